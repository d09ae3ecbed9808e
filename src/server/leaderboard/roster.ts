import { type BoardName, hasFigures, USUAL_BOARDS } from '../../domain/leaderboard/boards.ts';
import { figuresOf } from '../../domain/leaderboard/figures.ts';
import { asOthersSee, type Rankings, rankingsAmong, rankingsOf } from '../../domain/leaderboard/rankings.ts';
import { countClinks } from '../../domain/moments/clinks.ts';
import type { StoredEntry } from '../../domain/session/drink-entry.ts';
import { isOnLeaderboard, isOverAt } from '../../domain/session/session-lifetime.ts';
import { keyHashes } from '../../domain/session/write-keys.ts';
import { type Counted, nextCounted } from '../../domain/wall/room-totals.ts';
import { type RoomTally, roomTally, type Tally, tallyOf } from '../../domain/wall/tally.ts';
import type { Access, Credentials } from '../http/ownership.ts';
import type { SessionSummary } from '../store/store.ts';
import { EndedSessions } from './ended-sessions.ts';
import { type Headcount, headcountOf } from './headcount.ts';
import { isFrozen, isSameStill, nextPause, type Pause, pausedGuest, RUNS, type Still, withFigures } from './pause.ts';
import {
  entryOf,
  guestAt,
  type HostedGuest,
  isHeard,
  isNamed,
  isSameToOthers,
  isSeen,
  latestDrink,
  latestOf,
  nextTurnOf,
  type PlacedGuest,
  type RosterEntry,
  shownOn,
} from './roster-entry.ts';

/** Over this period a rate changes by less than its last shown decimal. */
const FRESH_MS = 1_000;

/** The room as a wall shows it, without names. */
export interface Room extends RoomTally {
  /** Everybody whom everybody sees. */
  readonly guests: number;
  readonly lastDrinkAt: number | null;
  /** How many of them keep their numbers to themselves. */
  readonly quiet: number;
  /** How many of the others have logged a drink. */
  readonly tasted: number;
  /** When the last of the evenings is deleted. */
  readonly deletesAt: number | null;
}

/** The sessions of one celebration in memory, so that reads never use the store. Times in ms on the server's clock. */
export class Roster {
  readonly #leastHours: number;
  readonly #entries = new Map<string, RosterEntry>();
  readonly #ended = new EndedSessions();
  readonly #listeners = new Set<() => void>();
  #lastHandle = 0;
  #boards = USUAL_BOARDS;
  #needsFigures = false;
  /** Once figures were needed they stay, so that whoever switches a board off and on causes no second reading. */
  #keepsFigures = false;
  /** How many need what a wall says about the room. */
  #walls = 0;
  #pause: Pause | null = null;
  /** What the totals on a wall contain. */
  #counted: Counted = new Map();
  #recent: { readonly rankings: Rankings<PlacedGuest>; readonly staleAt: number } | null = null;

  /** `leastHours`: how many hours a rate counts at least. */
  constructor(leastHours = 0) {
    this.#leastHours = leastHours;
  }

  /** The number of sessions, including expired ones that are not purged yet. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Stores a committed session. Commits may arrive in any order. An older one, or one of an ended session, is ignored.
   * Without `drinks` the guest has no figures (see `beginFigures`). `readAt`: when it was read from the store.
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
    // Not even the time of an event tells that a quiet guest has had a drink.
    if (!isSameToOthers(known, entry)) this.#changed();
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
      alive.map((entry) => asOthersSee(this.#guestAt(entry, nowMs))),
      this.#pause?.atMs ?? nowMs,
      this.#boards,
      this.#leastHours,
    );
  }

  /**
   * Call it before `show`. From now on `apply` computes figures. Returns the ids of the sessions that lack them: apply
   * each again, with its drinks.
   */
  beginFigures(): string[] {
    this.#needsFigures = true;
    this.#keepsFigures = true;
    return this.#uncounted();
  }

  /** As `beginFigures`, for the totals of the room. Each call is ended by `endTallies`. */
  beginTallies(): string[] {
    this.#walls += 1;
    this.#keepsFigures = true;
    return this.#uncounted();
  }

  /** Call it once those drinks have come: a leaderboard that stands still has the figures from then on. */
  keepFigures(): void {
    if (this.#pause) this.#pause = withFigures(this.#pause, this.#entries);
  }

  endTallies(): void {
    this.#walls -= 1;
  }

  /** Whether a session that is applied should have its drinks: the figures are shown, or will be. */
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

  /** Whether and why the leaderboard stands still. */
  get still(): Still {
    return this.#pause ?? RUNS;
  }

  /**
   * Freezes everybody's numbers, or lets them run again. Meanwhile a guest who leaves, hides or is moderated still leaves the
   * leaderboard, and names still change.
   */
  stand(still: Still, nowMs: number): void {
    if (isSameStill(this.still, still)) return;
    this.#pause = nextPause(this.#pause, still, this.#entries, nowMs);
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
    this.#recent = { rankings: fresh, staleAt: Math.min(nowMs + FRESH_MS, nextTurnOf(this.#entries.values(), nowMs)) };
    return fresh;
  }

  /** The same, without those who have had their name in everybody's sight for less than `waitMs`. */
  namedRankings(nowMs: number, waitMs: number): Rankings<PlacedGuest> {
    return rankingsAmong(this.recentRankings(nowMs), ({ sessionId }) => {
      const entry = this.#entries.get(sessionId);
      return entry !== undefined && isNamed(entry, nowMs, waitMs);
    });
  }

  /**
   * The caller's guest, if the session is still the caller's and on the leaderboard at `nowMs`. A plain comparison is safe here, because
   * these are hashes and the caller has passed `requireOwner`.
   */
  ownGuest({ sessionId, writeKeyHash }: Credentials, nowMs: number): PlacedGuest | undefined {
    const entry = this.#entries.get(sessionId);
    // Somebody at the closed door is like a stranger until a host opens.
    const isOwn =
      entry !== undefined && keyHashes(entry.writeKeyHash).includes(writeKeyHash) && entry.state !== 'knocked';
    return isOwn && isOnLeaderboard(entry.expiresAt, nowMs) ? this.#guestAt(entry, nowMs) : undefined;
  }

  /** Who may use a session. Undefined for a session that is not in memory. */
  accessOf(sessionId: string, nowMs: number): Access | undefined {
    const entry = this.#entries.get(sessionId);
    if (!entry) return undefined;
    const isOver = isOverAt(entry.expiresAt, nowMs);
    return { writeKeyHash: entry.writeKeyHash, ...(isOver && { gone: 'expired' }) };
  }

  /** Every guest whose evening is not over at `nowMs`, also hidden ones and those whom the hosts keep out. */
  hostedGuests(nowMs: number): HostedGuest[] {
    return [...this.#entries.values()].filter(({ expiresAt }) => isOnLeaderboard(expiresAt, nowMs));
  }

  /** What the totals count at `nowMs`. They are late (src/domain/wall/room-totals.ts). */
  #count(shown: readonly RosterEntry[], nowMs: number): readonly Tally[] {
    const isHere = (id: string) => isOnLeaderboard(this.#entries.get(id)?.expiresAt ?? 0, nowMs);
    this.#counted = nextCounted(this.#counted, new Map(this.#tallies(shown)), isHere);
    return [...this.#counted.values()];
  }

  /** What a wall says about the whole room. */
  room(nowMs: number): Room {
    const shown = this.#seen(nowMs);
    const heard = shown.filter((entry) => isHeard(entry, nowMs));
    const tallies = this.#count(shown, nowMs);
    const lastDrinkAt = latestDrink(heard);
    const deletesAt = Math.max(0, ...shown.map(({ expiresAt }) => expiresAt)) || null;
    const tasted = heard.filter(({ guest }) => guest.lastDrinkAt).length;
    const quiet = shown.length - heard.length;
    return { guests: shown.length, quiet, ...roomTally(tallies, nowMs), lastDrinkAt, tasted, deletesAt };
  }

  /** The last drink of somebody of whom everybody may hear, to within a minute. */
  lastDrinkAt(nowMs: number): number | null {
    return latestDrink(this.#seen(nowMs).filter((entry) => isHeard(entry, nowMs)));
  }

  /** How often two glasses of the guests met whom everybody sees. */
  clinks(nowMs: number): number {
    return countClinks(this.#tallies(this.#seen(nowMs)).map(([, { times }]) => times));
  }

  /** The latest of those who have had their name in everybody's sight for `waitMs`, the very latest first. */
  latestNames(nowMs: number, waitMs: number, most: number): string[] {
    return latestOf(this.#named(nowMs, waitMs), most).map(({ guest }) => guest.userName);
  }

  /** The session ids of all of them, in the order in which they joined. */
  inSight(nowMs: number, waitMs: number): string[] {
    return this.#named(nowMs, waitMs).map(({ guest }) => guest.sessionId);
  }

  /** Everybody whom everybody sees. */
  seenCount(nowMs: number): number {
    return this.#seen(nowMs).length;
  }

  /** For hosts. */
  headcount(nowMs: number): Headcount {
    return headcountOf(this.#entries.values(), nowMs);
  }

  /** Glasses of water in the totals that were logged when they were had, as late as the totals. Null while they are not counted. */
  waters(nowMs: number): number | null {
    const shown = this.#seen(nowMs);
    if (!this.needsFigures || shown.some(({ figures }) => !figures)) return null;
    return this.#count(shown, nowMs).reduce((sum, { freshWaters }) => sum + freshWaters, 0);
  }

  /** When a guest had the last drink. Undefined for a session that is not in memory. */
  drankAt(sessionId: string): number | null | undefined {
    return this.#entries.get(sessionId)?.drankAt;
  }

  /** Whether somebody of whom everybody may hear has had a drink, apart from one guest. */
  hasToasted(exceptId: string, nowMs: number): boolean {
    return [...this.#entries.values()].some(
      (entry) => entry.drankAt !== null && entry.guest.sessionId !== exceptId && isHeard(entry, nowMs),
    );
  }

  /** The name of a guest of whose drinks everybody may hear, and has seen for `waitMs`. Null for anybody else. */
  shownName(sessionId: string, nowMs: number, waitMs = 0): string | null {
    const entry = this.#entries.get(sessionId);
    return entry && isHeard(entry, nowMs) && isNamed(entry, nowMs, waitMs) ? entry.guest.userName : null;
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

  /** As they were when the leaderboard was paused. */
  #tallies(shown: readonly RosterEntry[]): (readonly [sessionId: string, tally: Tally])[] {
    return shown.flatMap(({ guest, figures }) => {
      const then = isFrozen(this.#pause) ? this.#pause.guests.get(guest.sessionId)?.figures : figures;
      return then ? [[guest.sessionId, then.tally] as const] : [];
    });
  }

  #seen(nowMs: number): RosterEntry[] {
    return [...this.#entries.values()].filter((entry) => isSeen(entry, nowMs));
  }

  #named(nowMs: number, waitMs: number): RosterEntry[] {
    return this.#seen(nowMs).filter((entry) => isNamed(entry, nowMs, waitMs));
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
