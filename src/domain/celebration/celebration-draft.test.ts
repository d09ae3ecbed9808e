import * as v from 'valibot';
import { expect, test } from 'vitest';
import { celebrationDraftSchema } from './celebration-draft.ts';

const DRAFT = { names: 'Ana & Ben', date: '2026-06-20', timeZone: 'Europe/Vienna', language: 'en' };

test('a valid draft is accepted unchanged', () => {
  expect(v.parse(celebrationDraftSchema, DRAFT)).toEqual(DRAFT);
});

test.each([
  ['names', '  Zoe\u0308 & Leo ', 'Zo\u00eb & Leo'],
  ['names', `${'a'.repeat(29)}&${'b'.repeat(30)}`, `${'a'.repeat(29)}&${'b'.repeat(30)}`],
  ['date', '2028-02-29', '2028-02-29'],
  ['timeZone', 'europe/vienna', 'Europe/Vienna'],
  ['timeZone', 'UTC', 'UTC'],
  ['language', 'DE-at', 'de-AT'],
])('%s %j becomes %j', (field, sent, expected) => {
  expect(v.parse(celebrationDraftSchema, { ...DRAFT, [field]: sent })).toEqual({ ...DRAFT, [field]: expected });
});

test('a draft without a language is in English', () => {
  const { language: _, ...rest } = DRAFT;
  expect(v.parse(celebrationDraftSchema, rest).language).toBe('en');
});

test.each([
  ['names', ''],
  ['names', 'a'.repeat(61)],
  ['names', 'Ana \u202e Ben'],
  ['date', '2026-02-29'],
  ['date', '2026-13-01'],
  ['date', '0026-06-20'],
  ['date', '0202-06-20'],
  ['date', '1999-12-31'],
  ['date', '20.6.2026'],
  ['date', '2026-06-20T18:00'],
  ['timeZone', 'Vienna'],
  ['timeZone', '+02:00'],
  ['timeZone', ''],
  ['language', 'english please'],
  ['language', 'e'],
  ['language', 'en--us'],
])('%s %j is refused', (field, sent) => {
  const { issues } = v.safeParse(celebrationDraftSchema, { ...DRAFT, [field]: sent });
  expect(issues?.map((issue) => v.getDotPath(issue))).toContain(field);
});

test('all faults are reported together', () => {
  const { issues } = v.safeParse(celebrationDraftSchema, { names: ' ', date: 'soon', timeZone: 'X' });
  expect(issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)).toEqual([
    'names must not be empty',
    'date must be a date of the calendar, such as 2026-06-20',
    'timeZone must be a time zone, such as Europe/Vienna',
  ]);
});
