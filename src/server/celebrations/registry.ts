import type { Celebration } from '../../domain/celebration/celebration.ts';
import { type CelebrationSettings, USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';

/** The port to the celebrations with codes. Every reading throws {StoreUnavailable} if they cannot be read. */
export interface CelebrationRegistry {
  /** `code` in its canonical spelling. Undefined if no celebration has it. */
  byCode(code: string): Celebration | undefined;
  byId(id: string): Celebration | undefined;
  /** The settings that its hosts have chosen. For a celebration that does not exist, the usual settings. */
  settingsOf(id: string): CelebrationSettings;
  /** The ids of all celebrations of its owner. Empty if it has none. */
  ofSameOwner(id: string): readonly string[];
  /** Every celebration that was ever deleted. */
  deletedIds(): readonly string[];
  /** Those that a host has deleted, and whose time to be kept is over. `nowMs` is on the server's clock. */
  dueIds(nowMs: number): readonly string[];
  /** Whether any celebration may have changed since the last call. */
  hasChanged(): boolean;
  /** Call this if the store has sessions of celebrations with codes. Then the celebrations must exist too. */
  expectSome(): void;
  /** Whether celebrations are known to exist, so that nobody may begin without them. */
  expectsSome(): boolean;
  close(): void;
}

/** For a server that has only the open celebration. */
export const NO_CELEBRATIONS: CelebrationRegistry = {
  byCode: () => undefined,
  byId: () => undefined,
  settingsOf: () => USUAL_SETTINGS,
  ofSameOwner: () => [],
  deletedIds: () => [],
  dueIds: () => [],
  hasChanged: () => false,
  expectSome: () => {},
  expectsSome: () => false,
  close: () => {},
};
