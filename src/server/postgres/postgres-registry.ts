import type { Celebration } from '../../domain/celebration/celebration.ts';
import { type HouseRules, NO_RULES } from '../../domain/house/house-rules.ts';
import { type CelebrationRow, fromRow, hasEnded } from '../celebrations/celebration-table.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import { settingsIn } from '../hosts-data/celebration-columns.ts';
import { createRulesReader } from '../hosts-data/house-table.ts';
import type { Database } from './database.ts';

/**
 * The celebrations that changed, including deleted ones. The range of transactions is the same as in
 * src/server/postgres/session-feed.ts.
 */
const CHANGED = `
  SELECT celebrations.*,
  (SELECT min(host_id) FROM celebration_hosts WHERE celebration_id = celebrations.id AND role = 'owner') AS owner_id,
  pg_snapshot_xmin(pg_current_snapshot())::text AS xmin
  FROM celebrations WHERE xid >= $1::xid8`;

type ChangedRow = CelebrationRow & {
  readonly deleted_at: number | null;
  /** The account of the owner. Null if nobody owns the celebration. */
  readonly owner_id: string | null;
  readonly xid: string;
  readonly xmin: string;
};

export interface PostgresRegistry extends CelebrationRegistry {
  /**
   * Reads all changes that were committed before the call. Returns the ids of the changed celebrations: all
   * celebrations if the rules of the house changed.
   */
  refresh(): Promise<readonly string[]>;
  /** The ids of the celebrations that changed since the last call, whoever called `refresh`. */
  takeUnfollowed(): string[];
}

/**
 * The registry of all celebrations. It is kept in memory, because a save must decide synchronously, and the open
 * celebration must not wait for others. Each celebration takes a few hundred bytes.
 */
export async function loadRegistry(database: Pick<Database, 'query'>): Promise<PostgresRegistry> {
  const rows = new Map<string, ChangedRow>();
  const idsByCode = new Map<string, string>();
  /** A deleted celebration needs only its id and the transaction that deleted it. */
  const deleted = new Map<string, string>();
  const unfollowed = new Set<string>();
  const rulesIn = createRulesReader();
  let houseRules: HouseRules = NO_RULES;
  let since = '0';
  let hasChanged = true;
  let lastReading: Promise<unknown> = Promise.resolve();

  async function read(): Promise<string[]> {
    const found = await database.query<ChangedRow>(CHANGED, [since]);
    since = found.rows[0]?.xmin ?? since;
    const changed = found.rows.filter(({ id, xid }) => (rows.get(id)?.xid ?? deleted.get(id)) !== xid);
    for (const row of changed) {
      keep(row);
      unfollowed.add(row.id);
    }
    const rules = rulesIn(await readRules());
    const others = rules === houseRules ? [] : [...rows.keys()];
    houseRules = rules;
    for (const id of others) unfollowed.add(id);
    hasChanged ||= changed.length + others.length > 0;
    return [...new Set([...changed.map(({ id }) => id), ...others])];
  }

  async function readRules(): Promise<string | null> {
    const found = await database.query<{ rules: string | null }>('SELECT rules FROM house');
    return found.rows[0]?.rules ?? null;
  }

  function keep(row: ChangedRow): void {
    if (row.deleted_at === null) {
      rows.set(row.id, row);
      idsByCode.set(row.code, row.id);
    } else {
      rows.delete(row.id);
      idsByCode.delete(row.code);
      deleted.set(row.id, row.xid);
    }
  }

  function find(id: string | undefined): ChangedRow | undefined {
    return id === undefined ? undefined : rows.get(id);
  }

  /** Reads run one after the other, so that no earlier state replaces a later one. */
  function refresh(): Promise<string[]> {
    const reading = lastReading.then(read);
    lastReading = reading.catch(() => {});
    return reading;
  }

  function takeUnfollowed(): string[] {
    const ids = [...unfollowed];
    unfollowed.clear();
    return ids;
  }

  await refresh();
  // No leaderboard is in memory yet that would need these changes.
  takeUnfollowed();
  return {
    byCode: (code): Celebration | undefined => fromRow(find(idsByCode.get(code))),
    byId: (id) => fromRow(find(id)),
    settingsOf: (id) => settingsIn(find(id)),
    houseRules: () => houseRules,
    ofSameOwner: (id) => {
      const owner = find(id)?.owner_id;
      return owner ? [...rows.values()].filter((row) => row.owner_id === owner).map((row) => row.id) : [];
    },
    deletedIds: () => [...deleted.keys()],
    dueIds: (nowMs) => [...rows.values()].filter((row) => isDue(row, nowMs)).map(({ id }) => id),
    endedIds: (nowMs) => [...rows.values()].filter((row) => hasEnded(row, nowMs)).map(({ id }) => id),
    hasChanged: () => {
      const isNew = hasChanged;
      hasChanged = false;
      return isNew;
    },
    expectSome: () => {},
    expectsSome: () => true,
    close: () => {},
    refresh,
    takeUnfollowed,
  };
}

function isDue({ deletes_at: deletesAt, lasts_until: lastsUntil }: ChangedRow, nowMs: number): boolean {
  return [deletesAt, lastsUntil].some((at) => at !== null && at <= nowMs);
}
