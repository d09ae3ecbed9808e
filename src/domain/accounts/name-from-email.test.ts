import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOST_NAME_MAX_LENGTH } from '../limits.ts';
import { parseName } from '../names/guest-name.ts';
import { nameFromEmail } from './name-from-email.ts';

test.each([
  ['marek@example.org', 'Marek'],
  ['marek.novak+clink@example.org', 'Marek Novak'],
  ['ana_maria-87@example.org', 'Ana Maria'],
  ["o'brien@example.ie", "O'brien"],
  ['žofie@example.cz', 'Žofie'],
  ['12345@example.org', ''],
  ['mailto:marek@example.org', 'Marek'],
  ['<marek.novak@example.org>', 'Marek Novak'],
  ['mar', 'Mar'],
  ['', ''],
])('from %s the name "%s" is suggested', (email, name) => {
  expect(nameFromEmail(email)).toBe(name);
});

test('every suggested name can be stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (email) => {
      const name = nameFromEmail(email);
      if (name !== '') expect(parseName(name, HOST_NAME_MAX_LENGTH).ok).toBe(true);
    }),
  );
});
