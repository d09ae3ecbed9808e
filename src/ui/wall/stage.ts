import { looksForNetwork } from '#messages/wall.ts';
import {
  NO_OVERLAY,
  type Overlay,
  overlayOf,
  type Scene,
  type ShownScreen,
  type Turn,
} from '../../domain/wall/scene.ts';
import { isMirrored, isSeeking, turnAt } from '../../domain/wall/wall-times.ts';
import { createBoard } from './board/board.ts';
import { createCard } from './board/card.ts';
import { createPoster } from './board/poster.ts';
import { roomLine } from './board/room-line.ts';
import type { Picture } from './connection/wall-state.ts';
import type { Late } from './later/late.ts';
import { coupleOf, namesOf, sayNames } from './parts/couple-heading.ts';
import { child, createTimer, mark, mayMove, part, say, sayAround, set, show } from './parts/elements.ts';
import { isUpright, smallness } from './parts/fit.ts';
import { type Words, wordsFor } from './parts/words.ts';

/** The widths of the couple's names in em: in one line, smaller in one line, and in two lines. */
const HEAD_ROOMS = [10.1, 15.2, 30];
const UPRIGHT_HEAD_ROOMS = [8, 12, 24];
/** The widths of both lines below the board in em. */
const FOOT_ROOMS = [40, 47];
const FADE_MS = 600;

/**
 * Creates the whole wall. A picture changes the texts of the elements, and shows or hides them. `theme`: the theme that
 * the address sets. `late`: null until its script has loaded.
 */
export function createStage(theme: string | null, late: () => Late | null): (picture: Picture) => void {
  const stage = part('stage');
  const back = part('back');
  const names = part('names');
  const date = part('date');
  const foot = part('foot');
  const roomText = part('room-line');
  const rule = child(foot, 1);
  const drawBoard = createBoard(drawScenery);
  const drawPoster = createPoster();
  const drawCard = createCard();
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

  function showParts(scene: Scene, { moment, word, band }: Overlay, hasScreen: boolean): void {
    const isBoard = scene.kind === 'turns';
    const isOver = scene.kind === 'over';
    // With phones down nobody has to scan anything.
    const hasCard = hasScreen && !isOver && !word?.phonesDown;
    const shown: Readonly<Record<string, unknown>> = {
      ...{ board: isBoard, head: isBoard || gathers(scene), foot: isBoard && !band },
      ...{ moment, word, band, poster: !isBoard && !isOver, card: hasCard },
      ...{ stage: !isOver || word, thanks: isOver && !word },
    };
    for (const id of Object.keys(shown)) show(part(id), shown[id]);
    mark(stage, 'data-bare', !hasCard);
    mark(stage, 'data-band', isBoard && band);
    // The covered parts fade but stay in their places.
    set(stage, 'data-moment', moment?.kind ?? null);
    mark(stage, 'data-word', word);
    mark(back, 'data-plain', !isBoard || moment);
    mark(back, 'data-hushed', word?.phonesDown);
  }

  /** Whether the poster has the names of guests, which a late script draws, below the head. */
  const gathers = (scene: Scene) => late() && scene.kind === 'nobody' && scene.screen.arrivals;

  function drawHead(screen: ShownScreen, { scene, now, lostAt, openForMs }: Picture): void {
    const { celebration } = screen;
    const words = wordsFor(celebration);
    sayNames(names, namesOf(coupleOf(screen)), isUpright() ? UPRIGHT_HEAD_ROOMS : HEAD_ROOMS);
    say(date, celebration ? words.fullDate(celebration.date) : '');
    const board = 'turns' in scene ? scene.turns[turnAt(openForMs, scene.turns.length)] : undefined;
    if (lostAt !== null && isSeeking(now - lostAt)) sayAround(roomText, [looksForNetwork, '']);
    else sayAround(roomText, ...roomLine(board, screen, now, words));
    const below = `${roomText.textContent}${rule.textContent}`;
    set(foot, 'data-small', smallness(below, FOOT_ROOMS, 'text'));
  }

  function drawScene(picture: Picture, screen: ShownScreen, words: Words): void {
    const { scene, now, lostAt, openForMs } = picture;
    takeLook(screen.celebration?.look || {});
    drawCard(screen, now, words);
    if (scene.kind === 'turns') {
      drawHead(screen, picture);
      drawBoard({ screen, turns: scene.turns, passedMs: openForMs, lostAt, words });
    } else if (scene.kind === 'over') {
      const shown = late();
      if (shown) shown.drawThanks(screen, picture.overForMs, words);
    } else {
      if (gathers(scene)) drawHead(screen, picture);
      drawInstead(scene, lostAt, words);
    }
  }

  function drawInstead(scene: Scene, lostAt: number | null, words: Words): void {
    const shown = late();
    drawPoster(scene, lostAt, words);
    if (shown) shown.drawArrivals(scene);
  }

  function drawScenery(name: Turn['board'], screen: ShownScreen, words: Words): void {
    const shown = late();
    show(part('room'), name === 'room');
    show(part('menu'), name === 'menu');
    if (shown && name === 'room') shown.drawRoom(screen, words);
    if (shown && name === 'menu') shown.drawMenu(screen.menu || []);
  }

  function drawOver({ moment, word, band }: Overlay, screen: ShownScreen, now: number, words: Words): void {
    const shown = late();
    if (!shown) return;
    if (moment) shown.drawMoment(moment, screen, words);
    if (word) shown.words.drawFull(word, screen, now);
    if (band) shown.words.drawBand(band);
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
    const over = late() ? overlayOf(scene, picture.moment, now) : NO_OVERLAY;
    set(document.documentElement, 'data-theme', themeOf(screen, over, now, words));
    set(stage, 'data-shift', String(turnAt(picture.openForMs, 4)));
    takeSide(isMirrored(picture.openForMs) ? 'left' : 'right');
    showParts(scene, over, screen !== null);
    if (screen) {
      drawScene(picture, screen, words);
      drawOver(over, screen, now, words);
    } else drawInstead(scene, null, words);
  };
}
