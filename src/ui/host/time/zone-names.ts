import { useEffect, useMemo, useState } from 'react';
import { cities } from '#messages/hosts/cities.ts';
import { locale } from '#messages/page.ts';
import { presentNameOf, timeZones } from './time-zones.ts';

/** A day in summer, so that the name of a zone is not that of its winter time. */
const SUMMER_MS = Date.UTC(2026, 6, 1);

const known = new Map<string, string>();

/** The name of an IANA time zone for readers, such as 'Wien (Mitteleuropäische Zeit)' or 'UTC+2'. */
export function zoneOf(timeZone: string): string {
  const name = known.get(timeZone) ?? zoneIn(timeZone, locale, cities);
  known.set(timeZone, name);
  return name;
}

export function zoneIn(timeZone: string, locale: string, cities: Readonly<Record<string, string>>): string {
  if (timeZone === 'UTC') return named(timeZone, locale, 'long') ?? timeZone;
  const { area, city } = partsOf(timeZone);
  if (city === '') return area;
  const place = cities[city] ?? (locale.startsWith('en') ? null : placeIn(timeZone, locale)) ?? city;
  return `${place} (${named(timeZone, locale, 'longGeneric') ?? area})`;
}

/** The name of a zone until the browser has named it: 'Vienna (Europe)'. */
function plainNameOf(timeZone: string): string {
  const { area, city } = partsOf(timeZone);
  return city === '' ? area : `${city} (${area})`;
}

/** The city is '' for a zone that is only an offset from UTC. */
function partsOf(timeZone: string) {
  const [, behind] = /^Etc\/GMT([+-]\d+)$/.exec(timeZone) ?? [];
  if (behind) return { area: utcAt(-Number(behind)), city: '' };
  const [area = '', ...parts] = presentNameOf(timeZone).replaceAll('_', ' ').split('/');
  return { area, city: parts.reverse().join(', ') };
}

const SLICE_MS = 8;

/**
 * The zones for a list, in the order of their names. Finding a name takes a phone a millisecond, so most zones have
 * their plain name until all names are known.
 */
export function useZoneNames(used: string): readonly (readonly [zone: string, name: string])[] {
  const zones = useMemo(() => timeZones(used), [used]);
  const [named, setNamed] = useState<typeof zones | null>(null);
  useEffect(() => {
    const left = [...zones];
    const slices = setInterval(() => {
      const until = performance.now() + SLICE_MS;
      for (let zone = left.pop(); zone !== undefined; zone = left.pop()) {
        zoneOf(zone);
        if (performance.now() > until) return;
      }
      clearInterval(slices);
      setNamed(zones);
    }, 2 * SLICE_MS);
    return () => clearInterval(slices);
  }, [zones]);
  if (named !== zones) return zones.map((zone) => [zone, zone === used ? zoneOf(zone) : plainNameOf(zone)]);
  return zones.map((zone) => [zone, zoneOf(zone)] as const).sort(([, a], [, b]) => a.localeCompare(b, locale));
}

const utcAt = (hours: number) => (hours > 0 ? `UTC+${hours}` : `UTC\u2212${-hours}`);

/** Zones that every language names after their place, in the same words around it. */
const NAMED_AFTER_PLACES = ['Asia/Kolkata', 'Australia/Lord_Howe', 'America/Caracas', 'Africa/Lagos'];

/**
 * The place by which a language names a zone: of 'czas: Indie' it is 'Indie'. Null for a zone that it only abbreviates, such
 * as MEZ.
 */
function placeIn(timeZone: string, locale: string): string | null {
  const name = named(timeZone, locale, 'shortGeneric');
  const { before, after } = aroundPlaces(locale);
  const isNamed = name?.startsWith(before) && name.endsWith(after) && name.length > before.length + after.length;
  if (!name || !isNamed || before + after === '') return null;
  return name.slice(before.length, name.length - after.length);
}

const around = new Map<string, { readonly before: string; readonly after: string }>();

function aroundPlaces(locale: string) {
  const found = around.get(locale);
  if (found) return found;
  const examples = NAMED_AFTER_PLACES.map((zone) => named(zone, locale, 'shortGeneric') ?? '');
  const words = { before: sharedStart(examples), after: reversed(sharedStart(examples.map(reversed))) };
  around.set(locale, words);
  return words;
}

function sharedStart([first = '', ...others]: readonly string[]): string {
  let length = 0;
  while (length < first.length && others.every((other) => other[length] === first[length])) length++;
  return first.slice(0, length);
}

const reversed = (text: string) => [...text].reverse().join('');

/** Null if the browser does not know the zone. */
function named(timeZone: string, locale: string, timeZoneName: 'shortGeneric' | 'longGeneric' | 'long'): string | null {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(SUMMER_MS);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
  } catch {
    return null;
  }
}
