import type { Celebration } from '../../domain/celebration/celebration.ts';
import { type ShownSettings, USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import { type HouseRules, NO_RULES } from '../../domain/house/house-rules.ts';
import { underRules } from '../../domain/house/under-rules.ts';

/** The port to the celebrations with codes. Every read throws {StoreUnavailable} if they cannot be read. */
export interface CelebrationRegistry {
  /** `code` in its canonical spelling. Undefined if no celebration has it. */
  byCode(code: string): Celebration | undefined;
  byId(id: string): Celebration | undefined;
  /** The settings that the hosts have chosen. For a missing celebration, the default settings. */
  settingsOf(id: string): ShownSettings;
  houseRules(): HouseRules;
  /** The ids of all celebrations with the same owner. Empty if the celebration has no owner. */
  ofSameOwner(id: string): readonly string[];
  deletedIds(): readonly string[];
  /** The ids of celebrations that a host has deleted and that nobody can keep any more. `nowMs` is on the server's clock. */
  dueIds(nowMs: number): readonly string[];
  endedIds(nowMs: number): readonly string[];
  hasChanged(): boolean;
  /** Call this if the store contains sessions of celebrations with codes, because these celebrations must then exist. */
  expectSome(): void;
  /** Whether celebrations are known to exist. A new, empty database must then not be created. */
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
 * A registry whose settings are restricted by the rules of the house. `fixed`: the rules in a file, which take
 * precedence over those that operators have set.
 */
export function underHouse(registry: CelebrationRegistry, fixed: HouseRules | null): CelebrationRegistry {
  const houseRules = fixed === null ? registry.houseRules : () => fixed;
  return { ...registry, houseRules, settingsOf: (id) => underRules(houseRules(), registry.settingsOf(id)) };
}
