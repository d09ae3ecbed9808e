import { expect, test } from 'vitest';
import type { Recap } from '../../domain/recap/recap.ts';
import { recapCsv } from './recap-csv.ts';

const RECAP: Recap = {
  ...{ isComplete: true, readyAt: '2026-06-21T06:00:00.000Z', guests: 48, logged: 31 },
  ...{ drinks: 212, withoutAlcohol: 74, waters: 51, clinks: 12, firstToast: '2026-06-20T16:05:00.000Z' },
  lastToast: '2026-06-21T01:40:00.000Z',
  kinds: [
    { kind: 'beer', drinks: 138 },
    { kind: 'shot', drinks: 'few' },
  ],
  menu: [{ name: 'Ana’s, and "Ben’s" Spritz', sign: '🍹', kind: 'cocktail', drinks: 'few' }],
  hours: [{ from: '2026-06-20T16:00:00.000Z', alcohol: 40, withoutAlcohol: 'few' }],
};
const lines = (...[recap, language]: Parameters<typeof recapCsv>) => recapCsv(recap, language).split('\r\n');

test('the table begins with the source of its numbers', () => {
  expect(lines(RECAP, 'en')).toEqual([
    '\uFEFF"Logged by guests, not counted at the bar"',
    ...['', 'Guests,48', 'Guests who logged a drink,31', 'Drinks,212', 'Without alcohol,74', 'Glasses of water,51'],
    ...['Two glasses met,12', 'First toast,2026-06-20T16:05:00.000Z', 'Last toast,2026-06-21T01:40:00.000Z'],
    ...['', 'Kind,Drinks', 'Beer,138', 'Shot,few'],
    ...['', 'Drink of the menu,Kind,Drinks', '"Ana’s, and ""Ben’s"" Spritz",Cocktail,few'],
    ...['', 'Hour,With alcohol,Without alcohol', '2026-06-20T16:00:00.000Z,40,few', ''],
  ]);
});

test('the table is in the language of the host', () => {
  expect(lines(RECAP, 'de')).toEqual(expect.arrayContaining(['Gäste,48', 'Bier,138', 'Schnaps,wenige']));
});

test('an incomplete recap says that it is incomplete, and when it will be complete', () => {
  const running = { ...RECAP, isComplete: false, kinds: [], menu: [], hours: [] };
  expect(lines(running, 'en').slice(1, 3)).toEqual(['The evening is not complete yet,2026-06-21T06:00:00.000Z', '']);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49 Spritz', "'+49 Spritz"],
  ['-5°', "'-5°"],
  ['@home', "'@home"],
  ['\tTea', "'\tTea"],
  ['\rTea', '"\'\rTea"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['Tea = life', 'Tea = life'],
])('a drink with the name %j does not become a formula', (name, cell) => {
  const menu = [{ name, sign: '🍵', kind: 'other', drinks: 9 } as const];
  expect(recapCsv({ ...RECAP, menu }, 'en')).toContain(`\r\n${cell},Other,9\r\n`);
});
