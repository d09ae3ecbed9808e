import type { WallMoment } from '../wall/moment.ts';
import { isNameless, type Nameless } from '../wall/moment-kinds.ts';
import type { GuestMoment } from './guest-moment.ts';

/** A guest in a moment, with the name that everybody saw at that time. */
export interface MomentGuest {
  readonly sessionId: string;
  readonly name: string;
}

interface Base {
  /** The id is the same at every server and does not reveal which guests the moment is about. */
  readonly id: string;
  readonly at: number;
}

/** Something that happened in the room. */
export type Moment =
  | (Base & { readonly kind: 'clink'; readonly guests: readonly [MomentGuest, MomentGuest] })
  | (Base & { readonly kind: 'first-toast'; readonly guests: readonly [MomentGuest] })
  | Nameless<WallMoment>;

export function guestsOf(moment: Moment): readonly MomentGuest[] {
  return isNameless(moment) ? [] : moment.guests;
}

/** Returns the present name of a guest, or null if the guest may not be named. */
type NameOf = (guest: MomentGuest) => string | null;

/** The moment as a wall shows it. Null if one of its guests may no longer be named. */
export function wallMoment(moment: Moment, at: number, nameOf: NameOf): WallMoment | null {
  if (isNameless(moment)) return { ...moment, at };
  const { id } = moment;
  const [name, other] = moment.guests.map(nameOf);
  if (!name) return null;
  if (moment.kind === 'first-toast') return { id, at, kind: 'first-toast', name };
  return other ? { id, at, kind: 'clink', names: [name, other] } : null;
}

/** The moment as this guest receives it. Null for a clink of other guests. */
export function momentFor(sessionId: string, moment: Moment, nameOf: NameOf): GuestMoment | null {
  if (isNameless(moment)) return moment;
  const { id, at } = moment;
  if (moment.kind === 'first-toast') {
    const name = nameOf(moment.guests[0]);
    return name === null ? null : { id, at, kind: 'first-toast', name };
  }
  const [one, other] = moment.guests;
  if (one.sessionId !== sessionId && other.sessionId !== sessionId) return null;
  const name = nameOf(one.sessionId === sessionId ? other : one);
  return name === null ? null : { id, at, kind: 'clink', with: name };
}
