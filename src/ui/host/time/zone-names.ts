import { useEffect, useMemo, useState } from 'react';
import { cities } from '#messages/hosts/cities.ts';
import { locale } from '#messages/page.ts';
import { presentNameOf, timeZones } from './time-zones.ts';

/** A day in summer, so that the name of a zone is not that of its winter time. */
const SUMMER_MS = Date.UTC(2026, 6, 1);

/** 'Wien' and 'Mitteleuropäische Zeit'. The group is '' for a zone that is only so many hours from UTC. */
interface ZoneName {
  readonly place: string;
  readonly group: string;
}

const known = new Map<string, ZoneName>();

function nameOf(timeZone: string): ZoneName {
  const name = known.get(timeZone) ?? nameIn(timeZone, locale, cities);
  known.set(timeZone, name);
  return name;
}

/** The name of an IANA time zone for readers, such as 'Wien (Mitteleuropäische Zeit)' or 'UTC+2'. */
export function zoneOf(timeZone: string): string {
  return inFull(nameOf(timeZone));
}

export function zoneIn(timeZone: string, locale: string, cities: Readonly<Record<string, string>>): string {
  return inFull(nameIn(timeZone, locale, cities));
}

const inFull = ({ place, group }: ZoneName) => (group === '' ? place : `${place} (${group})`);

function nameIn(timeZone: string, locale: string, cities: Readonly<Record<string, string>>): ZoneName {
  if (timeZone === 'UTC') return { place: named(timeZone, locale, 'long') ?? timeZone, group: '' };
  const { area, city } = partsOf(timeZone);
  if (city === '') return { place: area, group: '' };
  const place = cities[city] ?? (locale.startsWith('en') ? null : placeIn(timeZone, locale)) ?? city;
  return { place, group: named(timeZone, locale, 'longGeneric') ?? area };
}

/** The name of a zone until the browser has named it: 'Vienna' and 'Europe'. */
function plainNameOf(timeZone: string): ZoneName {
  const { area, city } = partsOf(timeZone);
  return city === '' ? { place: area, group: '' } : { place: city, group: area };
}

/** The city is '' for a zone that is only an offset from UTC. */
function partsOf(timeZone: string) {
  const [, behind] = /^Etc\/GMT([+-]\d+)$/.exec(timeZone) ?? [];
  if (behind) return { area: utcAt(-Number(behind)), city: '' };
  const [area = '', ...parts] = presentNameOf(timeZone).replaceAll('_', ' ').split('/');
  return { area, city: parts.reverse().join(', ') };
}

const SLICE_MS = 8;

/** Zones with the same time, and their places. */
type ZoneGroup = readonly [group: string, zones: readonly (readonly [zone: string, place: string])[]];

/**
 * The zones for a list, by their time, in the order of their names. Finding a name takes a phone a millisecond, so most
 * zones have their plain name until all names are known.
 */
export function useZoneNames(used: string): readonly ZoneGroup[] {
  const zones = useMemo(() => timeZones(used), [used]);
  const [named, setNamed] = useState<typeof zones | null>(null);
  useEffect(() => {
    const left = [...zones];
    const slices = setInterval(() => {
      const until = performance.now() + SLICE_MS;
      for (let zone = left.pop(); zone !== undefined; zone = left.pop()) {
        nameOf(zone);
        if (performance.now() > until) return;
      }
      clearInterval(slices);
      setNamed(zones);
    }, 2 * SLICE_MS);
    return () => clearInterval(slices);
  }, [zones]);
  const isNamed = named === zones;
  return useMemo(
    () => groupsOf(zones, (zone) => (isNamed || zone === used ? nameOf(zone) : plainNameOf(zone))),
    [zones, used, isNamed],
  );
}

function groupsOf(zones: readonly string[], nameOfZone: (zone: string) => ZoneName): ZoneGroup[] {
  const groups = new Map<string, [zone: string, place: string][]>();
  for (const zone of zones) {
    const { place, group } = nameOfZone(zone);
    groups.set(group, [...(groups.get(group) ?? []), [zone, place]]);
  }
  for (const places of groups.values()) places.sort(([, a], [, b]) => a.localeCompare(b, locale));
  return [...groups].sort(([a], [b]) => a.localeCompare(b, locale));
}

const utcAt = (hours: number) => (hours > 0 ? `UTC+${hours}` : `UTC\u2212${-hours}`);

/** Every language names these zones after their place, with the same words around the place. */
const NAMED_AFTER_PLACES = ['Asia/Kolkata', 'Australia/Lord_Howe', 'America/Caracas', 'Africa/Lagos'];

/**
 * The place after which a language names a zone, such as 'Indie' in 'czas: Indie'. Null for a zone that the language
 * only abbreviates, such as MEZ.
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
