import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import { timesIn } from '../../../time/times.ts';
import { logDetails } from './log-details.ts';

const VIENNA = timesIn('Europe/Vienna');

const entryOf = (entry: Partial<LogEntry>): LogEntry => ({
  ...{ id: 1, at: 0, by: { id: 'marek', name: 'Marek' }, action: 'hide', canUndo: false },
  ...entry,
});

test.each<[readonly string[], Partial<LogEntry>]>([
  [['the names'], { action: 'details', fields: ['names'] }],
  [['The house rules nothing any more.'], { action: 'house-rules', rules: {} }],
  [
    [
      'Never shown: Most Drinks and Fastest Pace.',
      'No wall shows a name.',
      'A celebration is deleted 90 days after its day.',
    ],
    { action: 'house-rules', rules: { never: ['mostDrinks', 'fastestPace'], wall: 'totals', keepDays: 90 } },
  ],
  [['Nobody is asked where they are.'], { action: 'house-rules', rules: { location: false } }],
  [['the date and the way home'], { action: 'details', fields: ['date', 'gettingHome'] }],
  [
    ['the names, the date, the time zone, and the language of the cards'],
    { action: 'details', fields: ['names', 'date', 'timeZone', 'language'] },
  ],
  [['the names and menu'], { action: 'details', fields: ['names', 'menu'] }],
  [['“Best hydrated” is on.'], { action: 'boards', fields: ['boards'], boards: { hydration: true } }],
  [
    ['“Most Drinks” is off.', '“Most variety” is on.'],
    { action: 'boards', fields: ['boards'], boards: { variety: true, mostDrinks: false } },
  ],
  [['the names', 'Zoë & Jürgen'], { action: 'details', fields: ['names'], values: { names: 'Zoë & Jürgen' } }],
  [
    ['the date and the way home', 'Saturday, 20 June 2026', 'Taxi: 01 31300 …'],
    {
      ...{ action: 'details', fields: ['date', 'gettingHome'] },
      values: { date: '2026-06-20', gettingHome: 'Taxi: 01 31300\nBus at 2' },
    },
  ],
  [
    ['the end', VIENNA.moment(Date.UTC(2026, 5, 21, 4))],
    { action: 'details', fields: ['ends'], values: { ends: Date.UTC(2026, 5, 21, 4) } },
  ],
  [['the end'], { action: 'details', fields: ['ends'], values: { ends: null } }],
  [['the way home'], { action: 'details', fields: ['gettingHome'], values: { gettingHome: '' } }],
  [
    ['the time zone and the language of the cards', 'Kolkata (India Standard Time)', 'Deutsch'],
    {
      ...{ action: 'details', fields: ['timeZone', 'language'] },
      values: { timeZone: 'Asia/Calcutta', language: 'de' },
    },
  ],
  [
    ['the other languages of the cards', 'Deutsch and Français'],
    { action: 'details', fields: ['cardLanguages'], values: { cardLanguages: ['de', 'fr'] } },
  ],
  [
    ['the other languages of the cards'],
    { action: 'details', fields: ['cardLanguages'], values: { cardLanguages: [] } },
  ],
  [
    ['Olive', 'Fan'],
    { action: 'look', fields: ['palette', 'ornament'], values: { palette: 'olive', ornament: 'deco' } },
  ],
  [
    ['The celebration is without alcohol.', '“Most Drinks” is off.'],
    { action: 'without-alcohol', boards: { mostDrinks: false }, values: { withoutAlcohol: true } },
  ],
  [['Drinks with alcohol are offered again.'], { action: 'without-alcohol', values: { withoutAlcohol: false } }],
  [
    ['“Ana’s Spritz” is on the menu.', '“Rosé” is sold out.'],
    {
      action: 'menu',
      drinks: [
        { name: 'Ana’s Spritz', change: 'added' },
        { name: 'Rosé', change: 'sold-out' },
      ],
    },
  ],
  [['The drinks are in another order.'], { action: 'menu', drinks: [] }],
  [[], { action: 'menu' }],
  [[], { action: 'door', fields: ['door'], from: 'open', to: 'ask' }],
  [[], { action: 'details' }],
])('the log says %o', (said, entry) => {
  expect(logDetails(entryOf(entry), VIENNA)).toEqual(said);
});
