import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { hasFigures, isSameBoards } from '../../domain/leaderboard/boards.ts';
import { MINUTE_MS } from '../../domain/limits.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { Board } from '../board.ts';
import type { ChangedSession } from '../commit-feed.ts';
import type { AddressAreas } from '../limits/address-areas.ts';
import { LiveHub } from '../live/live-hub.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ServerClock } from '../server-clock.ts';
import { type RemovedSession, type Store, StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../timers.ts';
import { type BoardFiller, createBoardFiller } from './fill-board.ts';
import type { GuestAddresses } from './guest-addresses.ts';
import type { CelebrationRegistry } from './registry.ts';
import { SessionCounts } from './session-counts.ts';

/** A celebration in memory: its guests and its streams. */
export interface Room {
  readonly board: Board;
  readonly live: LiveHub;
}

interface CodedRoom extends Room {
  /** Resolves when the board is complete. */
  readonly loaded: Promise<void>;
  /** Those who need the room for longer than a call. They hear when it is dropped. */
  readonly holders: Set<() => void>;
  usedAt: number;
}

/** A room without streams and calls for this long is dropped. The next call loads it again. */
const IDLE_MS = 5 * MINUTE_MS;

interface CelebrationsDeps {
  readonly store: Store;
  readonly timers: Timers;
  readonly clock: Pick<ServerClock, 'earliestNow'>;
  /** What else is remembered of a session, and of the celebrations that have one. */
  readonly areas: Pick<AddressAreas, 'forget'>;
  readonly addresses: Pick<GuestAddresses, 'forget'>;
  readonly registry: Pick<CelebrationRegistry, 'settingsOf'>;
  readonly metrics: Pick<Metrics, 'broadcast'>;
  /** Guests of celebrations with codes whose sessions are no longer stored. */
  onGone(sessionIds: readonly string[]): void;
}

/**
 * All celebrations. The open one is always in memory. One with a code is loaded with the first call that reads it, and
 * dropped when idle. A save needs no room: it goes to the store, and to the room if there is one.
 */
export class Celebrations {
  readonly open: Room;
  readonly #rooms = new Map<string, CodedRoom>();
  readonly #counts = new SessionCounts();
  readonly #store: Store;
  readonly #filler: BoardFiller;
  readonly #timers: Timers;
  readonly #areas: CelebrationsDeps['areas'];
  readonly #addresses: CelebrationsDeps['addresses'];
  readonly #registry: CelebrationsDeps['registry'];
  readonly #metrics: CelebrationsDeps['metrics'];
  readonly #onGone: CelebrationsDeps['onGone'];
  readonly #stopDropping: () => void;
  #isClosed = false;

  private constructor({ store, timers, clock, areas, addresses, registry, metrics, onGone }: CelebrationsDeps) {
    this.#store = store;
    this.#timers = timers;
    this.#filler = createBoardFiller({ store, timers, clock, registry });
    this.#areas = areas;
    this.#addresses = addresses;
    this.#registry = registry;
    this.#metrics = metrics;
    this.#onGone = onGone;
    this.open = newRoom(timers, metrics);
    this.#stopDropping = timers.every(MINUTE_MS, () => this.#dropIdle());
  }

  /** Loads the open celebration, and counts the sessions of all others. */
  static async load(deps: CelebrationsDeps): Promise<Celebrations> {
    const celebrations = new Celebrations(deps);
    const { store, clock } = deps;
    for await (const session of store.alive(clock.earliestNow(), OPEN_CELEBRATION_ID))
      celebrations.open.board.apply(session);
    for (const [id, sessions] of await store.countCoded()) celebrations.#count(id, sessions);
    return celebrations;
  }

  /** The number of stored sessions. */
  get size(): number {
    return this.open.board.size + this.#counts.sum;
  }

  get subscriberCount(): number {
    return [this.open, ...this.#rooms.values()].reduce((sum, { live }) => sum + live.subscriberCount, 0);
  }

  /** Whether a session of a celebration with a code is stored. */
  get hasCoded(): boolean {
    return this.#counts.sum > 0;
  }

  /** The number of celebrations with a code in memory. */
  get roomCount(): number {
    return this.#rooms.size;
  }

  sizeOf(celebrationId: string): number {
    return celebrationId === OPEN_CELEBRATION_ID ? this.open.board.size : this.#counts.of(celebrationId);
  }

  /** The board of a celebration if it is in memory. It may still be loading, so a session that is not on it may exist. */
  boardOf(celebrationId: string): Board | undefined {
    return this.#roomOf(celebrationId)?.board;
  }

  /** The room of a celebration that exists. Callers who come while it is loading share the same room. */
  async enter(celebrationId: string): Promise<Room> {
    if (celebrationId === OPEN_CELEBRATION_ID) return this.open;
    const room = this.#rooms.get(celebrationId) ?? this.#load(celebrationId);
    room.usedAt = this.#timers.now();
    await room.loaded;
    return room;
  }

  /**
   * Keeps the room of a celebration in memory until the returned function is called. `onDrop` is called if the celebration is
   * deleted before, or the server closes.
   */
  async hold(celebrationId: string, onDrop: () => void): Promise<{ readonly room: Room; release(): void }> {
    const room = this.#rooms.get(celebrationId) ?? this.#load(celebrationId);
    room.holders.add(onDrop);
    const release = () => {
      room.holders.delete(onDrop);
      room.usedAt = this.#timers.now();
    };
    await room.loaded.catch((error: unknown) => {
      release();
      throw error;
    });
    return { room, release };
  }

  /** Makes a leaderboard stand still, or run again. One that is not in memory is told when it is loaded. */
  setPaused(celebrationId: string, pausedAt: number | null): void {
    const board = this.#rooms.get(celebrationId)?.board;
    if (board?.pausedAt === pausedAt) return;
    if (pausedAt === null) board?.resume();
    else board?.pause(pausedAt, this.#timers.now());
  }

  /**
   * Shows the leaderboards that the hosts want now, if the room is in memory. If drinks cannot be read for them, the room
   * is dropped, and the next call loads it again.
   */
  async showBoards(celebrationId: string): Promise<void> {
    const room = this.#rooms.get(celebrationId);
    if (!room) return;
    try {
      await room.loaded;
      await this.#filler.showBoards(room.board, celebrationId);
    } catch (error) {
      this.drop(celebrationId);
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  /** Takes over a committed session. `isNew`: no session was stored under its id. */
  apply(record: SessionRecord, isNew: boolean): void {
    if (isNew) this.#count(record.celebrationId, 1);
    this.boardOf(record.celebrationId)?.apply(record);
  }

  /** Removes sessions that are no longer stored. */
  remove(sessions: readonly RemovedSession[], nowMs: number): void {
    const idsByCelebration = new Map<string, string[]>();
    for (const { sessionId, celebrationId } of sessions) {
      const ids = idsByCelebration.get(celebrationId) ?? [];
      idsByCelebration.set(celebrationId, ids);
      ids.push(sessionId);
    }
    for (const [id, sessionIds] of idsByCelebration) {
      this.boardOf(id)?.remove(sessionIds, nowMs);
      this.#roomOf(id)?.live.presence.forget(sessionIds);
      this.#areas.forget(sessionIds);
      this.#count(id, -sessionIds.length);
      if (id !== OPEN_CELEBRATION_ID) this.#onGone(sessionIds);
    }
  }

  /** Whether its leaderboard is in memory. */
  holds(celebrationId: string): boolean {
    return this.#roomOf(celebrationId) !== undefined;
  }

  /** Takes over what another server has committed. Returns whether that was news for a leaderboard in memory. */
  follow({ sessionId, celebrationId, session }: ChangedSession): boolean {
    const room = celebrationId === null ? undefined : this.#roomOf(celebrationId);
    if (!room) return false;
    if (session) {
      const isNews = !room.board.knows(session);
      if (isNews && hasFigures(room.board.boards)) void this.#filler.applyWithDrinks(room.board, session);
      else if (isNews) room.board.apply(session);
      return isNews;
    }
    const isNews = room.board.has(sessionId);
    room.board.remove([sessionId], this.#timers.now());
    room.live.presence.forget([sessionId]);
    this.#areas.forget([sessionId]);
    return isNews;
  }

  /** Takes over what hosts have set by a call to another server. */
  followSettings(celebrationId: string): void {
    const board = this.#rooms.get(celebrationId)?.board;
    if (!board) return;
    const { pausedAt, boards } = this.#registry.settingsOf(celebrationId);
    this.setPaused(celebrationId, pausedAt);
    if (!isSameBoards(board.boards, boards)) void this.showBoards(celebrationId);
  }

  /** Counts the stored sessions of the celebrations with codes again, because other servers store sessions too. */
  async recount(): Promise<void> {
    const counts = await this.#store.countCoded();
    for (const id of this.#counts.ids) if (!counts.has(id)) this.#count(id, -this.sizeOf(id));
    for (const [id, sessions] of counts) this.#count(id, sessions - this.sizeOf(id));
  }

  /** Ends the streams of a celebration, and forgets its board. */
  drop(celebrationId: string): void {
    const room = this.#rooms.get(celebrationId);
    this.#rooms.delete(celebrationId);
    room?.live.close();
    for (const onDrop of [...(room?.holders ?? [])]) onDrop();
  }

  /** Ends all streams. */
  close(): void {
    this.#isClosed = true;
    this.#stopDropping();
    this.open.live.close();
    for (const id of [...this.#rooms.keys()]) this.drop(id);
  }

  #roomOf(id: string): Room | undefined {
    return id === OPEN_CELEBRATION_ID ? this.open : this.#rooms.get(id);
  }

  #load(id: string): CodedRoom {
    const { board, live } = newRoom(this.#timers, this.#metrics);
    const loaded = this.#filler.fill(board, id).catch((error: unknown) => {
      this.drop(id);
      throw error;
    });
    const room = { board, live, loaded, holders: new Set<() => void>(), usedAt: this.#timers.now() };
    if (this.#isClosed) live.close();
    else this.#rooms.set(id, room);
    return room;
  }

  #dropIdle(): void {
    const idleSince = this.#timers.now() - IDLE_MS;
    for (const [id, { live, holders, usedAt }] of this.#rooms) {
      if (live.subscriberCount === 0 && holders.size === 0 && usedAt <= idleSince) this.drop(id);
    }
  }

  #count(id: string, change: number): void {
    if (id === OPEN_CELEBRATION_ID) return;
    if (this.#counts.change(id, change) <= 0) this.#addresses.forget(id);
  }
}

function newRoom(timers: Timers, metrics: CelebrationsDeps['metrics']): Room {
  const board = new Board();
  return { board, live: new LiveHub(board, timers, metrics) };
}
