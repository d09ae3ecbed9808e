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
  /** `areas` remembers sessions, and `addresses` remembers celebrations. Both must be told of deletions. */
  readonly areas: Pick<AddressAreas, 'forget'>;
  readonly addresses: Pick<GuestAddresses, 'forget'>;
  readonly registry: Pick<CelebrationRegistry, 'settingsOf'>;
  readonly metrics: Pick<Metrics, 'broadcast'>;
  readonly log: Pick<Logger, 'error'>;
  /**
   * Set if the sessions of celebrations with codes are counted only by `recount`, and not at the start, because there
   * may be a million sessions.
   */
  readonly countsLater?: boolean;
  /** Called once for each `remove`, with the removed sessions that belonged to celebrations with codes. */
  onGone(sessionIds: readonly string[]): void;
  /** Called when another server has committed a save. If the celebration is not in memory, `drankAt` is null. */
  onFollowed?(saved: SavedSession): void;
  onRemoved?(celebrationId: string, sessionIds: readonly string[]): void;
}

/** A session that was just saved, here or at another server. */
export interface SavedSession {
  readonly celebrationId: string;
  readonly session: SessionSummary;
  /** The time of the guest's last drink before this save. Null if there was none. */
  readonly drankAt: number | null;
}

/**
 * All celebrations. The open celebration is always in memory. A celebration with a code is loaded for the first call that reads
 * it, and dropped when idle. A save does not load a celebration: it changes the store, and the roster if it is in memory.
 */
export class Celebrations {
  readonly settings: ShownSettings;
  /** Runs work whose duration grows with the number of guests. */
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

  /** Loads the open celebration, and counts the sessions of all other celebrations unless they are counted later. */
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

  /**
   * The number of stored sessions: the last count, corrected by the sessions that this server has stored and removed since.
   */
  get size(): number {
    return this.#loaded.open.roster.size + this.#counts.sum;
  }

  get subscriberCount(): number {
    return this.#loaded.subscriberCount;
  }

  get hasCoded(): boolean {
    return this.#counts.sum > 0;
  }

  get loadedCount(): number {
    return this.#loaded.codedCount;
  }

  get isEmpty(): boolean {
    return this.#counts.isComplete && this.size === 0;
  }

  /**
   * The number of stored sessions of one celebration. For a leaderboard in memory, this number is exact even before the
   * first count.
   */
  sizeOf(celebrationId: string): number {
    return Math.max(this.#counts.of(celebrationId), this.rosterOf(celebrationId)?.size ?? 0);
  }

  /** False only if the celebration certainly has no stored session. */
  mayHave(celebrationId: string): boolean {
    return !this.#counts.isComplete || this.sizeOf(celebrationId) > 0;
  }

  /** The roster of a celebration if it is in memory. It may still be loading, so it may lack an existing session. */
  rosterOf(celebrationId: string): Roster | undefined {
    return this.#loaded.find(celebrationId)?.roster;
  }

  /** The roster of a celebration if it is in memory and completely loaded. */
  completeRosterOf(celebrationId: string): Roster | undefined {
    return this.#loaded.completeRosterOf(celebrationId);
  }

  /**
   * Makes the roster count the totals of the room for walls, until `endTallies` is called on it. @throws {StoreUnavailable}
   */
  countRoom(roster: Roster): Promise<void> {
    return this.#filler.readTallies(roster);
  }

  /** Sends a moment to the guests who follow the leaderboard. `momentFor` returns the moment for one guest. */
  tell(celebrationId: string, momentFor: (sessionId: string) => GuestMoment | null): void {
    this.#loaded.find(celebrationId)?.live.tell(momentFor);
  }

  isOnRoster(sessionId: string): boolean {
    return this.#loaded.all.some(({ roster }) => roster.has(sessionId));
  }

  /** The same function as in src/server/celebrations/loaded-celebrations.ts. */
  enter(celebrationId: string): Promise<LoadedCelebration> {
    return this.#loaded.enter(celebrationId);
  }

  hold(celebrationId: string, onDrop: () => void): Promise<{ readonly loaded: LoadedCelebration; release(): void }> {
    return this.#loaded.hold(celebrationId, onDrop);
  }

  drop(celebrationId: string): void {
    this.#loaded.drop(celebrationId);
  }

  endStreams(): void {
    this.#loaded.endStreams();
  }

  close(): void {
    this.#loaded.close();
  }

  /** Applies a committed session. `isNew`: whether no session was stored with this id before. */
  apply(record: SessionRecord, isNew: boolean): void {
    if (isNew) this.#count(record.celebrationId, 1);
    this.rosterOf(record.celebrationId)?.apply(record);
  }

  /** Notes the time of a guest's call. Only hosts read this time, and the open celebration has no hosts. */
  noteCall({ sessionId, celebrationId }: RemovedSession, nowMs: number): void {
    const celebration = celebrationId === OPEN_CELEBRATION_ID ? undefined : this.#loaded.find(celebrationId);
    // The times of other sessions are not noted, because only sessions on the roster are forgotten later.
    if (celebration?.roster.has(sessionId)) celebration.live.presence.noteCall(sessionId, nowMs);
  }

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

  holds(celebrationId: string): boolean {
    return this.#loaded.find(celebrationId) !== undefined;
  }

  /** Applies what another server has committed in any celebration. Returns whether this changed a leaderboard in memory. */
  follow({ sessionId, celebrationId, session }: ChangedSession): boolean {
    if (!session || !sharesPlace(session)) this.#areas.forget([sessionId]);
    if (celebrationId === null) return false;
    const celebration = this.#loaded.find(celebrationId);
    if (!celebration) {
      // This server may follow the moments of a celebration without its leaderboard.
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

  /** Resolves when all readable changes that `follow` received are on the leaderboards. */
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
