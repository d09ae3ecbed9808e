import { looksForNetwork } from '#messages/wall.ts';
import { type Overlay, overlayOf, type Scene, type ShownScreen } from '../../domain/wall/scene.ts';
import { isMirrored, isSeeking, turnAt } from '../../domain/wall/wall-times.ts';
import { createBoard } from './board.ts';
import { createCard } from './card.ts';
import { coupleOf, namesOf, sayNames } from './couple-heading.ts';
import { createTimer, mark, mayMove, part, say, sayAround, set, show } from './elements.ts';
import { smallness } from './fit.ts';
import { drawMoment } from './moment-view.ts';
import { createPoster } from './poster.ts';
import { roomLine } from './room-line.ts';
import { createThanks } from './thanks.ts';
import { createTotals } from './totals.ts';
import type { Picture } from './wall-state.ts';
import { createWords } from './word-view.ts';
import { type Words, wordsFor } from './words.ts';

/** Widths of the couple's names in em: in one line, smaller in one line, and in two. */
const HEAD_ROOMS = [10.6, 15.8, 30];
/** Of the line of the room, in em. */
const ROOM_ROOMS = [24];
const FADE_MS = 600;

/** The whole wall. A picture changes the texts of its elements, and which of them are shown. `theme`: what the address fixes. */
export function createStage(theme: string | null): (picture: Picture) => void {
  const stage = part('stage');
  const back = part('back');
  const names = part('names');
  const date = part('date');
  const room = part('room');
  const drawBoard = createBoard();
  const drawTotals = createTotals();
  const drawPoster = createPoster();
  const drawCard = createCard();
  const drawThanks = createThanks();
  const wordView = createWords();
  const fade = createTimer();

  /** The card and the board change sides behind a short fade. */
  function takeSide(side: string): void {
    const drawn = stage.getAttribute('data-card');
    if (drawn === side || stage.hasAttribute('data-fades')) return;
    const fades = drawn !== null && mayMove();
    mark(stage, 'data-fades', fades);
    fade.set(fades ? FADE_MS : 0, () => {
      set(stage, 'data-card', side);
      mark(stage, 'data-fades', false);
    });
  }

  function showParts(kind: Scene['kind'], { moment, word, band }: Overlay, hasScreen: boolean): void {
    const isBoard = kind === 'boards' || kind === 'totals';
    const isOver = kind === 'over';
    const hasCard = hasScreen && !isOver;
    const shown: Readonly<Record<string, unknown>> = {
      ...{ board: kind === 'boards', totals: kind === 'totals', head: isBoard, foot: isBoard && !band },
      ...{ moment, word, band, poster: !isBoard && !isOver, card: hasCard },
      ...{ stage: !isOver || word, thanks: isOver && !word },
    };
    for (const id of Object.keys(shown)) show(part(id), shown[id]);
    mark(stage, 'data-bare', !hasCard);
    mark(stage, 'data-band', isBoard && band);
    // What is covered stays in its place, and fades.
    mark(stage, 'data-moment', moment);
    mark(stage, 'data-word', word);
    mark(back, 'data-plain', !isBoard || moment);
    mark(back, 'data-hushed', word?.phonesDown);
  }

  function drawHead(screen: ShownScreen, { scene, now, lostAt, openForMs }: Picture): void {
    const { celebration } = screen;
    const words = wordsFor(celebration);
    sayNames(names, namesOf(coupleOf(screen)), HEAD_ROOMS);
    say(date, celebration ? words.fullDate(celebration.date) : '');
    const board = 'boards' in scene ? scene.boards[turnAt(openForMs, scene.boards.length)] : undefined;
    if (lostAt !== null && isSeeking(now - lostAt)) sayAround(room, [looksForNetwork, '']);
    else sayAround(room, ...roomLine(board, screen, now, words));
    set(room, 'data-small', smallness(room.textContent as string, ROOM_ROOMS, 'text'));
  }

  function drawScene(picture: Picture, screen: ShownScreen, words: Words): void {
    const { scene, now, lostAt, openForMs } = picture;
    takeLook(screen.celebration?.look || {});
    drawCard(screen, now, words);
    if (scene.kind === 'boards' || scene.kind === 'totals') drawHead(screen, picture);
    if (scene.kind === 'over') drawThanks(screen, picture.overForMs, words);
    else if (scene.kind === 'boards') drawBoard({ screen, boards: scene.boards, passedMs: openForMs, lostAt, words });
    else if (scene.kind === 'totals') drawTotals(screen, lostAt, words);
    else drawPoster(scene, lostAt, words);
  }

  function drawOver({ moment, word, band }: Overlay, screen: ShownScreen, now: number, words: Words): void {
    if (moment) drawMoment(moment, screen, words);
    if (word) wordView.drawFull(word, screen, now, words);
    if (band) wordView.drawBand(band, words);
  }

  function takeLook(look: Readonly<Record<string, string>>): void {
    for (const name of Object.keys(look))
      for (const id of ['wall', 'head']) set(part(id), `data-${name}`, look[name] as string);
  }

  const fixed = theme === 'day' || theme === 'night' ? theme : '';

  /** With phones down it is night for a minute, so that people look at each other. */
  function themeOf(screen: ShownScreen | null, { word }: Overlay, now: number, words: Words): string {
    if (word?.phonesDown || (!screen && !fixed)) return 'night';
    return fixed || screen?.colours || (words.isNight(now) ? 'night' : 'day');
  }

  return function drawPicture(picture) {
    const { scene, now } = picture;
    const screen = 'screen' in scene ? scene.screen : null;
    const words = wordsFor(screen?.celebration);
    const over = overlayOf(scene, picture.moment, now);
    set(document.documentElement, 'data-theme', themeOf(screen, over, now, words));
    set(stage, 'data-shift', String(turnAt(picture.openForMs, 4)));
    takeSide(isMirrored(picture.openForMs) ? 'left' : 'right');
    showParts(scene.kind, over, screen !== null);
    if (screen) {
      drawScene(picture, screen, words);
      drawOver(over, screen, now, words);
    } else drawPoster(scene, null, words);
  };
}
