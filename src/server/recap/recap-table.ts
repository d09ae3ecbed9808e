import { readSums, type Sums } from '../../domain/recap/sums.ts';
import { all, change, first, type Work } from '../hosts-data/work.ts';
import type { StoredGroup } from '../store/store.ts';

/** A celebration whose recap must be made for this end. Times in ms. */
export interface DueRecap {
  readonly celebrationId: string;
  readonly endedAt: number;
}

/** A condition that the celebration exists, because nothing may be added to the recap of a deleted celebration. */
const IS_THERE = 'EXISTS (SELECT 1 FROM celebrations WHERE id = ? AND deleted_at IS NULL)';
const PUT_GROUP = `INSERT INTO recap_groups (celebration_id, group_id, sums) SELECT ?, ?, ? WHERE ${IS_THERE} ON CONFLICT`;

export const recapTable = {
  /** The sums of each group. Damaged groups are left out. */
  *groupsOf(celebrationId: string): Work<Sums[]> {
    const text = 'SELECT sums FROM recap_groups WHERE celebration_id = ? AND sums IS NOT NULL';
    const rows = yield* all<{ sums: string }>(text, celebrationId);
    return rows.flatMap(({ sums }) => readSums(sums) ?? []);
  },
  /** The end for which the recap was made. Null if there is no recap. */
  *completeFor(celebrationId: string): Work<number | null> {
    const text = 'SELECT ended_at FROM recaps WHERE celebration_id = ?';
    return (yield* first<{ ended_at: number }>(text, celebrationId))?.ended_at ?? null;
  },
  /** Celebrations that had ended at this time and have no recap yet. An unknown end counts as 0. */
  *due(endedBefore: number): Work<DueRecap[]> {
    const text = `SELECT id, COALESCE(celebrations.ended_at, 0) AS ended FROM celebrations
      LEFT JOIN recaps ON recaps.celebration_id = celebrations.id
      WHERE state = 'over' AND deletes_at IS NULL AND deleted_at IS NULL AND COALESCE(celebrations.ended_at, 0) <= ?
      AND (recaps.ended_at IS NULL OR recaps.ended_at <> COALESCE(celebrations.ended_at, 0))`;
    const rows = yield* all<{ id: string; ended: number }>(text, endedBefore);
    return rows.map(({ id, ended }) => ({ celebrationId: id, endedAt: Number(ended) }));
  },
  complete: ({ celebrationId, endedAt }: DueRecap): Work<number> =>
    change(
      `INSERT INTO recaps (celebration_id, ended_at) SELECT ?, CAST(? AS BIGINT) WHERE ${IS_THERE}
       ON CONFLICT (celebration_id) DO UPDATE SET ended_at = excluded.ended_at`,
      ...[celebrationId, endedAt, celebrationId],
    ),
  /** Stores groups. May run twice for the same groups. A group that a guest has left is not stored again. */
  *putGroups(groups: readonly StoredGroup[]): Work<void> {
    for (const { celebrationId, groupId, sums } of groups) {
      const then = sums === null ? '(celebration_id, group_id) DO UPDATE SET sums = NULL' : 'DO NOTHING';
      yield* change(`${PUT_GROUP} ${then}`, celebrationId, groupId, sums, celebrationId);
    }
  },
  *removeAll(celebrationId: string): Work<number> {
    for (const table of ['recaps', 'recap_groups', 'recap_mails'])
      yield* change(`DELETE FROM ${table} WHERE celebration_id = ?`, celebrationId);
    return 0;
  },
};
