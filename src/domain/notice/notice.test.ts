import { expect, test } from 'vitest';
import type { HouseFacts } from './house-facts.ts';
import { type HeardSettings, type NoticeFacts, type NoticeSection, noticeOf } from './notice.ts';

const SERVER: HouseFacts = { house: {}, location: false, mail: false, store: 'file' };
const SETTINGS: HeardSettings = { boards: [], wall: 'off', moments: false };
const WEDDING = { names: 'Ana & Ben', hasMenu: false, settings: SETTINGS };
const BARE: NoticeFacts = { address: 'clink.example', server: SERVER, celebration: WEDDING };

/** Each fact as 'row: fact', followed by its values. */
function linesOf(sections: readonly NoticeSection[]): string[] {
  return sections.flatMap(({ rows }) =>
    rows.flatMap(({ about, facts }) =>
      facts.map(({ is, ...said }) => [`${about}: ${is}`, ...Object.values(said)].join(' ')),
    ),
  );
}

/** The lines that are only in the notice for `facts`, and the lines that are only in the notice for `before`. */
function difference(facts: NoticeFacts, before: NoticeFacts = BARE) {
  const [now, then] = [linesOf(noticeOf(facts)), linesOf(noticeOf(before))];
  return { more: now.filter((line) => !then.includes(line)), less: then.filter((line) => !now.includes(line)) };
}

const withServer = (more: Partial<HouseFacts>): NoticeFacts => ({ ...BARE, server: { ...SERVER, ...more } });
const withSettings = (more: Partial<HeardSettings>): NoticeFacts => ({
  ...BARE,
  celebration: { ...WEDDING, settings: { ...SETTINGS, ...more } },
});

test.each<[what: string, facts: NoticeFacts, more: string[], less: string[]]>([
  ['a position', withServer({ location: true }), ['server: position', 'guests: nearby'], []],
  ['mails to hosts', withServer({ mail: true }), ['nowhere: mail-to-hosts'], []],
  [
    'PostgreSQL',
    withServer({ store: 'postgres' }),
    ['server: in-postgres', 'evening: gone-from-postgres'],
    ['server: in-file', 'evening: gone-from-file'],
  ],
  [
    'a demo',
    withServer({ store: 'memory' }),
    ['evening: gone-with-demo'],
    [
      ...['server: in-file', 'evening: evening-lasts', 'evening: gone-from-file'],
      ...['celebration: until-deleted', 'celebration: recap', 'for-good: refusal-stays'],
    ],
  ],
  [
    'a house that keeps celebrations for 30 days',
    withServer({ keepDays: 30 }),
    ['celebration: days 30'],
    ['celebration: until-deleted'],
  ],
  ['a name', withServer({ house: { name: 'Lakeside' } }), ['runs: text Lakeside'], ['runs: whoever']],
  [
    'a contact',
    withServer({ house: { contact: 'a@b.example' } }),
    ['contact: contact a@b.example', 'ask: contact a@b.example'],
    [],
  ],
  ['an imprint', withServer({ house: { imprint: 'https://b.example/i' } }), ['imprint: link https://b.example/i'], []],
  [
    'a notice of the house',
    withServer({ house: { privacy: 'https://b.example/p' } }),
    ['house-notice: link https://b.example/p'],
    [],
  ],
  [
    'a wall of names',
    withSettings({ wall: 'names', boards: ['hydration'] }),
    ['guests: board hydration', 'wall: wall-names'],
    [],
  ],
  [
    'a wall of first names',
    withSettings({ wall: 'first-names', boards: ['hydration'] }),
    ['guests: board hydration', 'wall: wall-first-names'],
    [],
  ],
  ['a wall of names without a board', withSettings({ wall: 'names' }), ['wall: wall-totals'], []],
  ['a wall of totals', withSettings({ wall: 'totals' }), ['wall: wall-totals'], []],
  ['moments', withSettings({ moments: true }), ['guests: moments'], []],
  ['a board', withSettings({ boards: ['hydration'] }), ['guests: board hydration'], []],
  ['a menu', { ...BARE, celebration: { ...WEDDING, hasMenu: true } }, ['server: menu-drinks'], []],
])('%s adds its facts to the notice and removes facts that are no longer true', (_, facts, more, less) => {
  expect(difference(facts)).toEqual({ more, less });
});

test('in the open celebration, the notice names no hosts, no recap and the usual boards, and says that positions may be asked for, whatever the rules of the house are', () => {
  const { more, less } = difference({ ...BARE, celebration: null });
  expect(more).toEqual([
    'server: position',
    'guests: board mostDrinks',
    'guests: board fastestPace',
    'guests: nearby',
    'ask: ask-whoever',
  ]);
  expect(less).toEqual([
    'hosts: hosts-of Ana & Ben',
    'hosts: hosts-decide',
    'seen-by-hosts: hosts-see',
    'seen-by-hosts: hosts-never',
    'seen-by-hosts: hand-over',
    'celebration: until-deleted',
    'celebration: recap',
    'ask: ask-hosts',
  ]);
});

test('the notice mentions the wall of the open celebration only if there is one', () => {
  const open = (openWall?: boolean): NoticeFacts => ({
    ...BARE,
    celebration: null,
    server: { ...SERVER, ...(openWall !== undefined && { openWall }) },
  });
  expect(difference(open(true), open(false)).more).toEqual(['wall: wall-of-open']);
  expect(difference(open(false), open()).more).toEqual([]);
});

test('without answers of the server, the notice claims nothing about it and says that more will follow', () => {
  const nothing: NoticeFacts = { ...BARE, server: null, celebration: { ...WEDDING, settings: null } };
  const { more, less } = difference(nothing);
  expect(more).toEqual(['later: more-with-network']);
  expect(less).toEqual([
    'server: in-file',
    'evening: gone-from-file',
    'celebration: until-deleted',
    'celebration: recap',
  ]);
  expect(linesOf(noticeOf({ ...BARE, server: null }))).toContain('later: more-with-network');
  expect(linesOf(noticeOf(BARE))).not.toContain('later: more-with-network');
});

test('if the house has a contact, the notice of the open celebration does not refer guests to the person who gave the address', () => {
  const lines = linesOf(noticeOf({ ...withServer({ house: { contact: '+43 1 234567' } }), celebration: null }));
  expect(lines).toContain('ask: contact +43 1 234567');
  expect(lines).not.toContain('ask: ask-whoever');
});
