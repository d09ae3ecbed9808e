import { randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import { fillGroups, isSeenByHosts } from '../../domain/recap/groups.ts';
import { readSums, writeSums } from '../../domain/recap/sums.ts';
import type { StoredEntry } from '../../domain/session/drink-entry.ts';
import type { NewGroup, StoredGroup } from './store.ts';

export interface PurgedGuest {
  readonly celebration_id: string;
  readonly hidden: number;
  readonly is_quiet: number;
  /** Null if the guest is already in a group, or belongs to no recap. */
  readonly drinks: string | null;
}

/** Purged guests of one celebration who can be in a group together. */
export interface PurgedTogether {
  readonly celebrationId: string;
  readonly isSeen: boolean;
  /** The drinks of each guest. */
  readonly guests: readonly (readonly StoredEntry[])[];
}

/** A group that waits for more guests is deleted after this time, because data of so few guests may not be kept. */
export const OPEN_GROUP_MS = SESSION_LIFETIME_MS;

export const newGroupId = (): string => randomBytes(12).toString('base64url');

/** The operations of the sessions' store on recap groups. They run in the caller's transaction. */
export function openRecapTable(db: Database) {
  const dropMember = db.prepare<[string], { celebration_id: string; group_id: string }>(
    'DELETE FROM recap_members WHERE session_id = ? RETURNING celebration_id, group_id',
  );
  const putMember = db.prepare('INSERT INTO recap_members VALUES (?, ?, ?)');
  const findUngrouped = db.prepare<[string], { session_id: string }>(
    `SELECT session_id FROM drink_sessions WHERE celebration_id = ? AND celebration_id <> '${OPEN_CELEBRATION_ID}'
     AND admission = 'in' AND NOT EXISTS (SELECT 1 FROM recap_members AS member
       WHERE member.session_id = drink_sessions.session_id)`,
  );
  const findMember = db.prepare<[string, number], object>(
    `SELECT 1 FROM drink_sessions WHERE session_id = ? AND version = ? AND admission = 'in'
     AND NOT EXISTS (SELECT 1 FROM recap_members AS member WHERE member.session_id = drink_sessions.session_id)`,
  );
  const putWaiting = db.prepare('INSERT OR REPLACE INTO recap_outbox VALUES (@groupId, @celebrationId, @sums)');
  const findWaiting = db.prepare<[number], StoredGroup>(
    'SELECT group_id AS groupId, celebration_id AS celebrationId, sums FROM recap_outbox LIMIT ?',
  );
  const dropWaiting = db.prepare<StoredGroup>('DELETE FROM recap_outbox WHERE group_id = @groupId AND sums IS @sums');
  const findOpen = db.prepare<[string, number], { sums: string }>(
    'SELECT sums FROM recap_open_groups WHERE celebration_id = ? AND is_seen = ?',
  );
  const putOpen = db.prepare(
    'INSERT INTO recap_open_groups VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET sums = excluded.sums',
  );
  const dropOpen = db.prepare('DELETE FROM recap_open_groups WHERE celebration_id = ? AND is_seen = ?');
  const dropOldOpen = db.prepare('DELETE FROM recap_open_groups WHERE opened_at < ?');
  const forgetOpen = db.prepare('DELETE FROM recap_open_groups WHERE celebration_id = ?');
  const forgetWaiting = db.prepare('DELETE FROM recap_outbox WHERE celebration_id = ?');

  function putTogether({ celebrationId, isSeen, guests }: PurgedTogether, nowMs: number): void {
    const before = findOpen.get(celebrationId, Number(isSeen));
    const { full, open } = fillGroups(readSums(before?.sums), guests);
    for (const sums of full) putWaiting.run({ groupId: newGroupId(), celebrationId, sums: writeSums(sums) });
    if (open) putOpen.run(celebrationId, Number(isSeen), writeSums(open), nowMs);
    else if (before) dropOpen.run(celebrationId, Number(isSeen));
  }

  return {
    ungrouped: (celebrationId: string): string[] => findUngrouped.all(celebrationId).map((row) => row.session_id),
    addGroup({ celebrationId, groupId, sums, members }: NewGroup): boolean {
      const isStill = members.every(({ sessionId, version }) => findMember.get(sessionId, version) !== undefined);
      if (!isStill) return false;
      for (const { sessionId } of members) putMember.run(sessionId, celebrationId, groupId);
      putWaiting.run({ groupId, celebrationId, sums: writeSums(sums) });
      return true;
    },
    /** Removes a guest's whole group from the recap. Call it when the guest is deleted or no longer in. */
    leave(sessionId: string): void {
      const member = dropMember.get(sessionId);
      if (member) putWaiting.run({ groupId: member.group_id, celebrationId: member.celebration_id, sums: null });
    },
    /** Call it when the evening of a guest has ended, after which the guest can no longer leave the group. */
    forgetMember: (sessionId: string): void => void dropMember.get(sessionId),
    groupPurged(rows: readonly PurgedGuest[], nowMs: number): void {
      dropOldOpen.run(nowMs - OPEN_GROUP_MS);
      for (const together of togetherIn(rows)) putTogether(together, nowMs);
    },
    forgetCelebration(celebrationId: string): void {
      forgetOpen.run(celebrationId);
      forgetWaiting.run(celebrationId);
    },
    waiting: (limit: number): StoredGroup[] => findWaiting.all(limit),
    carried: (groups: readonly StoredGroup[]): void => {
      for (const group of groups) dropWaiting.run(group);
    },
  };
}

/** The purged guests whose drinks can be read and must be counted. */
export function togetherIn(rows: readonly PurgedGuest[]): PurgedTogether[] {
  const found = new Map<string, PurgedTogether & { guests: (readonly StoredEntry[])[] }>();
  for (const row of rows) {
    const drinks = row.drinks === null ? null : readDrinks(row.drinks);
    if (!drinks) continue;
    const { celebration_id: celebrationId } = row;
    const isSeen = isSeenByHosts({ hidden: row.hidden === 1, isQuiet: row.is_quiet === 1 });
    const key = `${celebrationId} ${isSeen}`;
    const together = found.get(key) ?? { celebrationId, isSeen, guests: [] };
    found.set(key, together);
    together.guests.push(drinks);
  }
  return [...found.values()];
}

/** Null if the drinks are damaged. Checks only the fields that a sum needs, because a purge reads thousands of drinks. */
function readDrinks(stored: string): readonly StoredEntry[] | null {
  try {
    const drinks: unknown = JSON.parse(stored);
    return Array.isArray(drinks) && drinks.every(isDrink) ? drinks : null;
  } catch {
    return null;
  }
}

function isDrink(value: unknown): value is StoredEntry {
  const { drinkType, timestamp } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof drinkType === 'string' && Number.isSafeInteger(timestamp);
}
