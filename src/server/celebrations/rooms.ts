import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { MINUTE_MS } from '../../domain/limits.ts';
import { LiveHub } from '../live/live-hub.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Roster } from '../roster.ts';
import type { Timers } from '../timers.ts';
import { FigureReader, type FigureReaderDeps } from './figure-reader.ts';

/** A celebration in memory: its guests and its streams. */
export interface Room {
  readonly roster: Roster;
  readonly live: LiveHub;
  readonly figures: FigureReader;
}

interface CodedRoom extends Room {
  /** Resolves when the roster is complete. */
  readonly loaded: Promise<void>;
  /** Called when the room is dropped. One for each part that needs the room for longer than a call. */
  readonly holders: Set<() => void>;
  usedAt: number;
}

/** A room without streams and calls for this long is dropped. The next call loads it again. */
const IDLE_MS = 5 * MINUTE_MS;

interface RoomsDeps extends FigureReaderDeps {
  readonly timers: Timers;
  readonly metrics: Pick<Metrics, 'broadcast'>;
  /** Fills the roster of a celebration with a code. */
  fill(roster: Roster, celebrationId: string): Promise<void>;
}

/** The celebrations in memory. The open one always is. One with a code is loaded on first use, and dropped when idle. */
export class Rooms {
  readonly open: Room;
  readonly #coded = new Map<string, CodedRoom>();
  readonly #deps: RoomsDeps;
  readonly #timers: Timers;
  readonly #stopDropping: () => void;
  #isClosed = false;

  constructor(deps: RoomsDeps) {
    this.#deps = deps;
    this.#timers = deps.timers;
    this.open = this.#newRoom();
    this.#stopDropping = deps.timers.every(MINUTE_MS, () => this.#dropIdle());
  }

  /** The number of celebrations with a code in memory. */
  get codedCount(): number {
    return this.#coded.size;
  }

  /** Every celebration in memory. */
  get all(): Room[] {
    return [this.open, ...this.#coded.values()];
  }

  get subscriberCount(): number {
    return this.all.reduce((sum, { live }) => sum + live.subscriberCount, 0);
  }

  /** The room if it is in memory. It may still be loading, so a session that is not on its roster may exist. */
  find(celebrationId: string): Room | undefined {
    return celebrationId === OPEN_CELEBRATION_ID ? this.open : this.#coded.get(celebrationId);
  }

  /** Resolves when the roster of a celebration in memory is complete. @throws what loading has thrown. */
  async untilLoaded(celebrationId: string): Promise<void> {
    await this.#coded.get(celebrationId)?.loaded;
  }

  /** The room of a celebration that exists. Callers who come while it is loading share the same room. */
  async enter(celebrationId: string): Promise<Room> {
    if (celebrationId === OPEN_CELEBRATION_ID) return this.open;
    const room = this.#coded.get(celebrationId) ?? this.#load(celebrationId);
    room.usedAt = this.#timers.now();
    await room.loaded;
    return room;
  }

  /**
   * Keeps the room of a celebration with a code in memory until the returned function is called. `onDrop` is called if the
   * celebration is deleted before, or the server closes.
   */
  async hold(celebrationId: string, onDrop: () => void): Promise<{ readonly room: Room; release(): void }> {
    const room = this.#coded.get(celebrationId) ?? this.#load(celebrationId);
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

  /** Ends the streams of a celebration, and forgets its roster. */
  drop(celebrationId: string): void {
    const room = this.#coded.get(celebrationId);
    if (!room) return;
    this.#coded.delete(celebrationId);
    close(room);
    for (const onDrop of [...room.holders]) onDrop();
  }

  /** Ends all streams. Phones come back, to this server or another one. */
  endStreams(): void {
    let ended = 0;
    for (const { live } of this.all) ended = live.endStreams(ended);
  }

  /** Ends all streams for good. */
  close(): void {
    this.#isClosed = true;
    this.#stopDropping();
    this.endStreams();
    close(this.open);
    for (const id of [...this.#coded.keys()]) this.drop(id);
  }

  #load(id: string): CodedRoom {
    const fresh = this.#newRoom();
    const loaded = this.#deps.fill(fresh.roster, id).catch((error: unknown) => {
      // Another room may have taken its place.
      if (this.#coded.get(id) === room) this.drop(id);
      throw error;
    });
    const room = { ...fresh, loaded, holders: new Set<() => void>(), usedAt: this.#timers.now() };
    if (this.#isClosed) close(room);
    else this.#coded.set(id, room);
    return room;
  }

  #dropIdle(): void {
    const idleSince = this.#timers.now() - IDLE_MS;
    for (const [id, { live, holders, usedAt }] of this.#coded) {
      if (live.subscriberCount === 0 && holders.size === 0 && usedAt <= idleSince) this.drop(id);
    }
  }

  #newRoom(): Room {
    const roster = new Roster();
    const live = new LiveHub(roster, this.#timers, this.#deps.metrics);
    return { roster, live, figures: new FigureReader(roster, this.#deps) };
  }
}

function close({ live, figures }: Room): void {
  live.close();
  figures.stop();
}
