import type { Celebration } from '../../domain/celebration/celebration.ts';
import { type ShownSettings, USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import { type HouseRules, NO_RULES } from '../../domain/house/house-rules.ts';
import { underRules } from '../../domain/house/under-rules.ts';

/** The port to the celebrations with codes. Every reading throws {StoreUnavailable} if they cannot be read. */
export interface CelebrationRegistry {
  /** `code` in its canonical spelling. Undefined if no celebration has it. */
  byCode(code: string): Celebration | undefined;
  byId(id: string): Celebration | undefined;
  /** The settings that its hosts have chosen. For a celebration that does not exist, the usual settings. */
  settingsOf(id: string): ShownSettings;
  /** The rules of the house that operators have set. */
  houseRules(): HouseRules;
  /** The ids of all celebrations of its owner. Empty if it has none. */
  ofSameOwner(id: string): readonly string[];
  /** Every celebration that was ever deleted. */
  deletedIds(): readonly string[];
  /** The celebrations that a host has deleted and nobody can keep any more. `nowMs` is on the server's clock. */
  dueIds(nowMs: number): readonly string[];
  /** Celebrations that are still open although their end has come. */
  endedIds(nowMs: number): readonly string[];
  /** Whether any celebration may have changed since the last call. */
  hasChanged(): boolean;
  /** Call this if the store has sessions of celebrations with codes: these celebrations must then exist too. */
  expectSome(): void;
  /** Whether celebrations are known to exist. Nobody may then create a new database without them. */
  expectsSome(): boolean;
  close(): void;
}

/** For a server that has only the open celebration. */
export const NO_CELEBRATIONS: CelebrationRegistry = {
  byCode: () => undefined,
  byId: () => undefined,
  settingsOf: () => USUAL_SETTINGS,
  houseRules: () => NO_RULES,
  ofSameOwner: () => [],
  deletedIds: () => [],
  dueIds: () => [],
  endedIds: () => [],
  hasChanged: () => false,
  expectSome: () => {},
  expectsSome: () => false,
  close: () => {},
};

/**
 * The registry with the settings that count under the rules of the house. `fixed`: the rules in a file, which win over those
 * that operators have set.
 */
export function underHouse(registry: CelebrationRegistry, fixed: HouseRules | null): CelebrationRegistry {
  const houseRules = fixed === null ? registry.houseRules : () => fixed;
  return { ...registry, houseRules, settingsOf: (id) => underRules(houseRules(), registry.settingsOf(id)) };
}
