import type { ServedModeration } from './served-moderation.ts';

/**
 * Whether a guest takes part (docs/protocol.md#moderation). Only a guest who is `in` is on a leaderboard and is
 * counted. A `removed` guest may ask to return, a `barred` guest may not. `knocked`: a new guest at the closed door, of
 * whom only the name is stored. Each save of such a guest is checked against the door again.
 */
export const ADMISSIONS = ['in', 'knocked', 'waiting', 'turned-away', 'removed', 'barred'] as const;
export type Admission = (typeof ADMISSIONS)[number];

/** The hosts' decisions about a guest. They override the guest's own state, and no save changes them. */
export interface Moderation {
  /** The name that everybody sees instead of the name that the guest chose. Null: the hosts have not renamed the guest. */
  readonly name: string | null;
  /** Whether the hosts hide the guest. The guest may hide as well. */
  readonly hidden: boolean;
  readonly admission: Admission;
}

export const UNMODERATED: Moderation = { name: null, hidden: false, admission: 'in' };
/** A new guest while the hosts let each guest in. */
export const AT_THE_DOOR: Moderation = { ...UNMODERATED, admission: 'waiting' };
/** A new guest while the door is closed. */
export const AT_THE_CLOSED_DOOR: Moderation = { ...UNMODERATED, admission: 'knocked' };

export const GUEST_STATES = [...ADMISSIONS, 'hidden'] as const;
/** The state of a guest as hosts see it: the admission, or `hidden` for a guest who is in and hidden by the hosts. */
export type GuestState = (typeof GUEST_STATES)[number];

/** Whether hosts have put a guest aside: hidden, not let in, or removed. */
export const isSetAside = (state: GuestState): boolean => state !== 'in' && state !== 'waiting' && state !== 'knocked';

export function guestStateOf({ admission, hidden }: Moderation): GuestState {
  return admission === 'in' && hidden ? 'hidden' : admission;
}

/** Whether the hosts let a guest be on the leaderboard. */
export function isShown(moderation: Moderation): boolean {
  return guestStateOf(moderation) === 'in';
}

/**
 * Undefined if the hosts have decided nothing about the guest. A guest who knocks gets the answer `door-closed`
 * instead. `handedOverAt` is when the hosts last handed the evening over to another phone.
 */
export function servedModerationOf(
  { name, hidden, admission }: Moderation,
  handedOverAt?: number,
): ServedModeration | undefined {
  const served: ServedModeration = {
    ...(name !== null && { name }),
    ...(hidden && { hidden }),
    ...(admission !== 'in' && admission !== 'knocked' && { admission }),
    ...(handedOverAt !== undefined && { handedOverAt }),
  };
  return Object.keys(served).length > 0 ? served : undefined;
}

/** The moderation after the guest has asked to come in. A removed or turned away guest then waits at the door. */
export function moderationAfterAsking(moderation: Moderation): Moderation {
  const mayAsk = moderation.admission === 'removed' || moderation.admission === 'turned-away';
  return mayAsk ? { ...moderation, admission: 'waiting' } : moderation;
}
