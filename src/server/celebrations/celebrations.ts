import type { Logger } from 'pino';
import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import type { GuestMoment } from '../../domain/moments/guest-moment.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { sharesPlace } from '../leaderboard/judge-place.ts';
import type { Roster } from '../leaderboard/roster.ts';
import type { AddressAreas } from '../limits/address-areas.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { RemovedSession, SessionSummary, Store } from '../store/store.ts';
import { LongWork } from '../time/long-work.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { Timers } from '../time/timers.ts';
import type { ChangedSession } from './commit-feed.ts';
import { createRosterFiller, type RosterFiller } from './fill-roster.ts';
import type { GuestAddresses } from './guest-addresses.ts';
import { type LoadedCelebration, LoadedCelebrations } from './loaded-celebrations.ts';
import type { CelebrationRegistry } from './registry.ts';
import { SessionCounts } from './session-counts.ts';
import { ShownSettings } from './shown-settings.ts';

interface CelebrationsDeps {
  readonly store: Store;
  readonly timers: Timers;
  readonly clock: Pick<ServerClock, 'earliestNow'>;
  /** `areas` remembers sessions, and `addresses` remembers celebrations. Both must forget what is no longer stored. */
  readonly areas: Pick<AddressAreas, 'forget'>;
  readonly addresses: Pick<GuestAddresses, 'forget'>;
  readonly registry: Pick<CelebrationRegistry, 'settingsOf'>;
  readonly metrics: Pick<Metrics, 'broadcast'>;
  readonly log: Pick<Logger, 'error'>;
  /**
   * Set if the sessions of celebrations with codes are counted only with `recount`, and not at the start: there may be a
   * million.
   */
  readonly countsLater?: boolean;
  /** Called once for each `remove`, with the removed sessions that belonged to celebrations with codes. */
  onGone(sessionIds: readonly string[]): void;
  /** Called when another server has committed a save. If the celebration is not in memory, `drankAt` is null. */
  onFollowed?(saved: SavedSession): void;
  /** Sessions of a celebration are no longer stored. */
  onRemoved?(celebrationId: string, sessionIds: readonly string[]): void;
}

/** A session that was just saved, here or at another server. */
export interface SavedSession {
  readonly celebrationId: string;
  readonly session: SessionSummary;
  /** When the guest had the last drink before this save. Null if there was none. */
  readonly drankAt: number | null;
}

/**
 * All celebrations. The open one is always in memory. One with a code is loaded with the first call that reads it, and
 * dropped when idle. A save loads nothing: it goes to the store, and to the roster if there is one.
 */
export class Celebrations {
  readonly settings: ShownSettings;
  /** Runs work that grows with the guests of a celebration. */
  readonly longWork: LongWork;
  readonly #loaded: LoadedCelebrations;
  readonly #counts = new SessionCounts();
  readonly #store: Store;
  readonly #timers: Timers;
  readonly #areas: CelebrationsDeps['areas'];
  readonly #addresses: CelebrationsDeps['addresses'];
  readonly #onGone: CelebrationsDeps['onGone'];
  readonly #deps: Pick<CelebrationsDeps, 'onFollowed' | 'onRemoved'>;
  readonly #filler: RosterFiller;

  private constructor(deps: CelebrationsDeps) {
    const { store, timers, clock, areas, addresses, registry, metrics, log, onGone } = deps;
    this.#deps = deps;
    this.#store = store;
    this.#timers = timers;
    this.#areas = areas;
    this.#addresses = addresses;
    this.#onGone = onGone;
    this.longWork = new LongWork(timers);
    const filler = createRosterFiller({ store, timers, longWork: this.longWork, clock, registry });
    this.#filler = filler;
    this.#loaded = new LoadedCelebrations({ store, timers, metrics, log, fill: filler.fill });
    this.settings = new ShownSettings({ loaded: this.#loaded, filler, timers, registry, log });
  }

  /** Loads the open celebration, and counts the sessions of all others unless they are counted later. */
  static async load(deps: CelebrationsDeps): Promise<Celebrations> {
    const celebrations = new Celebrations(deps);
    try {
      await celebrations.#load(deps);
      return celebrations;
    } catch (error) {
      celebrations.close();
      throw error;
    }
  }

  async #load({ store, clock, timers, countsLater = false }: CelebrationsDeps): Promise<void> {
    const { roster } = this.#loaded.open;
    for await (const session of store.alive(clock.earliestNow(), OPEN_CELEBRATION_ID))
      roster.apply(session, timers.now());
    if (!countsLater) await this.recount();
  }

  /** The number of stored sessions: the last count, corrected by what this server has stored and removed since. */
  get size(): number {
    return this.#loaded.open.roster.size + this.#counts.sum;
  }

  get subscriberCount(): number {
    return this.#loaded.subscriberCount;
  }

  /** Whether a session of a celebration with a code is stored. */
  get hasCoded(): boolean {
    return this.#counts.sum > 0;
  }

  /** The number of celebrations with a code in memory. */
  get loadedCount(): number {
    return this.#loaded.codedCount;
  }

  /** Whether it is certain that no session is stored. */
  get isEmpty(): boolean {
    return this.#counts.isComplete && this.size === 0;
  }

  /**
   * The number of stored sessions of one celebration. A leaderboard in memory has all its sessions, even before the first
   * count.
   */
  sizeOf(celebrationId: string): number {
    return Math.max(this.#counts.of(celebrationId), this.rosterOf(celebrationId)?.size ?? 0);
  }

  /** Whether a session of the celebration may be stored. */
  mayHave(celebrationId: string): boolean {
    return !this.#counts.isComplete || this.sizeOf(celebrationId) > 0;
  }

  /** The roster of a celebration if it is in memory. It may still be loading, so a session that is not on it may exist. */
  rosterOf(celebrationId: string): Roster | undefined {
    return this.#loaded.find(celebrationId)?.roster;
  }

  /** The roster of a celebration in memory that has all its sessions. */
  completeRosterOf(celebrationId: string): Roster | undefined {
    return this.#loaded.completeRosterOf(celebrationId);
  }

  /**
   * From now on the roster counts what a wall says about the whole room, until `endTallies` is called on it. @throws
   * {StoreUnavailable}
   */
  countRoom(roster: Roster): Promise<void> {
    return this.#filler.readTallies(roster);
  }

  /** Sends a moment to the guests who follow the leaderboard. `momentFor`: what one guest reads. */
  tell(celebrationId: string, momentFor: (sessionId: string) => GuestMoment | null): void {
    this.#loaded.find(celebrationId)?.live.tell(momentFor);
  }

  /** Whether a session is on the leaderboard of any celebration in memory. */
  isOnRoster(sessionId: string): boolean {
    return this.#loaded.all.some(({ roster }) => roster.has(sessionId));
  }

  /** As in src/server/celebrations/loaded-celebrations.ts. */
  enter(celebrationId: string): Promise<LoadedCelebration> {
    return this.#loaded.enter(celebrationId);
  }

  hold(celebrationId: string, onDrop: () => void): Promise<{ readonly loaded: LoadedCelebration; release(): void }> {
    return this.#loaded.hold(celebrationId, onDrop);
  }

  drop(celebrationId: string): void {
    this.#loaded.drop(celebrationId);
  }

  /** Ends all streams. */
  endStreams(): void {
    this.#loaded.endStreams();
  }

  close(): void {
    this.#loaded.close();
  }

  /** Applies a committed session. `isNew`: no session was stored under its id. */
  apply(record: SessionRecord, isNew: boolean): void {
    if (isNew) this.#count(record.celebrationId, 1);
    this.rosterOf(record.celebrationId)?.apply(record);
  }

  /** Notes when a guest has called. Only hosts read this, and the open celebration has no hosts. */
  noteCall({ sessionId, celebrationId }: RemovedSession, nowMs: number): void {
    const celebration = celebrationId === OPEN_CELEBRATION_ID ? undefined : this.#loaded.find(celebrationId);
    // Other sessions are not noted, because only sessions on the roster are forgotten later.
    if (celebration?.roster.has(sessionId)) celebration.live.presence.noteCall(sessionId, nowMs);
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
      this.rosterOf(id)?.remove(sessionIds, nowMs);
      this.#loaded.find(id)?.live.presence.forget(sessionIds);
      this.#areas.forget(sessionIds);
      this.#deps.onRemoved?.(id, sessionIds);
      this.#count(id, -sessionIds.length);
    }
    const coded = sessions.filter(({ celebrationId }) => celebrationId !== OPEN_CELEBRATION_ID);
    if (coded.length > 0) this.#onGone(coded.map(({ sessionId }) => sessionId));
  }

  /** Whether the leaderboard of this celebration is in memory. */
  holds(celebrationId: string): boolean {
    return this.#loaded.find(celebrationId) !== undefined;
  }

  /**
   * Applies what another server has committed, at any celebration. Returns whether this was news for a leaderboard in memory.
   */
  follow({ sessionId, celebrationId, session }: ChangedSession): boolean {
    if (!session || !sharesPlace(session)) this.#areas.forget([sessionId]);
    if (celebrationId === null) return false;
    const celebration = this.#loaded.find(celebrationId);
    if (!celebration) {
      // This server may know the moments of a celebration without having its leaderboard in memory.
      if (session) this.#deps.onFollowed?.({ celebrationId, session, drankAt: null });
      else this.#deps.onRemoved?.(celebrationId, [sessionId]);
      return false;
    }
    if (session) return this.#followSave(celebration, celebrationId, session);
    const isNews = celebration.roster.has(sessionId);
    celebration.roster.remove([sessionId], this.#timers.now());
    celebration.live.presence.forget([sessionId]);
    this.#deps.onRemoved?.(celebrationId, [sessionId]);
    return isNews;
  }

  #followSave({ roster, figures }: LoadedCelebration, celebrationId: string, session: SessionSummary): boolean {
    if (roster.knows(session) || figures.knows(session)) return false;
    const drankAt = roster.drankAt(session.sessionId) ?? null;
    if (roster.needsFigures) figures.add(session);
    else roster.apply(session);
    this.#deps.onFollowed?.({ celebrationId, session, drankAt });
    return true;
  }

  /** Resolves when everything that `follow` received is on the leaderboards, as far as it can be read. */
  async settled(): Promise<void> {
    await Promise.all(this.#loaded.all.map(({ figures }) => figures.settled()));
  }

  /** Counts the stored sessions of the celebrations with codes, because other servers store sessions too. */
  async recount(): Promise<void> {
    const emptied = await this.#counts.recount(() => this.#store.countCoded());
    for (const id of emptied) this.#addresses.forget(id);
  }

  #count(id: string, change: number): void {
    if (id === OPEN_CELEBRATION_ID) return;
    if (this.#counts.change(id, change) <= 0) this.#addresses.forget(id);
  }
}
