import * as v from 'valibot';
import { HOST_ACTIONS, type HostActionName } from '../../../domain/hosting/host-action.ts';
import { ruledSchema } from '../../../domain/house/ruled.ts';
import { ADMISSIONS } from '../../../domain/session/moderation.ts';
import { all, change, first, type Work } from '../../hosts-data/work.ts';
import { settingsPartSchema } from './settings-part.ts';

const ABOUT_GUESTS = "(guest_id IS NOT NULL OR action = 'let-in-all')";
/** The maximum number of actions in the log of a celebration. Actions about guests have a separate, larger limit. */
const KEPT = [
  { which: `NOT ${ABOUT_GUESTS}`, most: 1_000 },
  { which: ABOUT_GUESTS, most: 3_000 },
];

const moderationSchema = v.object({
  name: v.nullable(v.string()),
  hidden: v.boolean(),
  admission: v.picklist(ADMISSIONS),
});

/** The changes of an action, by its kind: one guest, several guests, the celebration, or a host. */
const detailsSchema = v.object({
  guest: v.exactOptional(v.object({ before: moderationSchema, after: moderationSchema })),
  newName: v.exactOptional(v.string()),
  letIn: v.exactOptional(v.array(v.string())),
  celebration: v.exactOptional(v.object({ before: settingsPartSchema, after: settingsPartSchema })),
  word: v.exactOptional(v.string()),
  host: v.exactOptional(v.string()),
  hostId: v.exactOptional(v.string()),
  /** The rules of the house from this action on. */
  rules: v.exactOptional(ruledSchema),
});
export type ActionDetails = v.InferOutput<typeof detailsSchema>;

/** An action as it is stored. Times in ms on the server's clock. */
export interface StoredAction {
  readonly id: number;
  readonly celebrationId: string;
  readonly at: number;
  readonly hostId: string;
  /** Empty after the account was deleted, as is `undoneBy`. */
  readonly hostName: string;
  readonly action: HostActionName;
  readonly guestId: string | null;
  /** The guest's name at the time of the action. Empty after the guest's data were deleted. */
  readonly guestName: string | null;
  readonly details: ActionDetails;
  readonly undoneAt: number | null;
  readonly undoneBy: string | null;
}
export type NewAction = Omit<StoredAction, 'id' | 'undoneAt' | 'undoneBy'>;

type ActionRow = Omit<StoredAction, 'action' | 'details'> & { readonly action: string; readonly details: string };

const SELECT = `SELECT id, celebration_id AS "celebrationId", at, host_id AS "hostId", host_name AS "hostName", action,
  guest_id AS "guestId", guest_name AS "guestName", details, undone_at AS "undoneAt", undone_by AS "undoneBy"
  FROM host_actions`;

export const logTable = {
  *find(celebrationId: string, id: number): Work<StoredAction | undefined> {
    return fromRow(yield* first(`${SELECT} WHERE celebration_id = ? AND id = ?`, celebrationId, id));
  },
  /** The last action on a guest, without the action `exceptId`. */
  *lastOfGuest(celebrationId: string, guestId: string, exceptId = 0): Work<StoredAction | undefined> {
    const where = 'guest_id = ? AND celebration_id = ? AND id <> ?';
    return fromRow(yield* first(`${SELECT} WHERE ${where} ORDER BY id DESC LIMIT 1`, guestId, celebrationId, exceptId));
  },
  *lastOf(celebrationId: string, action: HostActionName): Work<StoredAction | undefined> {
    const where = 'celebration_id = ? AND action = ?';
    return fromRow(yield* first(`${SELECT} WHERE ${where} ORDER BY id DESC LIMIT 1`, celebrationId, action));
  },
  /** The last action at the door, without the action `exceptId`. */
  *lastLetIn(celebrationId: string, exceptId: number): Work<StoredAction | undefined> {
    const where = "celebration_id = ? AND id <> ? AND action IN ('let-in', 'let-in-all', 'turn-away')";
    return fromRow(yield* first(`${SELECT} WHERE ${where} ORDER BY id DESC LIMIT 1`, celebrationId, exceptId));
  },
  /** At most `limit` actions before the action `before`, the newest first. */
  *page(celebrationId: string, before: number, limit: number): Work<StoredAction[]> {
    const where = 'celebration_id = ? AND id < ?';
    const text = `${SELECT} WHERE ${where} ORDER BY id DESC LIMIT ?`;
    return (yield* all<ActionRow>(text, celebrationId, before, limit)).flatMap((row) => fromRow(row) ?? []);
  },
  /** A text that changes whenever a page of the log changes. */
  *version(celebrationId: string): Work<string> {
    const text = `SELECT MAX(id) AS last, COUNT(undone_at) AS undone, COUNT(NULLIF(guest_name, '')) AS guests,
      COUNT(NULLIF(host_name, '')) AS hosts FROM host_actions WHERE celebration_id = ?`;
    const { last, undone, guests, hosts } = (yield* first<Record<string, unknown>>(text, celebrationId)) ?? {};
    return [last ?? 0, undone, guests, hosts].join('-');
  },
  /** Returns the id. If the log is full, drops an action of the host with the most actions. */
  *add({ celebrationId, details, ...action }: NewAction): Work<number> {
    const { at, hostId, hostName, action: name, guestId, guestName } = action;
    const added = yield* first<{ id: number }>(
      `INSERT INTO host_actions (celebration_id, at, host_id, host_name, action, guest_id, guest_name, details)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
      ...[celebrationId, at, hostId, hostName, name, guestId, guestName, JSON.stringify(details)],
    );
    yield* keepShort(celebrationId);
    return added?.id ?? 0;
  },
  /** Changes nothing if the guest's data were already deleted, because the details may contain names. */
  setDetails: (id: number, details: ActionDetails): Work<number> =>
    change(
      "UPDATE host_actions SET details = ? WHERE id = ? AND (guest_id IS NULL OR guest_name <> '')",
      ...[JSON.stringify(details), id],
    ),
  remove: (id: number): Work<number> => change('DELETE FROM host_actions WHERE id = ?', id),
  removeAll: (celebrationId: string): Work<number> =>
    change('DELETE FROM host_actions WHERE celebration_id = ?', celebrationId),
  /** Returns false if the action was already undone. */
  *markUndone(id: number, at: number, by: string): Work<boolean> {
    const text = 'UPDATE host_actions SET undone_at = ?, undone_by = ? WHERE id = ? AND undone_at IS NULL';
    return (yield* change(text, at, by, id)) === 1;
  },
  unmarkUndone: (id: number): Work<number> =>
    change('UPDATE host_actions SET undone_at = NULL, undone_by = NULL WHERE id = ?', id),
  /**
   * Deletes the name of somebody who is no longer a host of any celebration. `undone_by` contains a name without an id.
   * So this also deletes, in that person's celebrations, every `undone_by` that is not the name of a present host.
   */
  *forgetHost(hostId: string): Work<void> {
    yield* change(
      `UPDATE host_actions SET undone_by = '' WHERE undone_by <> ''
       AND celebration_id IN (SELECT celebration_id FROM host_actions WHERE host_id = ?)
       AND undone_by NOT IN (SELECT name FROM celebration_hosts AS host
         WHERE host.celebration_id = host_actions.celebration_id)`,
      hostId,
    );
    const aboutHost = `%"hostId":${JSON.stringify(hostId)}%`;
    yield* change(
      "UPDATE host_actions SET details = '{}' WHERE action IN ('remove-host', 'take-over') AND details LIKE ?",
      aboutHost,
    );
    yield* change("UPDATE host_actions SET host_name = '' WHERE host_id = ?", hostId);
  },
};

/**
 * The maximum number of actions that a new action drops from the log. One drop makes room for the new action, and a
 * second one slowly shortens a log that is too long for another reason.
 */
const MOST_DROPPED = 2;

/**
 * Drops an action of the host with the most actions: the earliest of this host's most frequent kind. So nobody can push
 * an action out of the log by many other actions.
 */
function* keepShort(celebrationId: string): Work<void> {
  for (const { which, most } of KEPT) {
    const where = `celebration_id = ? AND ${which}`;
    const { count = 0 } =
      (yield* first<{ count: number }>(`SELECT COUNT(*) AS count FROM host_actions WHERE ${where}`, celebrationId)) ??
      {};
    const surplus = Math.min(Number(count) - most, MOST_DROPPED);
    for (let dropped = 0; dropped < surplus; dropped++) {
      const busiest = `SELECT host_id FROM host_actions WHERE ${where} GROUP BY host_id ORDER BY COUNT(*) DESC, MIN(id) LIMIT 1`;
      yield* change(
        `DELETE FROM host_actions WHERE id = (SELECT MIN(id) FROM host_actions WHERE ${where} AND host_id = (${busiest})
         GROUP BY action, guest_id ORDER BY COUNT(*) DESC, MIN(id) LIMIT 1)`,
        ...[celebrationId, celebrationId],
      );
    }
  }
}

function fromRow(row: ActionRow | undefined): StoredAction | undefined {
  const action = HOST_ACTIONS.find((known) => known === row?.action);
  if (!row || !action) return undefined;
  const details = v.safeParse(v.pipe(v.string(), v.parseJson(), detailsSchema), row.details);
  return { ...row, action, details: details.success ? details.output : {} };
}
