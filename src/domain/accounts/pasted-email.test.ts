import { expect, test } from 'vitest';
import { pastedEmail } from './pasted-email.ts';

test.each([
  'marek@example.org',
  ' marek@example.org\n',
  'marek@example.org.',
  'marek@example.org,',
  'marek@example.org;',
  'marek@example.org!?',
  'marek@example.org…',
  'marek@example.org。',
  '<marek@example.org>',
  '< marek@example.org >.',
  '(marek@example.org)',
  '[marek@example.org]',
  '"marek@example.org"',
  "'marek@example.org'",
  '“marek@example.org”',
  '„marek@example.org“,',
  '« marek@example.org »',
  'mailto:marek@example.org',
  'MAILTO:marek@example.org?subject=Clink',
  '<mailto:marek@example.org>',
  'Marek Novak <marek@example.org>',
  '"Novak, Marek" <marek@example.org>,',
  'marek@example.org<mailto:marek@example.org>',
  'marek@example.org <marek@example.org>',
  '\u200bmarek@example.org\u2069\ufeff',
  'marek\uff20example\uff0eorg',
  '＜marek@example.org＞',
])('%j is pasted for marek@example.org', (text) => {
  expect(pastedEmail(text)).toBe('marek@example.org');
});

test.each([
  'a@b.org, c@d.org',
  'a@b.org <c@d.org>',
  '<a@b.org> <c@d.org>',
  'mailto:a@b.org,c@d.org',
  '<>',
  'marek@',
  'a@b@c.',
])('%j does not contain exactly one address and is not changed', (text) => {
  expect(pastedEmail(text)).toBe(text);
});

test.each([
  ["'o'brien@example.ie", "'o'brien@example.ie"],
  ['{x}@example.org', '{x}@example.org'],
  ['Marek.Novak+clink@Example.org', 'Marek.Novak+clink@Example.org'],
  ['a?b@example.org', 'a?b@example.org'],
  ['.a@c.org', '.a@c.org'],
  ['a b@example.org', 'a b@example.org'],
  ['', ''],
])('%j is taken for %j', (text, email) => {
  expect(pastedEmail(text)).toBe(email);
});
