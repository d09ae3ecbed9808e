import * as v from 'valibot';
import { guestListSchema } from '../../src/domain/leaderboard/answers.ts';
import type { Leaderboard } from '../../src/domain/leaderboard/leaderboard.ts';
import type { ClusterNode } from './cluster.ts';
import { type Guest, shownRow } from './guest.ts';
import type { Stored } from './stored.ts';

/** Why the phones are not at rest. Null if everything is saved and every leaderboard is what PostgreSQL says. */
export function unrestOf(guests: readonly Guest[], stored: Stored): string | null {
  const leaderboards = leaderboardsIn(stored);
  for (const { id, stores, isSaved, feed, celebration } of guests) {
    const { leaderboard, status } = feed.getState();
    if (stores.some((store) => store.getState().identity.sessionId !== id)) return `${id} has another session now`;
    if (!isSaved()) return `${id} has something unsaved`;
    if (status !== 'live') return `${id} is ${status}`;
    const difference = differenceOf(leaderboards.get(celebration.code), rowsOf(leaderboard));
    if (difference) return `the leaderboard of ${id} differs: ${difference}`;
  }
  return null;
}

/** The same for the lists that a server gives. */
export async function unrestAt({ name, server }: ClusterNode, stored: Stored): Promise<string | null> {
  for (const [code, expected] of leaderboardsIn(stored)) {
    const response = await fetch(`${server.url}/api/leaderboard/guests?c=${code}`).catch(() => null);
    if (!response?.ok) return `server ${name} answers ${response?.status ?? 'nothing'}`;
    const { rows } = v.parse(guestListSchema, await response.json());
    const shown = rows.map(
      (row) => [row.session_id, shownRow(row.user_name, row.total_drinks, row.drinking_pace, row.variety)] as const,
    );
    const difference = differenceOf(expected, new Map(shown));
    if (difference) return `the leaderboard of ${code} at server ${name} differs: ${difference}`;
  }
  return null;
}

type Rows = ReadonlyMap<string, string>;

export function rowsOf(leaderboard: Leaderboard | null): Rows {
  const shown = [...(leaderboard?.shown.values() ?? [])];
  return new Map(
    shown.map((guest) => [
      guest.sessionId,
      shownRow(guest.userName, guest.totalDrinks, guest.drinkingPace, guest.variety),
    ]),
  );
}

function leaderboardsIn(stored: Stored): Map<string, Map<string, string>> {
  const leaderboards = new Map<string, Map<string, string>>();
  for (const [id, { code, row }] of stored) {
    const leaderboard = leaderboards.get(code) ?? new Map<string, string>();
    leaderboards.set(code, leaderboard);
    if (row !== null) leaderboard.set(id, row);
  }
  return leaderboards;
}

function differenceOf(expected: Rows = new Map(), shown: Rows): string | null {
  for (const id of new Set([...expected.keys(), ...shown.keys()])) {
    const [right = 'nobody', wrong = 'nobody'] = [expected.get(id), shown.get(id)];
    if (right !== wrong) return `${id} is '${wrong}' instead of '${right}'`;
  }
  return null;
}
