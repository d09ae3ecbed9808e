import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/limits.ts';
import { clinkWith, isJustConfirmed, recentClinks } from '../../domain/moments/clinks.ts';
import { type GuestMoment, TOLD_MS } from '../../domain/moments/guest-moment.ts';
import { dayJustBegun } from '../../domain/moments/midnight.ts';
import { type Moment, type MomentGuest, momentFor, wallMoment } from '../../domain/moments/moment.ts';
import { onWall, takeTurn } from '../../domain/moments/wall-turns.ts';
import { isShown } from '../../domain/session/moderation.ts';
import { NAME_WAITS_MS } from '../../domain/wall/arrivals.ts';
import type { WallMoment } from '../../domain/wall/moment.ts';
import type { Celebrations, SavedSession } from '../celebrations/celebrations.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import { hashOf } from '../http/hash-of.ts';
import { type SessionSummary, StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import type { RoomReader } from './read-room.ts';
import { beginEvening, forgetGuests, newHundred, newRoom, type RoomMemory, remember, toldAt } from './room-memory.ts';

const TICK_MS = 1_000;
/** A room without new drinks and without a wall is forgotten after this time. */
const IDLE_MS = 30 * MINUTE_MS;

interface MomentsDeps {
  readonly celebrations: Pick<Celebrations, 'rosterOf' | 'completeRosterOf' | 'tell'>;
  readonly registry: Pick<CelebrationRegistry, 'byId' | 'settingsOf'>;
  readonly reader: RoomReader;
  readonly timers: Pick<Timers, 'now' | 'every'>;
  /** Called when a wall may have something new to show. */
  onMoment(celebrationId: string): void;
}

/**
 * The moments of all celebrations (docs/protocol.md#moments). Each server derives them from committed data, so several
 * servers find the same moments with the same ids. Moments of the open celebration are shown only on its wall.
 */
export class Moments {
  readonly #deps: MomentsDeps;
  readonly #rooms = new Map<string, RoomMemory>();
  readonly #stop: () => void;

  constructor(deps: MomentsDeps) {
    this.#deps = deps;
    this.#stop = deps.timers.every(TICK_MS, () => this.#tick());
  }

  close(): void {
    this.#stop();
  }

  /**
   * Call it when another server has committed a save, or when a phone repeats a save. It begins to remember a room only
   * if the room's leaderboard is in memory here.
   */
  follow(saved: SavedSession): void {
    const { celebrationId } = saved;
    if (this.remembers(celebrationId) || this.#deps.celebrations.rosterOf(celebrationId)) this.note(saved);
  }

  /** Call it when a save was committed and applied to the leaderboard. */
  note({ celebrationId, session, drankAt }: SavedSession): void {
    this.noteGuest(celebrationId, session);
    const { sessionId, lastDrinkAt, moderation, updatedAt } = session;
    const isNew = lastDrinkAt !== null && lastDrinkAt > (drankAt ?? 0);
    if (!isNew || !isHeard(session) || !isJustConfirmed({ confirmedAt: lastDrinkAt, arrivedAt: updatedAt })) return;
    // Ignores a repeated save that was stored long ago.
    if (this.#deps.timers.now() - updatedAt > TOLD_MS) return;
    if (!this.#isOn(celebrationId)) return;
    const room = this.#roomOf(celebrationId);
    const name = moderation.name ?? session.userName;
    const guest = { sessionId, name };
    room.names.set(sessionId, name);
    // The memory may be new, for example after a restart. A guest who has had an earlier drink cannot make the first toast.
    if (drankAt !== null) room.hasToasted = true;
    else this.#noteToast(celebrationId, room, guest, session);
    const met = clinkWith(room.clinks, { sessionId, name, confirmedAt: lastDrinkAt, arrivedAt: updatedAt });
    room.clinks = met.memory;
    if (!met.with) return;
    const drinks = [`${met.with.sessionId} ${met.with.confirmedAt}`, `${sessionId} ${lastDrinkAt}`].sort();
    const made = idOf('clink', drinks.join(), this.#deps.timers.now());
    this.#add(celebrationId, room, { ...made, kind: 'clink', guests: [met.with, guest] });
  }

  /**
   * Call it when a guest or a host has changed the guest's name or visibility. A guest who is no longer seen is removed
   * from all moments.
   */
  noteGuest(celebrationId: string, session: SessionSummary): void {
    const room = this.#rooms.get(celebrationId);
    if (!room) return;
    const { sessionId, moderation, userName } = session;
    if (isHeard(session)) {
      room.names.set(sessionId, moderation.name ?? userName);
      return;
    }
    // Hiding for a second must not end the pause between two clinks.
    const { clinkedAt } = room.clinks;
    this.forget(celebrationId, [sessionId]);
    room.clinks = { ...room.clinks, clinkedAt };
  }

  /** Whether the room is remembered, so that changes of its guests must be noted. */
  remembers(celebrationId: string): boolean {
    return this.#rooms.has(celebrationId);
  }

  /** The moment for the answer to a guest's save. The guest's own clink takes precedence over moments for everybody. */
  toldTo(celebrationId: string, sessionId: string): GuestMoment | null {
    if (celebrationId === OPEN_CELEBRATION_ID) return null;
    const room = this.#rooms.get(celebrationId);
    if (!room || !this.#isOn(celebrationId)) return null;
    const now = this.#deps.timers.now();
    const recent = toldAt(room, now);
    const heard = recent.flatMap((moment) => momentFor(sessionId, moment, this.#namesIn(celebrationId)) ?? []);
    return heard.findLast(({ kind }) => kind === 'clink') ?? heard.at(-1) ?? null;
  }

  lately(celebrationId: string): WallMoment[] {
    const nameOf = this.#namesIn(celebrationId);
    const moments = this.#rooms.get(celebrationId)?.lately ?? [];
    return moments.flatMap((moment) => wallMoment(moment, moment.at, nameOf) ?? []);
  }

  /** The moment that a wall shows now. A moment with a new name waits. Calling this keeps the room remembered. */
  onWall(celebrationId: string): WallMoment | null {
    const room = this.#roomOf(celebrationId);
    const now = this.#deps.timers.now();
    const roster = this.#deps.celebrations.rosterOf(celebrationId);
    const namedFor =
      (waitMs: number) =>
      (moment: Moment, at = now) =>
        wallMoment(moment, at, ({ sessionId }) => roster?.inSight.nameOf(sessionId, now, waitMs) ?? null);
    const [asSeen, asShown] = [namedFor(0), namedFor(NAME_WAITS_MS)];
    room.turns = takeTurn(
      room.turns,
      now,
      (moment) => asSeen(moment) !== null,
      (moment) => asShown(moment) !== null,
    );
    const shown = onWall(room.turns, now);
    return shown && asShown(shown.moment, shown.at);
  }

  forget(celebrationId: string, sessionIds: readonly string[]): void {
    const room = this.#rooms.get(celebrationId);
    if (room) forgetGuests(room, new Set(sessionIds));
  }

  /** Notes the first drink of a guest whom everybody sees. */
  #noteToast(celebrationId: string, room: RoomMemory, guest: MomentGuest, session: SessionSummary): void {
    if (room.hasToasted) return;
    room.hasToasted = true;
    this.#deps.reader.hasToasted(celebrationId, session, (hasToasted) => {
      // The guest may have hidden while the room was read.
      if (hasToasted || !this.#isStill(celebrationId, room) || !room.names.has(guest.sessionId)) return;
      const day = Math.floor((session.lastDrinkAt ?? 0) / DAY_MS);
      const made = idOf('toast', String(day), this.#deps.timers.now());
      this.#add(celebrationId, room, { ...made, kind: 'first-toast', guests: [guest] });
    });
  }

  #sayMidnight(celebrationId: string, room: RoomMemory, day: string): void {
    room.day = day;
    this.#deps.reader.guestCount(celebrationId, (guests) => {
      if (guests === 0 || !this.#isStill(celebrationId, room)) return;
      this.#add(celebrationId, room, { id: `midnight-${day}`, at: this.#deps.timers.now(), kind: 'midnight', guests });
    });
  }

  #isStill(celebrationId: string, room: RoomMemory): boolean {
    return this.#rooms.get(celebrationId) === room && this.#isOn(celebrationId);
  }

  #add(celebrationId: string, room: RoomMemory, moment: Moment): void {
    const { celebrations, onMoment } = this.#deps;
    remember(room, moment);
    if (celebrationId !== OPEN_CELEBRATION_ID) {
      const namesIn = this.#namesIn(celebrationId);
      celebrations.tell(celebrationId, (sessionId) => momentFor(sessionId, moment, namesIn));
    }
    onMoment(celebrationId);
  }

  /** The present names of guests, as far as this server knows them. */
  #namesIn(celebrationId: string): (guest: MomentGuest) => string | null {
    const { celebrations, timers } = this.#deps;
    const roster = celebrations.rosterOf(celebrationId);
    const names = this.#rooms.get(celebrationId)?.names;
    const now = timers.now();
    return ({ sessionId, name }) =>
      roster?.has(sessionId) ? roster.inSight.nameOf(sessionId, now) : (names?.get(sessionId) ?? name);
  }

  #isOn(celebrationId: string): boolean {
    const { registry } = this.#deps;
    if (celebrationId === OPEN_CELEBRATION_ID) return true;
    try {
      const { moments, pausedAt } = registry.settingsOf(celebrationId);
      return moments && pausedAt === null && registry.byId(celebrationId)?.state === 'open';
    } catch (error) {
      if (error instanceof StoreUnavailable) return false;
      throw error;
    }
  }

  #roomOf(celebrationId: string): RoomMemory {
    const usedAt = this.#deps.timers.now();
    const room = this.#rooms.get(celebrationId) ?? newRoom(usedAt);
    room.usedAt = usedAt;
    this.#rooms.set(celebrationId, room);
    return room;
  }

  #tick(): void {
    const now = this.#deps.timers.now();
    for (const [id, room] of this.#rooms) {
      if (now - room.usedAt > IDLE_MS) this.#rooms.delete(id);
      else this.#lookPatiently(id, room, now);
    }
  }

  #lookPatiently(celebrationId: string, room: RoomMemory, now: number): void {
    try {
      this.#look(celebrationId, room, now);
    } catch (error) {
      // The next check tries again.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  /**
   * Forgets moments that are over, and looks for moments that no single save causes: midnight, and each hundredth glass
   * of water.
   */
  #look(celebrationId: string, room: RoomMemory, now: number): void {
    room.clinks = recentClinks(room.clinks, now);
    room.told = toldAt(room, now);
    if (!this.#isOn(celebrationId)) return;
    const roster = this.#deps.celebrations.completeRosterOf(celebrationId);
    const isOpen = celebrationId === OPEN_CELEBRATION_ID;
    const timeZone = isOpen ? undefined : this.#deps.registry.byId(celebrationId)?.timeZone;
    const day = timeZone ? dayJustBegun(now, timeZone) : null;
    if (day && day !== room.day) this.#sayMidnight(celebrationId, room, day);
    if (roster && !roster.inSight.hasToasted('', now)) beginEvening(room);
    this.#lookForWaters(celebrationId, room, roster?.inSight.waters(now) ?? null);
  }

  /** `waters`: the glasses of water, or null while they are not counted. */
  #lookForWaters(celebrationId: string, room: RoomMemory, waters: number | null): void {
    const count = newHundred(room, waters);
    if (count === null) return;
    const now = this.#deps.timers.now();
    const made = idOf('waters', `${Math.floor(now / DAY_MS)} ${count}`, now);
    this.#add(celebrationId, room, { ...made, kind: 'waters', count });
  }
}

/** A moment reveals that a guest has had a drink, so quiet guests are in none. */
const isHeard = ({ moderation, hidden, isQuiet }: SessionSummary) => isShown(moderation) && !hidden && !isQuiet;

function idOf(kind: string, text: string, at: number): Pick<Moment, 'id' | 'at'> {
  return { id: `${kind}-${hashOf(text).slice(0, 12)}`, at };
}
