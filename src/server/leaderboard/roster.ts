import { type BoardName, hasFigures, USUAL_BOARDS } from '../../domain/leaderboard/boards.ts';
import { figuresOf } from '../../domain/leaderboard/figures.ts';
import { asOthersSee, type Rankings, rankingsAmong, rankingsOf } from '../../domain/leaderboard/rankings.ts';
import type { StoredEntry } from '../../domain/session/drink-entry.ts';
import { isOnLeaderboard, isOverAt } from '../../domain/session/session-lifetime.ts';
import { isKeyOf } from '../../domain/session/write-keys.ts';
import { tallyOf } from '../../domain/wall/tally.ts';
import type { Access, Credentials } from '../http/ownership.ts';
import type { SessionSummary } from '../store/store.ts';
import { EndedSessions } from './ended-sessions.ts';
import { type Headcount, headcountOf } from './headcount.ts';
import { InSight } from './in-sight.ts';
import { isFrozen, isSameStill, nextPause, type Pause, pausedGuest, RUNS, type Still, withFigures } from './pause.ts';
import {
  entryOf,
  guestAt,
  type HostedGuest,
  isNamed,
  isSameToOthers,
  nextTurnOf,
  type PlacedGuest,
  type RosterEntry,
  shownOn,
} from './roster-entry.ts';

/** How long a list is reused. In this time a rate changes by less than its last shown decimal. */
const FRESH_MS = 1_000;

/** The sessions of one celebration in memory, so that reads never use the store. Times in ms on the server's clock. */
export class Roster {
  readonly #leastHours: number;
  readonly #entries = new Map<string, RosterEntry>();
  readonly #ended = new EndedSessions();
  readonly #listeners = new Set<() => void>();
  #lastHandle = 0;
  #boards = USUAL_BOARDS;
  #needsFigures = false;
  /** Figures are kept once they were needed, so that a host who switches a board off and on causes no second reading. */
  #keepsFigures = false;
  /** How many callers currently need the totals of the room. */
  #walls = 0;
  #pause: Pause | null = null;
  /** The guests whom everybody sees, for walls and moments. */
  readonly inSight: InSight;
  #recent: { readonly rankings: Rankings<PlacedGuest>; readonly staleAt: number } | null = null;

  /** `leastHours`: the shortest time in hours that rates are computed over. */
  constructor(leastHours = 0) {
    this.#leastHours = leastHours;
    this.inSight = new InSight({
      entries: this.#entries,
      pause: () => this.#pause,
      hasFigures: () => this.needsFigures,
    });
  }

  /** The number of sessions, including expired ones that are not purged yet. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Stores a committed session. Commits may arrive in any order. An older commit, or one of an ended session, is ignored.
   * Without `drinks` the guest has no figures (see `beginFigures`). `readAt`: when the record was read from the store.
   */
  apply(record: SessionSummary & { readonly drinks?: readonly StoredEntry[] }, readAt?: number): void {
    const known = this.#entries.get(record.sessionId);
    if (this.#ended.has(record.sessionId) || (known && known.version > record.version)) return;
    const { drinks, sessionStart } = record;
    const isCounted = drinks && this.#keepsFigures;
    const figures = isCounted ? { ...figuresOf(drinks, sessionStart), tally: tallyOf(drinks) } : null;
    const handle = known?.guest.handle ?? this.#newHandle();
    const entry = this.#withShown(entryOf(record, handle, figures, known, readAt));
    this.#entries.set(record.sessionId, entry);
    // The time of an event must not reveal that a quiet guest has had a drink.
    if (!isSameToOthers(known, entry)) this.#changed();
  }

  has(sessionId: string): boolean {
    return this.#entries.has(sessionId);
  }

  /** Whether the roster contains this or a later version of a session, or knows that the session has ended. */
  knows({ sessionId, version }: Pick<SessionSummary, 'sessionId' | 'version'>): boolean {
    return this.#ended.has(sessionId) || (this.#entries.get(sessionId)?.version ?? 0) >= version;
  }

  remove(sessionIds: readonly string[], nowMs: number): void {
    this.#ended.add(sessionIds, nowMs);
    const removed = sessionIds.filter((id) => this.#entries.delete(id));
    if (removed.length > 0) this.#changed();
  }

  /** The rankings of all guests who are on the leaderboard at `nowMs` and not hidden. */
  rankings(nowMs: number): Rankings<PlacedGuest> {
    const alive = [...this.#entries.values()].filter(({ expiresAt }) => isOnLeaderboard(expiresAt, nowMs));
    return rankingsOf(
      alive.map((entry) => asOthersSee(this.#guestAt(entry, nowMs))),
      this.#pause?.atMs ?? nowMs,
      this.#boards,
      this.#leastHours,
    );
  }

  /**
   * Call it before `show`. Makes `apply` compute figures. Returns the ids of sessions without figures, each of which
   * must be applied again with its drinks.
   */
  beginFigures(): string[] {
    this.#needsFigures = true;
    this.#keepsFigures = true;
    return this.#uncounted();
  }

  /** Like `beginFigures`, for the totals of the room. Each caller must later call `endTallies`. */
  beginTallies(): string[] {
    this.#walls += 1;
    this.#keepsFigures = true;
    return this.#uncounted();
  }

  /** Call it after the missing drinks were applied, so that a frozen leaderboard also gets the figures. */
  keepFigures(): void {
    if (this.#pause) this.#pause = withFigures(this.#pause, this.#entries);
  }

  endTallies(): void {
    this.#walls -= 1;
  }

  /** Whether `apply` needs the drinks of a session, because figures are shown or will be shown. */
  get needsFigures(): boolean {
    return this.#needsFigures || this.#walls > 0;
  }

  /** Switches boards on and off. The numbers of a board that is off are not sent. */
  show(boards: readonly BoardName[]): void {
    this.#boards = boards;
    this.#needsFigures = hasFigures(boards);
    this.#keepsFigures ||= this.#needsFigures;
    for (const [id, entry] of this.#entries) this.#entries.set(id, this.#withShown(entry));
    this.keepFigures();
    this.#changed();
  }

  get boards(): readonly BoardName[] {
    return this.#boards;
  }

  /** Whether and why the leaderboard is frozen. */
  get still(): Still {
    return this.#pause ?? RUNS;
  }

  /**
   * Freezes all numbers, or lets them change again. On a frozen leaderboard, names still change, and guests who leave,
   * hide or are moderated still disappear.
   */
  stand(still: Still, nowMs: number): void {
    if (isSameStill(this.still, still)) return;
    this.#pause = nextPause(this.#pause, still, this.#entries, nowMs);
    this.#changed();
  }

  /**
   * The rankings of all guests, for single requests. They are cached so that repeated requests cost little. They are recomputed
   * after a change, when a session ends, when a delayed move takes effect, and after one second.
   */
  recentRankings(nowMs: number): Rankings<PlacedGuest> {
    const { rankings, staleAt } = this.#recent ?? { staleAt: 0 };
    if (rankings && nowMs >= rankings.atMs && nowMs < staleAt) return rankings;
    const fresh = this.rankings(nowMs);
    this.#recent = { rankings: fresh, staleAt: Math.min(nowMs + FRESH_MS, nextTurnOf(this.#entries.values(), nowMs)) };
    return fresh;
  }

  /** The rankings without guests whose names everybody has seen for less than `waitMs`. */
  namedRankings(nowMs: number, waitMs: number): Rankings<PlacedGuest> {
    return rankingsAmong(this.recentRankings(nowMs), ({ sessionId }) => {
      const entry = this.#entries.get(sessionId);
      return entry !== undefined && isNamed(entry, nowMs, waitMs);
    });
  }

  /**
   * The caller's guest, if the session is still the caller's and on the leaderboard at `nowMs`. A plain comparison is safe
   * here, because these are hashes and the caller has passed `requireOwner`.
   */
  ownGuest({ sessionId, writeKeyHash }: Credentials, nowMs: number): PlacedGuest | undefined {
    const entry = this.#entries.get(sessionId);
    // A guest at the closed door is treated like a stranger until a host opens the door.
    const isOwn = entry !== undefined && isKeyOf(entry.writeKeyHash, writeKeyHash) && entry.state !== 'knocked';
    return isOwn && isOnLeaderboard(entry.expiresAt, nowMs) ? this.#guestAt(entry, nowMs) : undefined;
  }

  /** The access data of a session. Undefined for a session that is not in memory. */
  accessOf(sessionId: string, nowMs: number): Access | undefined {
    const entry = this.#entries.get(sessionId);
    if (!entry) return undefined;
    const isOver = isOverAt(entry.expiresAt, nowMs);
    return { writeKeyHash: entry.writeKeyHash, ...(isOver && { gone: 'expired' }) };
  }

  /** Every guest whose evening is not over at `nowMs`, including hidden guests and guests whom the hosts keep out. */
  hostedGuests(nowMs: number): HostedGuest[] {
    return [...this.#entries.values()].filter(({ expiresAt }) => isOnLeaderboard(expiresAt, nowMs));
  }

  /** For hosts. */
  headcount(nowMs: number): Headcount {
    return headcountOf(this.#entries.values(), nowMs);
  }

  /** The time of a guest's last drink. Undefined for a session that is not in memory. */
  drankAt(sessionId: string): number | null | undefined {
    return this.#entries.get(sessionId)?.drankAt;
  }

  isQuiet(sessionId: string): boolean {
    return this.#entries.get(sessionId)?.guest.isQuiet === true;
  }

  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #guestAt(entry: RosterEntry, nowMs: number): PlacedGuest {
    if (!isFrozen(this.#pause)) return guestAt(entry.shown, entry.next, nowMs);
    return pausedGuest(this.#pause, guestAt(entry.guest, entry.next, nowMs), this.#boards);
  }

  #uncounted(): string[] {
    return [...this.#entries].flatMap(([id, { figures }]) => (figures === null ? [id] : []));
  }

  #withShown(entry: Omit<RosterEntry, 'shown'>): RosterEntry {
    return { ...entry, shown: shownOn(this.#boards, entry.guest, entry.figures) };
  }

  #newHandle(): number {
    this.#lastHandle += 1;
    return this.#lastHandle;
  }

  #changed(): void {
    this.#recent = null;
    for (const listener of this.#listeners) listener();
  }
}
