import * as v from 'valibot';
import { CELEBRATION_STATES } from '../celebration/celebration.ts';
import { GUEST_STATES } from '../session/moderation.ts';
import { wallMomentSchema } from '../wall/moment.ts';
import { count, timeMs } from '../whole-numbers.ts';
import { schemasOf } from './celebration-settings.ts';
import { HOST_ROLES } from './hosted-celebration.ts';

/** The events of a host's stream (docs/protocol.md#the-hosts-stream). Times in ms on the server's clock. */

/** A guest as hosts see them, without positions and single drinks. */
export const guestRowSchema = v.object({
  id: v.string(),
  /** The name that everybody sees. */
  name: v.string(),
  /** The guest's own name, if a host has replaced it. */
  ownName: v.exactOptional(v.string()),
  /** Null for a guest who hides from everybody or is quiet. */
  drinks: v.nullable(count),
  /** The time at which the guest's evening began. */
  since: timeMs,
  /**
   * The time at which the phone last saved, asked for news or closed the leaderboard, accurate to a minute. It is not
   * updated while the guest's leaderboard is open.
   */
  lastSeen: timeMs,
  /** Whether the guest's leaderboard is open now. */
  isHere: v.exactOptional(v.literal(true)),
  /** Whether the guest hides. */
  hides: v.exactOptional(v.literal(true)),
  /** Whether the guest is quiet. Then `since` and `lastSeen` are 0, and `isHere` is absent. */
  isQuiet: v.exactOptional(v.literal(true)),
  state: v.picklist(GUEST_STATES),
});
export type GuestRow = v.InferOutput<typeof guestRowSchema>;

/** A host of the celebration. */
export const roomHostSchema = v.object({
  id: v.string(),
  name: v.string(),
  role: v.picklist(HOST_ROLES),
  /** Whether the host has this room open. */
  isHere: v.boolean(),
});
export type RoomHost = v.InferOutput<typeof roomHostSchema>;

/** The latest events in the room. */
const latelySchema = v.object({
  /** The time of the last drink of a guest whom everybody sees, accurate to a minute. */
  lastToastAt: v.nullable(timeMs),
  /** The moments, the earliest first, with the guests' present names. */
  moments: v.array(wallMomentSchema),
});

/** The settings that the hosts' stream keeps up to date. */
export const LIVE_SETTINGS = ['door', 'pausedAt', 'boards', 'deletesAt', 'endedAt'] as const;

/** The event `room`: the whole room. It is the first event of every stream. */
export const roomSchema = v.object({
  at: timeMs,
  state: v.picklist(CELEBRATION_STATES),
  ...schemasOf(LIVE_SETTINGS),
  guests: v.array(guestRowSchema),
  hosts: v.array(roomHostSchema),
  /** A text that changes with every new log entry, with every undo, and whenever a name is removed from the log. */
  log: v.string(),
  lately: latelySchema,
});
export type HostRoom = v.InferOutput<typeof roomSchema>;

/** The hosts' settings. */
export type RoomSettings = Pick<HostRoom, 'state' | (typeof LIVE_SETTINGS)[number]>;

/** The event `change`: the changes since the previous event. `guests` contains whole rows of new and changed guests. */
export const roomChangeSchema = v.object({
  at: timeMs,
  state: v.exactOptional(roomSchema.entries.state),
  door: v.exactOptional(roomSchema.entries.door),
  pausedAt: v.exactOptional(roomSchema.entries.pausedAt),
  boards: v.exactOptional(roomSchema.entries.boards),
  deletesAt: v.exactOptional(roomSchema.entries.deletesAt),
  endedAt: v.exactOptional(roomSchema.entries.endedAt),
  guests: v.exactOptional(roomSchema.entries.guests),
  gone: v.exactOptional(v.array(v.string())),
  hosts: v.exactOptional(roomSchema.entries.hosts),
  log: v.exactOptional(roomSchema.entries.log),
  lately: v.exactOptional(latelySchema),
});
export type RoomChange = v.InferOutput<typeof roomChangeSchema>;

const FIELDS = ['state', ...LIVE_SETTINGS, 'hosts', 'log', 'lately'] as const;

/** The change from `before` to `after`. Null if only time has passed. */
export function roomChangeBetween(before: HostRoom, after: HostRoom): RoomChange | null {
  const known = new Map(before.guests.map((guest) => [guest.id, guest]));
  const ids = new Set(after.guests.map(({ id }) => id));
  const guests = after.guests.filter((guest) => !isSame(known.get(guest.id), guest));
  const gone = before.guests.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
  const others = FIELDS.filter((field) => !isSame(before[field], after[field]));
  const change: Omit<RoomChange, 'at'> = {
    ...Object.fromEntries(others.map((field) => [field, after[field]])),
    ...(guests.length > 0 && { guests }),
    ...(gone.length > 0 && { gone }),
  };
  return Object.keys(change).length > 0 ? { at: after.at, ...change } : null;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
