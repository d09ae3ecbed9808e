import { expect, test } from 'vitest';
import { timeZones } from './time-zones.ts';
import { zoneIn, zoneOf } from './zone-names.ts';

const catalogues = import.meta.glob<{ cities: Record<string, string> }>('../../messages/*/hosts/cities.ts', {
  eager: true,
});
const citiesIn = (language: string) => catalogues[`../../messages/${language}/hosts/cities.ts`]?.cities ?? {};

test.each([
  ['Europe/Kiev', 'Kyiv (Eastern European Time)'],
  ['Asia/Calcutta', 'Kolkata (India Standard Time)'],
  ['America/Godthab', 'Nuuk (Greenland Time)'],
  ['Europe/Vienna', 'Vienna (Central European Time)'],
  ['America/New_York', 'New York (Eastern Time)'],
  ['Etc/GMT-2', 'UTC+2'],
  ['UTC', 'Coordinated Universal Time'],
])('the browser calls a place %s, and the list calls it %s', (name, shown) => {
  expect(zoneOf(name)).toBe(shown);
});

test.each([
  ['de', 'Europe/Vienna', 'Wien (Mitteleuropäische Zeit)'],
  ['de', 'Asia/Kolkata', 'Indien (Indische Normalzeit)'],
  ['fr', 'Europe/Vienna', 'Autriche (heure d’Europe centrale)'],
  ['pl', 'Europe/Warsaw', 'Warszawa (czas środkowoeuropejski)'],
  ['pl', 'America/New_York', 'Nowy Jork (czas wschodnioamerykański)'],
  ['es', 'Europe/Madrid', 'Madrid (hora de Europa central)'],
  ['it', 'Europe/Rome', 'Roma (Ora dell’Europa centrale)'],
  ['nl', 'Europe/Brussels', 'Brussel (Midden-Europese tijd)'],
  ['pt', 'Europe/Lisbon', 'Lisboa (Hora da Europa Ocidental)'],
  ['ar', 'Africa/Cairo', 'مصر (توقيت شرق أوروبا)'],
] as const)('in %s, %s is %s', (language, zone, shown) => {
  expect(zoneIn(zone, language === 'pt' ? 'pt-PT' : language, citiesIn(language))).toBe(shown);
});

test('a time zone that the browser does not know gets the name of its place', () => {
  expect(zoneIn('Europe/Newtown', 'de', citiesIn('de'))).toBe('Newtown (Europe)');
});

test.each(['ar', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const)(
  'no place is listed twice in a browser in %s',
  (language) => {
    const shown = timeZones('Europe/Kyiv').map((name) => zoneIn(name, language, citiesIn(language)));
    expect(shown.length).toBeGreaterThan(300);
    expect(shown.filter((name, place) => shown.indexOf(name) !== place)).toEqual([]);
  },
);
