import type { Database } from 'better-sqlite3';
import * as v from 'valibot';
import { CELEBRATION_STATES } from '../../domain/celebration/celebration.ts';
import { DOORS } from '../../domain/hosting/door.ts';
import { HOST_ACTIONS, type HostActionName } from '../../domain/hosting/host-action.ts';
import { ADMISSIONS } from '../../domain/hosting/moderation.ts';
import { BOARDS } from '../../domain/leaderboard/boards.ts';

/** The log keeps this many actions of a celebration. */
const MAX_ACTIONS = 1_000;

const moderationSchema = v.object({
  name: v.nullable(v.string()),
  hidden: v.boolean(),
  admission: v.picklist(ADMISSIONS),
});

/** What a celebration's hosts can set. An action has only what it changed. */
const settingsPartSchema = v.partial(
  v.object({
    names: v.string(),
    date: v.string(),
    timeZone: v.string(),
    language: v.string(),
    gettingHome: v.string(),
    door: v.picklist(DOORS),
    pausedAt: v.nullable(v.number()),
    state: v.picklist(CELEBRATION_STATES),
    boards: v.array(v.picklist(BOARDS)),
  }),
);
export type SettingsPart = v.InferOutput<typeof settingsPartSchema>;

/** What an action changed, by its kind: one guest, several guests, the celebration, or a host. */
const detailsSchema = v.object({
  guest: v.exactOptional(v.object({ before: moderationSchema, after: moderationSchema })),
  /** Of a renamed guest. */
  newName: v.exactOptional(v.string()),
  /** The ids of guests who were let in at once. */
  letIn: v.exactOptional(v.array(v.string())),
  celebration: v.exactOptional(v.object({ before: settingsPartSchema, after: settingsPartSchema })),
  /** The name or the email of another host. */
  host: v.exactOptional(v.string()),
});
export type ActionDetails = v.InferOutput<typeof detailsSchema>;

/** An action as it is stored. Times in ms on the server's clock. */
export interface StoredAction {
  readonly id: number;
  readonly celebrationId: string;
  readonly at: number;
  readonly hostId: string;
  readonly hostName: string;
  readonly action: HostActionName;
  readonly guestId: string | null;
  /** The name that everybody saw then. '' once the guest's data are deleted. */
  readonly guestName: string | null;
  readonly details: ActionDetails;
  readonly undoneAt: number | null;
  readonly undoneBy: string | null;
}
export type NewAction = Omit<StoredAction, 'id' | 'undoneAt' | 'undoneBy'>;

type ActionRow = Omit<StoredAction, 'action' | 'details'> & { readonly action: string; readonly details: string };

const COLUMNS = `id, celebration_id AS celebrationId, at, host_id AS hostId, host_name AS hostName, action,
  guest_id AS guestId, guest_name AS guestName, details, undone_at AS undoneAt, undone_by AS undoneBy`;

/** The statements about the log, in a migrated database. */
export function openActionTable(db: Database) {
  const find = db.prepare<[string, number], ActionRow>(
    `SELECT ${COLUMNS} FROM host_actions WHERE celebration_id = ? AND id = ?`,
  );
  const lastOfGuest = db.prepare<[string, string, number], ActionRow>(
    `SELECT ${COLUMNS} FROM host_actions WHERE guest_id = ? AND celebration_id = ? AND id <> ? ORDER BY id DESC LIMIT 1`,
  );
  const lastOf = db.prepare<[string, string], ActionRow>(
    `SELECT ${COLUMNS} FROM host_actions WHERE celebration_id = ? AND action = ? ORDER BY id DESC LIMIT 1`,
  );
  const lastLetIn = db.prepare<[string, number], ActionRow>(
    `SELECT ${COLUMNS} FROM host_actions WHERE celebration_id = ? AND id <> ? AND action IN ('let-in', 'let-in-all',
     'turn-away') ORDER BY id DESC LIMIT 1`,
  );
  const page = db.prepare<[string, number, number], ActionRow>(
    `SELECT ${COLUMNS} FROM host_actions WHERE celebration_id = ? AND id < ? ORDER BY id DESC LIMIT ?`,
  );
  const put = db.prepare(
    `INSERT INTO host_actions (celebration_id, at, host_id, host_name, action, guest_id, guest_name, details)
     VALUES (@celebrationId, @at, @hostId, @hostName, @action, @guestId, @guestName, @details)`,
  );
  const dropOld = db.prepare(
    `DELETE FROM host_actions WHERE celebration_id = @id AND id <= (SELECT id FROM host_actions
     WHERE celebration_id = @id ORDER BY id DESC LIMIT 1 OFFSET ${MAX_ACTIONS})`,
  );
  const putDetails = db.prepare('UPDATE host_actions SET details = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM host_actions WHERE id = ?');
  const removeAll = db.prepare('DELETE FROM host_actions WHERE celebration_id = ?');
  const markUndone = db.prepare(
    'UPDATE host_actions SET undone_at = ?, undone_by = ? WHERE id = ? AND undone_at IS NULL',
  );
  const unmarkUndone = db.prepare('UPDATE host_actions SET undone_at = NULL, undone_by = NULL WHERE id = ?');
  const forgetGuestsBefore = db.prepare(
    `UPDATE host_actions SET guest_name = '', details = '{}' WHERE guest_id IS NOT NULL AND at < ? AND guest_name <> ''`,
  );
  const forgetGuest = db.prepare("UPDATE host_actions SET guest_name = '', details = '{}' WHERE guest_id = ?");
  return {
    find: (celebrationId: string, id: number): StoredAction | undefined => fromRow(find.get(celebrationId, id)),
    /** The last action on a guest, apart from the one with the id `exceptId`. */
    lastOfGuest: (celebrationId: string, guestId: string, exceptId = 0): StoredAction | undefined =>
      fromRow(lastOfGuest.get(guestId, celebrationId, exceptId)),
    lastOf: (celebrationId: string, action: HostActionName): StoredAction | undefined =>
      fromRow(lastOf.get(celebrationId, action)),
    /** The last action at the door, apart from the one with the id `exceptId`. */
    lastLetIn: (celebrationId: string, exceptId: number): StoredAction | undefined =>
      fromRow(lastLetIn.get(celebrationId, exceptId)),
    /** At most `limit` actions before the one with the id `before`, the newest first. */
    page: (celebrationId: string, before: number, limit: number): StoredAction[] =>
      page.all(celebrationId, before, limit).flatMap((row) => fromRow(row) ?? []),
    /** Returns the id. The earliest actions beyond the limit are dropped. */
    add: (action: NewAction): number => {
      const { lastInsertRowid } = put.run({ ...action, details: JSON.stringify(action.details) });
      dropOld.run({ id: action.celebrationId });
      return Number(lastInsertRowid);
    },
    setDetails: (id: number, details: ActionDetails): void => void putDetails.run(JSON.stringify(details), id),
    remove: (id: number): void => void remove.run(id),
    removeAll: (celebrationId: string): void => void removeAll.run(celebrationId),
    /** Returns false if it is undone already. */
    markUndone: (id: number, at: number, by: string): boolean => markUndone.run(at, by, id).changes === 1,
    unmarkUndone: (id: number): void => void unmarkUndone.run(id),
    /** Deletes what the log says about a guest, except that something was done. */
    forgetGuest: (guestId: string): void => void forgetGuest.run(guestId),
    /** The same for everything older than `at`. */
    forgetGuestsBefore: (at: number): void => void forgetGuestsBefore.run(at),
  };
}

function fromRow(row: ActionRow | undefined): StoredAction | undefined {
  const action = HOST_ACTIONS.find((known) => known === row?.action);
  if (!row || !action) return undefined;
  const details = v.safeParse(v.pipe(v.string(), v.parseJson(), detailsSchema), row.details);
  return { ...row, action, details: details.success ? details.output : {} };
}
