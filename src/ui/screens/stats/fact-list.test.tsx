import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/languages.ts';
import { Figure } from './fact-list.tsx';

const unitsOf = (text: string) => {
  const { container } = render(<Figure>{text}</Figure>);
  expect(container.textContent).toBe(text);
  return Array.from(container.querySelectorAll('small'), ({ textContent }) => textContent.trim());
};

test.each(LANGUAGES)('units are whole words smaller than their numbers (%s)', async (language) => {
  const { span, gap, hourOfDay, notAvailable } = {
    ...(await import(`../../messages/${language}/stats.ts`)),
    ...(await import(`../../messages/${language}/views.ts`)),
  };
  const { units } = await import(`../../messages/${language}/language.fixture.ts`);
  const [hours, minutes] = units;
  expect(unitsOf(span({ hours: 6, minutes: 24 }))).toEqual([hours, minutes]);
  expect(unitsOf(span({ hours: 0, minutes: 26 }))).toEqual([minutes]);
  expect(unitsOf(gap(26))).toEqual([language === 'en' ? 'min' : minutes]);
  expect(unitsOf(hourOfDay(20))).toEqual(language === 'fr' ? ['h'] : []);
  expect(unitsOf(notAvailable)).toEqual([]);
});

test.each([
  ['15:22', []],
  ['3:22 PM', ['PM']],
  ['3:22 p. m.', ['p. m.']],
  ['15 h 22', ['h']],
  ['2.5', []],
])('in the time of day or number %s, only words are smaller', (text, units) => {
  expect(unitsOf(text)).toEqual(units);
});
