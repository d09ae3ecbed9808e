import { LEADERBOARD_SIZE } from '../limits.ts';
import type { BoardView, Picture, Row, Scope, You } from '../protocol.ts';
import {
  byPace,
  byTotal,
  drinksPerHour,
  type Guest,
  highestFirst,
  type Measure,
  type Ranked,
  rankAmong,
  rateAt,
  totalOf,
} from './standings.ts';

/**
 * A leaderboard at one moment, as server and phone both hold it: the guests it shows and the two orders. A picture is
 * this, written out; a change leads from one to the next.
 */
export interface Leaderboard {
  readonly atMs: number;
  readonly guests: number;
  readonly view: BoardView;
  readonly shown: ReadonlyMap<string, Guest>;
  readonly mostDrinks: readonly string[];
  readonly fastestPace: readonly string[];
}

/** Guests in both orders at `atMs`, found once for everybody who looks. */
export interface Rankings<G extends Guest = Guest> {
  readonly atMs: number;
  readonly total: readonly G[];
  readonly pace: readonly G[];
}

/** Of all who are not hidden: the others are ranked as if those were not there. */
export function rankingsOf<G extends Guest>(guests: readonly G[], atMs: number): Rankings<G> {
  const seen = guests.filter(({ hidden }) => !hidden);
  return { atMs, total: highestFirst(seen, totalOf), pace: highestFirst(seen, rateAt(atMs)) };
}

/** Some of these guests, as if nobody else were there; their order stays, so nothing is sorted again. */
export function rankingsAmong<G extends Guest>(rankings: Rankings<G>, isAmong: (guest: G) => boolean): Rankings<G> {
  const { atMs, total, pace } = rankings;
  return { atMs, total: total.filter(isAmong), pace: pace.filter(isAmong) };
}

/** The first ten of both boards (spec §2, §9); with `view` 'all' everybody else stands in the single list. */
export function leaderboardOf({ atMs, total, pace }: Rankings, view: BoardView): Leaderboard {
  const mostDrinks = firstTen(total, totalOf);
  const fastestPace = firstTen(pace, rateAt(atMs));
  const shown = view === 'all' ? total : [...mostDrinks, ...fastestPace];
  return {
    atMs,
    guests: total.length,
    view,
    shown: new Map(shown.map((guest) => [guest.sessionId, guest])),
    mostDrinks: mostDrinks.map(idOf),
    fastestPace: fastestPace.map(idOf),
  };
}

/** Both boards at `atMs`: whoever stands on one is among `shown`, so the orders follow from the guests. */
export function boardsOf(shown: Iterable<Guest>, atMs: number): Pick<Leaderboard, 'mostDrinks' | 'fastestPace'> {
  const { total, pace } = rankingsOf([...shown], atMs);
  return { mostDrinks: firstTen(total, totalOf).map(idOf), fastestPace: firstTen(pace, rateAt(atMs)).map(idOf) };
}

/** Who has nothing to be ranked by comes last and stands on no board. */
function firstTen(ordered: readonly Guest[], measure: Measure): Guest[] {
  return ordered.slice(0, LEADERBOARD_SIZE).filter((guest) => measure(guest) > 0);
}

function idOf({ sessionId }: Guest): string {
  return sessionId;
}

/** The own counts, and the ranks of one who stands in `rankings`, inside the first ten or not; who is hidden has none. */
export function youOf({ atMs, total, pace }: Rankings, own: Guest): You {
  return {
    total_drinks: own.totalDrinks,
    drinks_per_hour: toOneDecimal(drinksPerHour(own, atMs)),
    most_drinks_rank: own.hidden ? null : rankAmong(total, own, totalOf),
    fastest_pace_rank: own.hidden ? null : rankAmong(pace, own, rateAt(atMs)),
  };
}

/** Writes a leaderboard out for the wire. Ranks follow from the orders: a board starts at its first. */
export function pictureOf(leaderboard: Leaderboard, scope: Scope, you?: You): Picture {
  const { atMs, guests, shown, mostDrinks, fastestPace, view } = leaderboard;
  const picture: Picture = {
    scope,
    at: new Date(atMs).toISOString(),
    guests,
    mostDrinks: byTotal(pick(shown, mostDrinks)).map((ranked) => rowOf(ranked, atMs)),
    fastestPace: byPace(pick(shown, fastestPace), atMs).map((ranked) => rowOf(ranked, atMs)),
  };
  if (view === 'all') picture.rows = guestRows(leaderboard);
  if (you) picture.you = you;
  return picture;
}

/** The single list: every guest shown, by total. */
export function guestRows({ atMs, shown }: Leaderboard): Row[] {
  return byTotal([...shown.values()]).map((ranked) => rowOf(ranked, atMs));
}

/** Reads a picture back. */
export function leaderboardFrom(picture: Picture): Leaderboard {
  const rows = picture.rows ?? [...picture.mostDrinks, ...picture.fastestPace];
  return {
    atMs: Date.parse(picture.at),
    guests: picture.guests,
    view: picture.rows ? 'all' : 'top',
    shown: new Map(rows.map((row) => [row.session_id, guestFrom(row)])),
    mostDrinks: picture.mostDrinks.map((row) => row.session_id),
    fastestPace: picture.fastestPace.map((row) => row.session_id),
  };
}

function guestFrom(row: Row): Guest {
  return {
    sessionId: row.session_id,
    userName: row.user_name,
    totalDrinks: row.total_drinks,
    sessionStart: Date.parse(row.session_start),
    lastDrinkAt: row.last_drink_at === null ? null : Date.parse(row.last_drink_at),
    drinkingPace: row.drinking_pace,
  };
}

function rowOf([guest, rank]: Ranked, atMs: number): Row {
  return {
    rank,
    session_id: guest.sessionId,
    user_name: guest.userName,
    total_drinks: guest.totalDrinks,
    session_start: new Date(guest.sessionStart).toISOString(),
    last_drink_at: guest.lastDrinkAt === null ? null : new Date(guest.lastDrinkAt).toISOString(),
    drinking_pace: guest.drinkingPace,
    drinks_per_hour: toOneDecimal(drinksPerHour(guest, atMs)),
  };
}

function pick(shown: ReadonlyMap<string, Guest>, ids: readonly string[]): Guest[] {
  return ids.flatMap((id) => shown.get(id) ?? []);
}

function toOneDecimal(rate: number): number {
  return Number(rate.toFixed(1));
}
