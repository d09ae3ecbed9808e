import { type BoardName, hasFigures, USUAL_BOARDS } from '../../domain/leaderboard/boards.ts';
import { figuresOf } from '../../domain/leaderboard/figures.ts';
import { type Rankings, rankingsOf } from '../../domain/leaderboard/rankings.ts';
import type { StoredEntry } from '../../domain/session/drink-entry.ts';
import { isExpired, isOnLeaderboard } from '../../domain/session/session-lifetime.ts';
import type { Access, Credentials } from '../http/ownership.ts';
import type { SessionSummary } from '../store/store.ts';
import { EndedSessions } from './ended-sessions.ts';
import { type Pause, pausedGuest, withFigures } from './pause.ts';
import { entryOf, guestAt, type HostedGuest, type PlacedGuest, type RosterEntry, shownOn } from './roster-entry.ts';

/** Over this period a rate changes by less than its last shown decimal. */
const FRESH_MS = 1_000;

/** The sessions of one celebration in memory, so that reads never use the store. Times in ms on the server's clock. */
export class Roster {
  readonly #entries = new Map<string, RosterEntry>();
  readonly #ended = new EndedSessions();
  readonly #listeners = new Set<() => void>();
  #lastHandle = 0;
  #boards = USUAL_BOARDS;
  #needsFigures = false;
  #pause: Pause | null = null;
  #recent: { readonly rankings: Rankings<PlacedGuest>; readonly staleAt: number } | null = null;

  /** The number of sessions, including expired ones that are not purged yet. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Stores a committed session. Commits may arrive in any order. An older one, or one of an ended session, is ignored.
   * Without `drinks` the guest has no figures (see `beginFigures`).
   */
  apply(record: SessionSummary & { readonly drinks?: readonly StoredEntry[] }): void {
    const known = this.#entries.get(record.sessionId);
    if (this.#ended.has(record.sessionId) || (known && known.version > record.version)) return;
    const { drinks, sessionStart } = record;
    const figures = drinks && this.#needsFigures ? figuresOf(drinks, sessionStart) : null;
    const handle = known?.guest.handle ?? this.#newHandle();
    this.#entries.set(record.sessionId, this.#withShown(entryOf(record, handle, figures)));
    this.#changed();
  }

  has(sessionId: string): boolean {
    return this.#entries.has(sessionId);
  }

  /** Whether it has this version of a session, or a later one, or knows that the session has ended. */
  knows({ sessionId, version }: Pick<SessionSummary, 'sessionId' | 'version'>): boolean {
    return this.#ended.has(sessionId) || (this.#entries.get(sessionId)?.version ?? 0) >= version;
  }

  /** Removes sessions for good. */
  remove(sessionIds: readonly string[], nowMs: number): void {
    this.#ended.add(sessionIds, nowMs);
    const removed = sessionIds.filter((id) => this.#entries.delete(id));
    if (removed.length > 0) this.#changed();
  }

  /** The rankings of all guests who are on the leaderboard at `nowMs` and not hidden. */
  rankings(nowMs: number): Rankings<PlacedGuest> {
    const alive = [...this.#entries.values()].filter(({ expiresAt }) => isOnLeaderboard(expiresAt, nowMs));
    return rankingsOf(
      alive.map((entry) => this.#guestAt(entry, nowMs)),
      this.#pause?.atMs ?? nowMs,
      this.#boards,
    );
  }

  /**
   * Call it before `show`. From now on `apply` computes figures. Returns the ids of the sessions that lack them: apply
   * each again, with its drinks.
   */
  beginFigures(): string[] {
    this.#needsFigures = true;
    return [...this.#entries].flatMap(([id, { figures }]) => (figures === null ? [id] : []));
  }

  /** Whether a session that is applied should have its drinks: the figures are shown, or will be. */
  get needsFigures(): boolean {
    return this.#needsFigures;
  }

  /** Switches boards on and off. The numbers of a board that is off are not sent. */
  show(boards: readonly BoardName[]): void {
    this.#boards = boards;
    this.#needsFigures = hasFigures(boards);
    for (const [id, entry] of this.#entries) {
      const figures = this.#needsFigures ? entry.figures : null;
      this.#entries.set(id, this.#withShown({ ...entry, figures }));
    }
    if (this.#pause) this.#pause = withFigures(this.#pause, this.#entries);
    this.#changed();
  }

  get boards(): readonly BoardName[] {
    return this.#boards;
  }

  /** Since when the leaderboard stands still. Null while it runs. */
  get pausedAt(): number | null {
    return this.#pause?.since ?? null;
  }

  /**
   * Freezes everybody's numbers. A guest who leaves, hides or is moderated still leaves the leaderboard, and names still
   * change. `since` is when the hosts paused it, which may be before this roster was loaded.
   */
  pause(since: number, nowMs: number): void {
    this.#pause = { since, atMs: nowMs, guests: new Map(this.#entries) };
    this.#changed();
  }

  resume(): void {
    this.#pause = null;
    this.#changed();
  }

  /**
   * The same rankings, for single requests. They are cached so that repeated requests cost little. They are recomputed
   * after a change, when a session ends, when a delayed move takes effect, and after one second.
   */
  recentRankings(nowMs: number): Rankings<PlacedGuest> {
    const { rankings, staleAt } = this.#recent ?? { staleAt: 0 };
    if (rankings && nowMs >= rankings.atMs && nowMs < staleAt) return rankings;
    const fresh = this.rankings(nowMs);
    this.#recent = { rankings: fresh, staleAt: Math.min(nowMs + FRESH_MS, this.#nextTurn(nowMs)) };
    return fresh;
  }

  /** The next moment at which time alone changes something: a session ends, or a delayed move takes effect. */
  #nextTurn(nowMs: number): number {
    let turn = Number.POSITIVE_INFINITY;
    for (const { expiresAt, next } of this.#entries.values()) {
      if (isOnLeaderboard(expiresAt, nowMs)) turn = Math.min(turn, expiresAt);
      if (next && next.from > nowMs) turn = Math.min(turn, next.from);
    }
    return turn;
  }

  /**
   * The caller's guest, if the session is still the caller's and on the leaderboard at `nowMs`. `===` is safe here, because
   * these are hashes and the caller has passed `requireOwner`.
   */
  ownGuest({ sessionId, writeKeyHash }: Credentials, nowMs: number): PlacedGuest | undefined {
    const entry = this.#entries.get(sessionId);
    // Somebody at the closed door is like a stranger until a host opens.
    const isOwn = entry?.writeKeyHash === writeKeyHash && entry.state !== 'knocked';
    return entry && isOwn && isOnLeaderboard(entry.expiresAt, nowMs) ? this.#guestAt(entry, nowMs) : undefined;
  }

  /** Who may use a session. Undefined for a session that is not in memory. */
  accessOf(sessionId: string, nowMs: number): Access | undefined {
    const entry = this.#entries.get(sessionId);
    if (!entry) return undefined;
    const isOver = isExpired(entry.guest.sessionStart, nowMs);
    return { writeKeyHash: entry.writeKeyHash, ...(isOver && { gone: 'expired' }) };
  }

  /** Every guest whose evening is not over at `nowMs`, also hidden ones and those whom the hosts keep out. */
  hostedGuests(nowMs: number): HostedGuest[] {
    return [...this.#entries.values()].filter(({ expiresAt }) => isOnLeaderboard(expiresAt, nowMs));
  }

  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #guestAt(entry: RosterEntry, nowMs: number): PlacedGuest {
    if (!this.#pause) return guestAt(entry.shown, entry.next, nowMs);
    return pausedGuest(this.#pause, guestAt(entry.guest, entry.next, nowMs), this.#boards);
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
