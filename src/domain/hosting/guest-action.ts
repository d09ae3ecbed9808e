import * as v from 'valibot';
import { guestNameSchema } from '../protocol/save-request.ts';
import { type GuestState, guestStateOf, type Moderation } from '../session/moderation.ts';

/**
 * A host's action on one guest (docs/protocol.md#moderation). `from`: the guest's name as the host saw it. If another
 * host has renamed the guest meanwhile, the action is too late.
 */
export const guestActionSchema = v.variant('action', [
  v.object({ action: v.literal('rename'), name: guestNameSchema, from: v.exactOptional(v.string()) }),
  v.object({ action: v.literal('hide') }),
  v.object({ action: v.literal('show') }),
  v.object({ action: v.literal('let-in') }),
  v.object({ action: v.literal('turn-away') }),
  v.object({ action: v.literal('remove'), mayReturn: v.optional(v.boolean(), true) }),
  v.object({ action: v.literal('restore') }),
]);
export type GuestAction = v.InferOutput<typeof guestActionSchema>;
/** The action as a caller sends it, in which some fields may be absent. */
export type SentGuestAction = v.InferInput<typeof guestActionSchema>;

/** The parts of a guest that an action reads and changes. */
export interface ModeratedGuest {
  readonly ownName: string;
  readonly moderation: Moderation;
}

interface Step {
  readonly from: readonly GuestState[];
  readonly to: Partial<Moderation>;
}

/** For each action: the states in which it is possible, and the state that it produces. */
const STEPS: Readonly<Record<Exclude<GuestAction['action'], 'rename'>, Step>> = {
  hide: { from: ['in'], to: { hidden: true } },
  show: { from: ['hidden'], to: { hidden: false } },
  'let-in': { from: ['knocked', 'waiting', 'turned-away'], to: { admission: 'in' } },
  'turn-away': { from: ['knocked', 'waiting'], to: { admission: 'turned-away' } },
  remove: { from: ['in', 'hidden', 'knocked', 'waiting', 'turned-away', 'barred'], to: { admission: 'removed' } },
  restore: { from: ['removed', 'barred'], to: { admission: 'in' } },
};
const BAR: Step = {
  from: ['in', 'hidden', 'knocked', 'waiting', 'turned-away', 'removed'],
  to: { admission: 'barred' },
};

/** The moderation after an action. Null if the action cannot change the guest's present state. */
export function moderatedBy(action: GuestAction, guest: ModeratedGuest): Moderation | null {
  if (action.action === 'rename') return renamed(action.name, action.from, guest);
  const { from, to } = action.action === 'remove' && !action.mayReturn ? BAR : STEPS[action.action];
  const { moderation } = guest;
  return from.includes(guestStateOf(moderation)) ? { ...moderation, ...to } : null;
}

function renamed(name: string, from: string | undefined, { ownName, moderation }: ModeratedGuest): Moderation | null {
  const shown = moderation.name ?? ownName;
  const isTooLate = moderation.name !== null && from !== undefined && from !== shown;
  if (isTooLate || name === shown) return null;
  return { ...moderation, name: name === ownName ? null : name };
}

/** The moderation before and after an action. */
export interface ModerationChange {
  readonly before: Moderation;
  readonly after: Moderation;
}

/** Undoes a change. Later changes of other parts stay. Null if the same part was changed again meanwhile. */
export function takenBack({ before, after }: ModerationChange, now: Moderation): Moderation | null {
  if (before.name !== after.name) return now.name === after.name ? { ...now, name: before.name } : null;
  if (before.hidden !== after.hidden) return now.hidden === after.hidden ? { ...now, hidden: before.hidden } : null;
  return now.admission === after.admission ? { ...now, admission: before.admission } : null;
}
