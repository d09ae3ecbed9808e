import { type GuestRow, type HostRoom, roomChangeBetween } from '../../../domain/hosting/host-room.ts';
import { asOthersSee } from '../../../domain/leaderboard/rankings.ts';
import { HEARTBEAT_MS } from '../../../domain/limits.ts';
import type { LoadedCelebration } from '../../celebrations/loaded-celebrations.ts';
import type { EventSink } from '../../http/event-sink.ts';
import type { Presence } from '../../leaderboard/presence.ts';
import type { HostedGuest } from '../../leaderboard/roster-entry.ts';
import { eventBytes, HEARTBEAT_BYTES } from '../../streams/event-bytes.ts';
import { Subscriber } from '../../streams/subscriber.ts';
import type { Timers } from '../../time/timers.ts';

/** The shortest time between the starts of two broadcasts. */
const COALESCE_MS = 500;

/** The contents of the room besides its guests and their drinks. */
export type RoomFacts = Omit<HostRoom, 'at' | 'guests' | 'lately'>;

/** The parameters with which a host's page opens the stream. */
export interface RoomWish {
  readonly hostId: string;
  readonly sink: EventSink;
  /** Whether the host still has the right to see the room. */
  isAllowed(): Promise<boolean>;
  /** Whether the stream ends with its first event, for a page behind a proxy that holds streams back. */
  readonly isOnce: boolean;
}

interface HostStream {
  readonly hostId: string;
  readonly subscriber: Subscriber;
  /** Whether the host still has the right to see the room. */
  isAllowed(): Promise<boolean>;
}

interface RoomHubDeps {
  readonly loaded: Pick<LoadedCelebration, 'roster' | 'live'>;
  readonly timers: Timers;
  /** `here`: the ids of the hosts who have this room open. */
  readFacts(here: ReadonlySet<string>): Promise<RoomFacts>;
  momentsNow(): HostRoom['lately']['moments'];
  onEmpty(): void;
}

export class RoomHub {
  readonly #deps: RoomHubDeps;
  readonly #streams = new Set<HostStream>();
  readonly #stops: (() => void)[];
  /** Set as long as a broadcast is planned or running. */
  #cancelNext: (() => void) | null = null;
  /** Whether something may have changed since the room was last read. */
  #isStale = false;
  #last: HostRoom | null = null;
  /** The encoded room. It is shared by all hosts who join, because a room may have thousands of guests. */
  #encoded: { readonly room: HostRoom; readonly bytes: Uint8Array } | null = null;
  #isClosed = false;

  constructor(deps: RoomHubDeps) {
    this.#deps = deps;
    const { loaded, timers } = deps;
    const poke = () => this.poke();
    this.#stops = [
      loaded.roster.onChange(poke),
      // Nothing is sent when a quiet guest opens Clink, because this may mean that the guest has a drink.
      loaded.live.presence.onChange((id) => !loaded.roster.isQuiet(id) && poke()),
      timers.every(HEARTBEAT_MS, () => this.#beat()),
    ];
  }

  get hereIds(): ReadonlySet<string> {
    return new Set([...this.#streams].map(({ hostId }) => hostId));
  }

  async join({ hostId, sink, isAllowed, isOnce }: RoomWish): Promise<void> {
    const subscriber = new Subscriber(sink, null, true);
    if (isOnce) subscriber.wantsOneSnapshot();
    const stream: HostStream = { hostId, subscriber, isAllowed };
    let hasLeft = false;
    subscriber.onClose(() => {
      hasLeft = true;
      this.#leave(stream);
    });
    subscriber.onCaughtUp(() => this.#sendRoom(stream));
    // A host who joins later gets the last room that was read, and then the changes since.
    const room = this.#last ?? (await this.#read().catch(() => null));
    if (hasLeft) return;
    if (this.#isClosed || !room) {
      subscriber.end();
      return;
    }
    this.#last ??= room;
    this.#streams.add(stream);
    this.#sendRoom(stream);
    subscriber.hasBegun();
    this.poke();
  }

  poke(): void {
    this.#isStale = true;
    if (this.#isClosed || this.#cancelNext) return;
    this.#cancelNext = this.#deps.timers.after(COALESCE_MS, () => void this.#publish());
  }

  end(hostId: string): void {
    for (const stream of [...this.#streams]) if (stream.hostId === hostId) stream.subscriber.end();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelNext?.();
    for (const stop of this.#stops) stop();
    for (const { subscriber } of [...this.#streams]) subscriber.end();
  }

  #leave(stream: HostStream): void {
    this.#streams.delete(stream);
    if (this.#streams.size === 0 && !this.#isClosed) this.#deps.onEmpty();
    else this.poke();
  }

  async #publish(): Promise<void> {
    this.#isStale = false;
    const room = await this.#read().catch(() => null);
    this.#cancelNext = null;
    if (this.#isClosed) return;
    if (room) this.#broadcast(room);
    // If the room could not be read, or changed meanwhile, it is read again.
    if (!room || this.#isStale) this.poke();
  }

  #broadcast(room: HostRoom): void {
    const change = this.#last && roomChangeBetween(this.#last, room);
    this.#last = room;
    this.#endStrangers(room);
    if (!change) return;
    const bytes = eventBytes('change', change);
    for (const { subscriber } of [...this.#streams]) if (!subscriber.skipIfBehind()) subscriber.write(bytes);
  }

  /** Ends the streams of hosts whom another server has removed. */
  #endStrangers({ hosts }: HostRoom): void {
    const ids = new Set(hosts.map(({ id }) => id));
    for (const { hostId, subscriber } of [...this.#streams]) if (!ids.has(hostId)) subscriber.end();
  }

  #sendRoom({ subscriber }: HostStream): void {
    if (!this.#last) return;
    if (this.#encoded?.room !== this.#last) this.#encoded = { room: this.#last, bytes: eventBytes('room', this.#last) };
    subscriber.write(this.#encoded.bytes);
  }

  async #read(): Promise<HostRoom> {
    const { loaded, timers, readFacts, momentsNow } = this.#deps;
    const { roster, live } = loaded;
    const facts = await readFacts(this.hereIds);
    const at = timers.now();
    const guests = roster.hostedGuests(at).map((guest) => rowOf(guest, live.presence));
    return { at, ...facts, guests, lately: { lastToastAt: roster.inSight.lastDrinkAt(at), moments: momentsNow() } };
  }

  /** Sends a heartbeat, reads the room again, and checks each host's right to see it. */
  #beat(): void {
    // An operator's command may have changed the celebration without a call to this server.
    this.poke();
    for (const { subscriber, isAllowed } of [...this.#streams]) {
      if (!subscriber.isBehind()) subscriber.write(HEARTBEAT_BYTES);
      // If the right cannot be checked now, the next heartbeat tries again.
      isAllowed().then(
        (isStillAllowed) => {
          if (!isStillAllowed) subscriber.end();
        },
        () => {},
      );
    }
  }
}

export function rowOf({ guest, ownName, hides, state, updatedAt }: HostedGuest, presence: Presence): GuestRow {
  const { sessionId: id, userName: name, isQuiet } = guest;
  const { totalDrinks, sessionStart: since } = asOthersSee(guest);
  return {
    id,
    name,
    ...(ownName !== name && { ownName }),
    drinks: hides || isQuiet ? null : totalDrinks,
    since,
    lastSeen: isQuiet ? 0 : Math.max(updatedAt, presence.seenAt(id) ?? 0),
    ...(!isQuiet && presence.isHere(id) && { isHere: true }),
    ...(isQuiet && { isQuiet }),
    ...(hides && { hides }),
    state,
  };
}
