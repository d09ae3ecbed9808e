import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emailSchema, secondStepSchema, signInSchema } from './account-calls.ts';

test.each([
  ['marek@example.org', 'marek@example.org'],
  [' Marek.Novak+clink@Mail.Example.ORG ', 'marek.novak+clink@mail.example.org'],
  ["o'brien@example.ie", "o'brien@example.ie"],
  ['hans@xn--mller-kva.de', 'hans@xn--mller-kva.de'],
  ['hans@mail.xn--mller-kva.co.uk', 'hans@mail.xn--mller-kva.co.uk'],
  ['ivan@xn--e1aybc.xn--p1ai', 'ivan@xn--e1aybc.xn--p1ai'],
  ['a&b@example.org', 'a&b@example.org'],
  ['_ana/ben!{x}@example.org', '_ana/ben!{x}@example.org'],
  ['\u200bmarek@example.org\u2069\ufeff', 'marek@example.org'],
  ["'o'brien@example.ie", "'o'brien@example.ie"],
  ['MAREK\uff20Example\uff0eORG', 'marek@example.org'],
  ['Marek <Marek@Example.org>,', 'marek@example.org'],
])('%s is an e-mail address', (text, email) => {
  expect(v.parse(emailSchema, text)).toBe(email);
});

test.each([
  '',
  'marek',
  'marek@',
  '@example.org',
  'a b@example.org',
  'a@example',
  'a@b.org, c@d.org',
  'a@b.org <c@d.org>',
  'a@b.org, Marek <c@d.org>',
  '<a@b.org> <c@d.org>',
  '<>',
  'mailto:',
  'mailto:a@b.org,c@d.org',
  'a..b@c.org',
  '.a@c.org',
  'a.@c.org',
  "marek'@c.org",
  'a@b.1',
  'a@b..org',
  '"a b"@c.org',
  'a(b)@c.org',
  'a@-b.org',
  'a@b-.org',
  `${'x'.repeat(250)}@a.org`,
])('"%.20s" is not an e-mail address', (text) => {
  expect(v.is(emailSchema, text)).toBe(false);
});

test('a sign-in has a password or a code, and a second step has one of two kinds of code', () => {
  const email = 'marek@example.org';
  expect(v.is(signInSchema, { email, password: 'x' })).toBe(true);
  expect(v.is(signInSchema, { email, code: '123456' })).toBe(true);
  for (const both of [{ email }, { email, password: 'x', code: '123456' }])
    expect(v.is(signInSchema, both)).toBe(false);
  for (const code of ['12345', '1234567', 'abcdef', '१२३४५६']) expect(v.is(signInSchema, { email, code })).toBe(false);
  expect(v.is(secondStepSchema, { code: '123456' })).toBe(true);
  expect(v.is(secondStepSchema, { recoveryCode: 'aBcDe-12345' })).toBe(true);
  for (const wrong of [{}, { code: '123456', recoveryCode: 'x' }]) expect(v.is(secondStepSchema, wrong)).toBe(false);
});

test.each([
  'aBcDe-12345',
  ' aBcDe-12345. ',
  'aBcDe\u200b\u201112345',
  'aBcDe\u201312345',
  '“aBcDe - 12345”',
  'ａBcDe－12345',
  'aBcDe 12345',
])('a recovery code is accepted however it is typed: %j', (recoveryCode) => {
  expect(v.parse(secondStepSchema, { recoveryCode })).toMatchObject({ recoveryCode: 'aBcDe-12345' });
});

test.each(['', '.', ' ', 'x'.repeat(41)])('"%s" is no recovery code', (recoveryCode) => {
  expect(v.is(secondStepSchema, { recoveryCode })).toBe(false);
});
