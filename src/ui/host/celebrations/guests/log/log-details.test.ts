import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import { logDetails } from './log-details.ts';

const entryOf = (entry: Partial<LogEntry>): LogEntry => ({
  ...{ id: 1, at: 0, by: { id: 'marek', name: 'Marek' }, action: 'hide', canUndo: false },
  ...entry,
});

test.each<[readonly string[], Partial<LogEntry>]>([
  [['the names'], { action: 'details', fields: ['names'] }],
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
  [[], { action: 'door', fields: ['door'], from: 'open', to: 'ask' }],
  [[], { action: 'details' }],
])('the log says %o', (said, entry) => {
  expect(logDetails(entryOf(entry))).toEqual(said);
});
