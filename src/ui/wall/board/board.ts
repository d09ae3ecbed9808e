import type { ShownScreen, Turn } from '../../../domain/wall/scene.ts';
import { TURN_MS, turnAt, WAVE_MS } from '../../../domain/wall/wall-times.ts';
import { createTimer, mark, mayMove, part, set, show, showCase } from '../parts/elements.ts';
import { sayLive } from '../parts/live-pill.ts';
import type { Words } from '../parts/words.ts';
import { createPlaces } from './podium.ts';

/** The old board disappears within 200 ms, and the new board has risen after 800 ms. */
const OUT_MS = 200;
const IN_MS = 800;

interface BoardView {
  readonly screen: ShownScreen;
  readonly turns: readonly Turn[];
  /** The time since the first picture, in ms. */
  readonly passedMs: number;
  readonly lostAt: number | null;
  readonly words: Words;
}

/** Draws the room or the menu, and nothing for a leaderboard. */
type DrawScenery = (name: Turn['board'], screen: ShownScreen, words: Words) => void;

/** A sentence of `fewGuests`. */
function caseOf(rows: number, guests: number): string {
  return rows === 3 && guests <= 3 ? 'all' : String(rows);
}

/** The board: one leaderboard at a time, or the room or the menu instead. */
export function createBoard(drawScenery: DrawScenery) {
  const node = part('board');
  const titles = part('board-titles');
  const pill = part('board-live');
  const turns = part('turns');
  const quiet = part('quiet');
  const places = createPlaces();
  const change = createTimer();
  const wave = createTimer();
  let view: BoardView;
  let shown = '';
  /** The time until which ranks do not change. */
  let calmUntil = 0;
  let isChanging = false;

  /** Timers always draw the latest state, so that a late timer does no harm. */
  function redraw(): void {
    const index = turnAt(view.passedMs, view.turns.length);
    const board = view.turns[index];
    if (!board) return;
    if (isChanging) dropWhoLeft(board);
    else if (shown && board.board !== shown && mayMove()) {
      leave();
    } else if (drawPlaces(board)) {
      drawTurns(index);
      drawQuiet(board);
      drawScenery(board.board, view.screen, view.words);
      // A menu does not change.
      show(pill, view.lostAt !== null || board.board !== 'menu');
    }
  }

  function dropWhoLeft(board: Turn): void {
    if (board.board === shown && places.hasLeft(board)) places.draw(board, view.words);
  }

  /** Returns false if new ranks have to wait. A name that was taken back does not wait. */
  function drawPlaces(board: Turn): boolean {
    const now = performance.now();
    const isOther = board.board !== shown;
    if (isOther || !places.isOtherOrder(board)) {
      shown = board.board;
      showCase(titles, shown);
      places.draw(board, view.words);
    } else if (now < calmUntil && !places.hasLeft(board)) {
      wave.set(calmUntil - now, redraw);
      return false;
    } else {
      calmUntil = now + WAVE_MS;
      places.rearrange(board, view.words);
    }
    return true;
  }

  function leave(): void {
    isChanging = true;
    set(node, 'data-change', 'out');
    change.set(OUT_MS, () => {
      isChanging = false;
      shown = '';
      redraw();
      isChanging = true;
      set(node, 'data-change', 'in');
      change.set(IN_MS, () => {
        isChanging = false;
        set(node, 'data-change', null);
      });
    });
  }

  function drawTurns(now: number): void {
    const { passedMs } = view;
    const { length } = view.turns;
    show(turns, length > 1);
    [...turns.children].forEach((bar, index) => {
      show(bar, index < length);
      if (index === now && bar.getAttribute('data-now') === null)
        (bar as HTMLElement).style.setProperty('--passed', `${-(passedMs % TURN_MS)}ms`);
      mark(bar, 'data-now', index === now);
    });
  }

  function drawQuiet({ rows }: Turn): void {
    const isFew = rows.length > 0 && rows.length <= 3;
    mark(node, 'data-few', isFew);
    show(quiet, isFew);
    if (isFew) showCase(quiet, caseOf(rows.length, view.screen.guests));
  }

  return function drawBoard(next: BoardView): void {
    view = next;
    sayLive(pill, next.lostAt, next.words);
    redraw();
  };
}
