import type { Position } from '../domain/location/nearby.ts';
import { startSession } from '../domain/session/drink-session.ts';
import { DEFAULT_PACE } from '../domain/session/pace.ts';
import type { StoredPhone } from './phone-storage.ts';

/** What a save can carry, in the order in which its failure is named (readings, Console messages). */
export type ChangeKind = 'name' | 'drinks' | 'pace';

/** Everything this phone knows of its guest. */
export interface Phone extends StoredPhone {
  /** False once a write failed: the app goes on in memory, and says so once. */
  readonly isStored: boolean;
  /** The revision at which each kind changed last, as far as this page has seen. */
  readonly changedAt: Readonly<Partial<Record<ChangeKind, number>>>;
  /** null: not shared. undefined: shared, but not taken again since the page was loaded. */
  readonly position: Position | null | undefined;
}

/** A phone whose storage nobody has read: what the page shows before its code has come, the same for everybody. */
export const UNREAD_PHONE: Phone = {
  identity: { sessionId: '', writeKey: '' },
  userName: null,
  pace: DEFAULT_PACE,
  session: startSession(0, ''),
  isStored: true,
  changedAt: {},
  position: null,
};
