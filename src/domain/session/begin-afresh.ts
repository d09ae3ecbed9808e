import { type DrinkSession, isExpired, startSession, unsentIds } from './drink-session.ts';
import { isHidden, withHidden } from './hiding.ts';

/**
 * What goes on under a fresh id when the server no longer knows `gone` (contract, 410): hidden as before, with the drinks
 * that were never sent and their session start, unless that evening is over by this phone's own clock.
 */
export function beginAfresh(gone: DrinkSession, nowMs: number, changeId: string): DrinkSession {
  const fresh = withHidden(startSession(nowMs, changeId), isHidden(gone), changeId);
  const unsent = unsentIds(gone);
  if (unsent.length === 0 || isExpired(gone.sessionStart, nowMs)) return fresh;
  const drinks = gone.drinks.filter(({ id }) => unsent.includes(id));
  return { ...fresh, drinks, unsent, sessionStart: gone.sessionStart };
}
