import * as english from '#messages/wall.ts';
import { filledWallPage } from '../../../scripts/build/wall-page.ts';
import type { ShownScreen, WallTrouble } from '../../domain/wall/scene.ts';
import type { ScreenEvent } from '../../domain/wall/screen.ts';
import source from '../screen.html?raw';
import { createWallState } from './connection/wall-state.ts';
import { createLate } from './later/late.ts';
import { createStage } from './stage.ts';

const PAGE = filledWallPage(source, 'en', english);

/** Puts the page of the wall, as it is built, into the document. */
export function openWallPage(): void {
  const [, id = '', body = ''] = /<body id="(\w+)"[^>]*>([\s\S]*)<\/body>/.exec(PAGE) ?? [];
  document.body.id = id;
  document.body.innerHTML = body;
}

/** 21:00 in Vienna. */
export const EVENING = Date.parse('2026-06-20T19:00:00Z');

export function screenWith(change: Partial<ShownScreen> = {}): ShownScreen {
  return {
    at: EVENING,
    version: 'v1',
    state: 'running',
    celebration: {
      names: 'Ana & Ben',
      date: '2026-06-20',
      timeZone: 'Europe/Vienna',
      language: 'en',
      code: 'K7MP3XWQ',
    },
    address: 'https://clink.example/?c=K7MP3XWQ',
    shows: 'names',
    guests: 42,
    totals: { alcoholic: 100, without: 130, waters: 120 },
    boards: [{ board: 'mostDrinks', rows: rowsOf('Ines 12', 'Tom 11', 'Ana 9', 'Rosi 8', 'Pete 8') }],
    ...change,
  };
}

/** Makes rows from texts such as 'Tom 7', with equal ranks for equal numbers. */
export function rowsOf(...texts: readonly string[]) {
  const rows = texts.map((text) => {
    const [, name = '', value = ''] = /^(.*) ([\d.]+)$/.exec(text) ?? [];
    return { name, value: Number(value) };
  });
  return rows.map((row) => ({ ...row, rank: 1 + rows.findIndex(({ value }) => value === row.value) }));
}

/** Opens a wall and reads its texts. Its clock is that of the server. */
export function openWall(theme: string | null = null) {
  openWallPage();
  const state = createWallState(null);
  const late = createLate();
  const draw = createStage(theme, () => late);
  let passedMs = 0;
  const redraw = () => draw(state.picture(EVENING + passedMs, passedMs));
  redraw();
  return {
    receive(event: ScreenEvent) {
      state.receive(event, EVENING + passedMs);
      redraw();
    },
    lose(reason: WallTrouble) {
      state.lose(reason);
      redraw();
    },
    wait(ms: number) {
      passedMs += ms;
      redraw();
    },
    /** Lets time pass while the stream is alive, so that the connection does not count as lost. */
    waitLive(ms: number) {
      passedMs += ms;
      state.hear(EVENING + passedMs);
      redraw();
    },
  };
}

/** Returns all shown texts in the order of the page. */
export function shownTexts(): string[] {
  const walker = document.createTreeWalker(document.body, 4 /* text */);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    if (text && !walker.currentNode.parentElement?.closest('[hidden]')) texts.push(text);
  }
  return texts;
}
export const shown = () => shownTexts().join(' ');
/** Returns the accessible name of the QR code if it is shown. Without styles, only an attribute tells this. */
export const square = () => {
  const found = document.getElementById('square');
  return found?.closest('[hidden]') ? undefined : found?.getAttribute('aria-label');
};
export const theme = () => document.documentElement.getAttribute('data-theme');
