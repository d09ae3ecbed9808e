import { fillGroups } from '../../domain/recap/groups.ts';
import { readSums, writeSums } from '../../domain/recap/sums.ts';
import { newGroupId, OPEN_GROUP_MS, type PurgedGuest, type PurgedTogether, togetherIn } from '../store/recap-table.ts';
import type { NewGroup, RecapStore, StoredGroup } from '../store/store.ts';
import type { Database } from './database.ts';
import { IS_UNGROUPED, PURGE_GROUPED } from './session-statements.ts';

type Query = Database['query'];

export interface EndedRow {
  readonly session_id: string;
  readonly celebration_id: string;
  readonly gone_at: number;
}

const HAS_EXPIRED = `gone_at IS NULL AND expires_at < $1 AND ${IS_UNGROUPED}`;
const OF_ONE = 'AND session_id = $2';
const WHETHER_EXPIRED = `SELECT 1 FROM sessions WHERE ${HAS_EXPIRED}`;
const EXPIRED = (alsoIf: string, limit: number) => `
  SELECT session_id, celebration_id, hidden, is_quiet, drinks_data AS drinks FROM sessions WHERE ${HAS_EXPIRED} ${alsoIf}
  ORDER BY expires_at, session_id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
const UNGROUPED = `SELECT session_id FROM sessions WHERE gone_at IS NULL AND celebration_id = $1 AND ${IS_UNGROUPED}`;
const STILL_IN = `
  SELECT session_id, version FROM sessions WHERE session_id = ANY ($1) AND gone_at IS NULL AND ${IS_UNGROUPED}
  ORDER BY session_id FOR UPDATE`;

/** Thrown to roll a transaction back. */
class HasChanged extends Error {}

/**
 * The groups of recaps, in the same database as the hosts' data. When a guest leaves, a trigger removes the guest's
 * group from the recap (src/server/postgres/recap-migration.ts).
 */
export function createPostgresRecap(database: Pick<Database, 'query' | 'transact'>) {
  const { query, transact } = database;

  async function put(work: Query, { celebrationId, isSeen, guests }: PurgedTogether, nowMs: number): Promise<void> {
    const at = [celebrationId, Number(isSeen)];
    const found = await work<{ sums: string }>(
      'SELECT sums FROM recap_open_groups WHERE celebration_id = $1 AND is_seen = $2 FOR UPDATE',
      at,
    );
    const { full, open } = fillGroups(readSums(found.rows[0]?.sums), guests);
    const groups = full.map((sums) => ({ celebrationId, groupId: newGroupId(), sums: writeSums(sums) }));
    await addGroups(work, groups);
    if (open)
      await work(
        `INSERT INTO recap_open_groups VALUES ($1, $2, $3, $4)
         ON CONFLICT (celebration_id, is_seen) DO UPDATE SET sums = excluded.sums`,
        [...at, writeSums(open), nowMs],
      );
    else if (found.rows.length > 0)
      await work('DELETE FROM recap_open_groups WHERE celebration_id = $1 AND is_seen = $2', at);
  }

  async function groupAndEmpty(work: Query, nowMs: number, limit: number, sessionId?: string): Promise<EndedRow[]> {
    const found = await work<PurgedGuest & { session_id: string }>(
      EXPIRED(sessionId === undefined ? '' : OF_ONE, limit),
      sessionId === undefined ? [nowMs] : [nowMs, sessionId],
    );
    const alive = await existing(work, [...new Set(found.rows.map((row) => row.celebration_id))]);
    const rows = found.rows.filter((row) => alive.has(row.celebration_id));
    for (const together of togetherIn(rows)) await put(work, together, nowMs);
    const ids = found.rows.map((row) => row.session_id);
    return (await work<EndedRow>(PURGE_GROUPED, [nowMs, limit, ids])).rows;
  }

  return {
    ungrouped: async (celebrationId) =>
      (await query<{ session_id: string }>(UNGROUPED, [celebrationId])).rows.map((row) => row.session_id),
    addGroup: ({ celebrationId, groupId, sums, members }: NewGroup) =>
      transact(async (work) => {
        const ids = members.map(({ sessionId }) => sessionId);
        const found = await work<{ session_id: string; version: number }>(STILL_IN, [ids]);
        const versions = new Map(found.rows.map((row) => [row.session_id, row.version]));
        if (!members.every(({ sessionId, version }) => versions.get(sessionId) === version)) throw new HasChanged();
        const rows = ids.map((_, index) => `($${index + 3}, $1, $2)`).join(', ');
        await work(`INSERT INTO recap_members VALUES ${rows}`, [celebrationId, groupId, ...ids]);
        if (!(await existing(work, [celebrationId])).has(celebrationId)) throw new HasChanged();
        await addGroups(work, [{ celebrationId, groupId, sums: writeSums(sums) }]);
        return true;
      }).catch((error: unknown) => {
        if (error instanceof HasChanged) return false;
        throw error;
      }),
    waiting: async () => [],
    carried: async () => {},
    /** Puts expired sessions into groups, and turns them into tombstones. */
    async purge(nowMs: number, limit: number, sessionId?: string): Promise<EndedRow[]> {
      await query('DELETE FROM recap_open_groups WHERE opened_at < $1', [nowMs - OPEN_GROUP_MS]);
      const some = await query(`${WHETHER_EXPIRED} LIMIT 1`, [nowMs]);
      if (some.rows.length === 0) return [];
      return transact((work) => groupAndEmpty(work, nowMs, limit, sessionId));
    },
    async forgetCelebration(celebrationId: string): Promise<void> {
      await query('DELETE FROM recap_open_groups WHERE celebration_id = $1', [celebrationId]);
    },
  } satisfies RecapStore & Readonly<Record<string, unknown>>;
}

async function existing(work: Query, celebrationIds: readonly string[]): Promise<ReadonlySet<string>> {
  const text = 'SELECT id FROM celebrations WHERE id = ANY ($1) AND deleted_at IS NULL';
  return new Set((await work<{ id: string }>(text, [celebrationIds])).rows.map(({ id }) => id));
}

async function addGroups(work: Query, groups: readonly StoredGroup[]): Promise<void> {
  if (groups.length === 0) return;
  const rows = groups.map((_, index) => `($${3 * index + 1}, $${3 * index + 2}, $${3 * index + 3})`).join(', ');
  await work(
    `INSERT INTO recap_groups (celebration_id, group_id, sums) VALUES ${rows}`,
    groups.flatMap(({ celebrationId, groupId, sums }) => [celebrationId, groupId, sums]),
  );
}
