import { guestRows, leaderboardOf, rankingsOf } from '../src/domain/leaderboard.ts';
import type { SessionRecord } from '../src/domain/session-record.ts';
import { createSqliteStore } from '../src/server/store/sqlite.ts';
import type { Evening, GuestStory } from './evening.ts';

/**
 * The end check: on every phone each drink once, the server the same as the phone, every leaderboard the same as the
 * server. Returns what is wrong, in words.
 */
export async function findFaults({ time, server, guests }: Evening): Promise<string[]> {
  const records = await createSqliteStore(server.database.open()).alive(time.nowMs);
  const faults = guests.flatMap((guest, index) =>
    guestFaults(guest, records).map((fault) => `guest ${index + 1}: ${fault}`),
  );
  if (records.length !== guests.length)
    faults.push(`${records.length} sessions on the server for ${guests.length} guests`);
  return [...faults, ...boardFaults(guests, records, time.nowMs)];
}

function guestFaults({ phone, logged, away, either }: GuestStory, records: readonly SessionRecord[]): string[] {
  const faults: string[] = [];
  const [first] = phone.tabs;
  if (!first) return ['no tab is open'];
  const { identity, session, userName, pace } = first.store.getState();
  const ids = session.drinks.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) faults.push(`doubled on the phone: ${ids}`);
  for (const id of logged.keys()) {
    if (!away.has(id) && !either.has(id) && !ids.includes(id)) faults.push(`lost: ${id}`);
    if (away.has(id) && ids.includes(id)) faults.push(`came back: ${id}`);
  }
  for (const id of ids) if (!logged.has(id)) faults.push(`came from nowhere: ${id}`);
  for (const tab of phone.tabs) {
    const other = tab.store.getState();
    if (JSON.stringify(other.session.drinks) !== JSON.stringify(session.drinks))
      faults.push('two tabs differ in drinks');
    if (other.userName !== userName || other.pace !== pace) faults.push('two tabs differ in name or pace');
    if (other.session.revision !== session.revision) faults.push('two tabs differ in revision');
  }
  const record = records.find(({ sessionId }) => sessionId === identity.sessionId);
  if (!record) return [...faults, 'the server does not know the session'];
  const kept = record.drinks.map(({ id }) => id);
  if (kept.join() !== ids.join()) faults.push(`phone has ${ids}, server has ${kept}`);
  if (record.revision !== session.revision) faults.push(`revision ${session.revision}, server has ${record.revision}`);
  if (record.userName !== userName) faults.push(`name ${userName}, server has ${record.userName}`);
  if (record.drinkingPace !== pace) faults.push(`pace ${pace}, server has ${record.drinkingPace}`);
  return faults;
}

function boardFaults(guests: readonly GuestStory[], records: readonly SessionRecord[], nowMs: number): string[] {
  const expected = guestRows(leaderboardOf(rankingsOf(records, nowMs), 'all'))
    .map(describeRow)
    .join('; ');
  return guests
    .flatMap(({ phone }) => phone.tabs)
    .flatMap(({ live }) => {
      if (!live) return [];
      const { status, board } = live.getState();
      if (status !== 'live' || !board) return [`a leaderboard is ${status}`];
      const shown = guestRows(board).map(describeRow).join('; ');
      return shown === expected ? [] : [`a leaderboard shows ${shown} instead of ${expected}`];
    });
}

function describeRow(row: {
  rank: number | null;
  user_name: string;
  total_drinks: number;
  session_start: string;
}): string {
  return `${row.rank} ${row.user_name} ${row.total_drinks} ${row.session_start}`;
}
