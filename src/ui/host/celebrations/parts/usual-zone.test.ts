import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { zoneOf } from '#messages/hosts/celebrations.ts';
import { celebrationDraftSchema } from '../../../../domain/celebration/celebration-draft.ts';
import { usualTimeZone, zoneOfOffset } from './time-zones.ts';

afterEach(() => vi.restoreAllMocks());

/** A device that is so many hours ahead of UTC. */
function deviceAt(hours: number): Date {
  const now = new Date();
  now.getTimezoneOffset = () => -60 * hours;
  return now;
}

it.each([
  [2, 'Etc/GMT-2', 'UTC+2'],
  [14, 'Etc/GMT-14', 'UTC+14'],
  [-3, 'Etc/GMT+3', 'UTC\u22123'],
  [-12, 'Etc/GMT+12', 'UTC\u221212'],
  [0, 'UTC', 'UTC'],
])('a device that is %d hours ahead has a zone that the server knows', (hours, zone, shown) => {
  expect(zoneOfOffset(deviceAt(hours))).toBe(zone);
  expect(v.parse(celebrationDraftSchema.entries.timeZone, zone)).toBe(zone);
  expect(zoneOf(zone)).toBe(shown);
});

it('a browser that does not know its time zone gets one with the same time', () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  for (const timeZone of ['Etc/Unknown', undefined]) {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function unknown(
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolvedOptions.call(this), timeZone } as Intl.ResolvedDateTimeFormatOptions;
    });
    expect(usualTimeZone()).toBe(zoneOfOffset(new Date()));
    vi.restoreAllMocks();
  }
  expect(usualTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
