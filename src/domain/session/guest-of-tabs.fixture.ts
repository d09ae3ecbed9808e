import { MINUTE_MS } from '../limits.ts';
import { type DrinkEntry, newDrinkEntry } from './drink-entry.ts';
import { addDrink, type DrinkSession, resetSession, touched, undoDrink } from './drink-session.ts';
import { isHidden, withHidden } from './hiding.ts';
import type { PaceId } from './pace.ts';

export interface Phone {
  readonly session: DrinkSession;
  /** Written beside the session: the last writer wins. */
  readonly userName: string;
  readonly pace: PaceId;
}

export type Change = 'add' | 'undo' | 'reset' | 'rename' | 'turn';

/** The guest in front of the tabs: what each change does to the phone, and what must be true of it in the end. */
export function guestOfTabs() {
  let now = 0;
  const added: DrinkEntry[] = [];
  const gone = new Set<string>();
  /** In which tab 'Hide me' was turned, each time. */
  const turnedIn: number[] = [];

  const changes: Record<Change, (session: DrinkSession, changeId: string, tab: number) => DrinkSession> = {
    add: (session, changeId) => {
      const drink = newDrinkEntry({ drinkType: 'beer' }, now, 'z');
      added.push(drink);
      return addDrink(session, drink, changeId);
    },
    undo: (session, changeId) => {
      const last = session.drinks.at(-1);
      if (!last) return touched(session, changeId);
      gone.add(last.id);
      return undoDrink(session, last.id, changeId);
    },
    turn: (session, changeId, tab) => {
      turnedIn.push(tab);
      return withHidden(session, !isHidden(session), changeId);
    },
    rename: touched,
    reset: (session, changeId) => {
      for (const { id } of session.drinks) gone.add(id);
      return resetSession(session, now, changeId);
    },
  };

  /** Each change comes two minutes after the one before. An undo without a drink renames. */
  function change(phone: Phone, what: Change, tab: number): Phone {
    now += 2 * MINUTE_MS;
    const changeId = `c${now}`;
    const isRenamed = what === 'rename' || (what === 'undo' && phone.session.drinks.length === 0);
    const session = changes[what](phone.session, changeId, tab);
    return isRenamed ? { ...phone, session, userName: changeId } : { ...phone, session };
  }

  return { change, added, gone, turnedIn };
}
