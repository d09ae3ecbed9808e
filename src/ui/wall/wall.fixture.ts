import * as english from '#messages/wall.ts';
import { filledWallPage } from '../../../scripts/build/wall-page.ts';
import type { ShownScreen } from '../../domain/wall/scene.ts';
import source from '../screen.html?raw';

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

/** Rows from 'Name number', with equal ranks for equal numbers. */
export function rowsOf(...texts: readonly string[]) {
  const rows = texts.map((text) => {
    const [, name = '', value = ''] = /^(.*) ([\d.]+)$/.exec(text) ?? [];
    return { name, value: Number(value) };
  });
  return rows.map((row) => ({ ...row, rank: 1 + rows.findIndex(({ value }) => value === row.value) }));
}
