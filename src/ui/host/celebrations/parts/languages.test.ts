import { expect, test } from 'vitest';
import { nameOfLanguage } from './languages.ts';

test.each([
  ['de', 'Deutsch'],
  ['de-DE', 'Deutsch'],
  ['de-AT', 'Österreichisches Deutsch'],
  ['en-GB', 'British English'],
  ['ar-EG', 'العربية'],
])('hosts read %s as %s', (tag, name) => {
  expect(nameOfLanguage(tag)).toBe(name);
});
