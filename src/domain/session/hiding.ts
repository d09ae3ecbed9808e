import type { KeptSession } from '../protocol.ts';
import { type DrinkSession, touched } from './drink-session.ts';

/** 'Hide me from the leaderboard'. The switch is kept as how often it was turned: of two tabs the higher count knows more. */
export function isHidden({ hideTurns }: Pick<DrinkSession, 'hideTurns'>): boolean {
  return hideTurns % 2 === 1;
}

/** A guest who already is as wished stays as it is. */
export function withHidden(session: DrinkSession, hidden: boolean, changeId: string): DrinkSession {
  if (isHidden(session) === hidden) return session;
  return touched({ ...session, hideTurns: session.hideTurns + 1 }, changeId);
}

/** What two tabs know of the switch, and of what the server was told of it. */
export function mergedTurns(a: DrinkSession, b: DrinkSession): Pick<DrinkSession, 'hideTurns' | 'hideTurnsTold'> {
  return {
    hideTurns: Math.max(a.hideTurns, b.hideTurns),
    hideTurnsTold: Math.max(a.hideTurnsTold, b.hideTurnsTold),
  };
}

/** A turn the server was not told of stays; otherwise it is as the server keeps it, wherever it was turned. */
export function turnsAfter(
  mine: DrinkSession,
  { hidden = isHidden(mine) }: KeptSession,
): Pick<DrinkSession, 'hideTurns' | 'hideTurnsTold'> {
  const { hideTurns, hideTurnsTold } = mine;
  if (hideTurns > hideTurnsTold) return { hideTurns, hideTurnsTold };
  const turns = isHidden(mine) === hidden ? hideTurns : hideTurns + 1;
  return { hideTurns: turns, hideTurnsTold: turns };
}
