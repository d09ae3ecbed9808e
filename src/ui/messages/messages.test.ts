import { expect, test } from 'vitest';
import * as carryOn from './en/carry-on.ts';
import * as celebration from './en/celebration.ts';
import * as dialogs from './en/dialogs.ts';
import * as door from './en/door.ts';
import * as hosts from './en/hosts.ts';
import * as hostsAccount from './en/hosts-account.ts';
import * as hostsCelebrations from './en/hosts-celebrations.ts';
import * as hostsDays from './en/hosts-days.ts';
import * as hostsGate from './en/hosts-gate.ts';
import * as hostsGuests from './en/hosts-guests.ts';
import * as hostsInvite from './en/hosts-invite.ts';
import * as hostsLog from './en/hosts-log.ts';
import * as hostsOperator from './en/hosts-operator.ts';
import * as hostsTeam from './en/hosts-team.ts';
import * as leaderboard from './en/leaderboard.ts';
import * as menu from './en/menu.ts';
import * as notFound from './en/not-found.ts';
import * as page from './en/page.ts';
import * as settings from './en/settings.ts';
import * as stats from './en/stats.ts';
import * as tracker from './en/tracker.ts';
import * as views from './en/views.ts';
import { oneDecimalIn, pluralIn } from './forms/numbers.ts';
import type { Messages } from './messages.ts';

const english: Messages = {
  carryOn,
  celebration,
  dialogs,
  door,
  hosts,
  hostsAccount,
  hostsDays,
  hostsGate,
  hostsGuests,
  hostsInvite,
  hostsLog,
  hostsOperator,
  hostsCelebrations,
  hostsTeam,
  leaderboard,
  menu,
  notFound,
  page,
  settings,
  stats,
  tracker,
  views,
};

/** All texts of a catalogue. Sentences with arguments are given as their source. */
function textsOf(messages: object): string[] {
  return Object.values(messages).flatMap((message) => (typeof message === 'object' ? textsOf(message) : `${message}`));
}

test('every language has the same sentences with the same arguments', () => {
  const german: Messages['notFound'] = { notFound: 'Hoppla! Seite nicht gefunden', returnHome: 'Zur Startseite' };
  // @ts-expect-error: a sentence is missing.
  const short: Messages['notFound'] = { notFound: 'Hoppla! Seite nicht gefunden' };
  // @ts-expect-error: a sentence without its value.
  const other: Messages['tracker'] = { ...tracker, yourSettings: 'Einstellungen' };
  expect([german, short, other]).toHaveLength(3);
});

test('no text is empty, ends before its last word, or leaves its parts to the component', () => {
  const texts = textsOf(english);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => text !== text.trim() || text === '')).toEqual([]);
  // 'or type at': something must follow.
  expect(texts.filter((text) => /(?:^|\s)(?:a|an|and|at|for|from|of|or|the|to|with)$|^&$/i.test(text))).toEqual([]);
  // `hasTime ? ', ' : ''` and `[time, 'left']`: the component would join the pieces.
  expect(texts.filter((text) => /[?:] (["'`])\W*\s\W*\1|=> \[(?!\.)/.test(text.replaceAll('${', '')))).toEqual([]);
});

test.each([
  [0, '0 drinks'],
  [1, '1 drink'],
  [2, '2 drinks'],
  [101, '101 drinks'],
])('%d in English: %s', (count, text) => {
  expect(leaderboard.readings.mostDrinks(count, String(count))).toBe(text);
});

test('a language with more plural forms has all of them', () => {
  const polish = pluralIn('pl');
  const forms = { one: 'drink', few: 'drinki', many: 'drinków', other: 'drinka' };
  expect([1, 2, 5, 22, 1.5].map((count) => polish(count, forms))).toEqual([
    'drink',
    'drinki',
    'drinków',
    'drinki',
    'drinka',
  ]);
});

test.each([
  [0, '0.0'],
  [0.04, '0.0'],
  [0.05, '0.1'],
  [0.25, '0.3'],
  [5 / 9, '0.6'],
  [2.34, '2.3'],
  [1_380, '1380.0'],
])('%d with one decimal: %s', (value, text) => {
  expect(oneDecimalIn('en')(value)).toBe(text);
});

test('each language writes its own decimals', () => {
  expect(oneDecimalIn('de')(2.34)).toBe('2,3');
});
