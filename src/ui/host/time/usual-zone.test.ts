import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';

import { celebrationDraftSchema } from '../../../domain/celebration/celebration-draft.ts';
import { usualTimeZone, zoneOfOffset } from './time-zones.ts';
import { zoneOf } from './zone-names.ts';

afterEach(() => vi.restoreAllMocks());

/** A device whose clock is `hours` ahead of UTC. */
function deviceAt(hours: number, time = '2026-06-20T12:00:00Z'): Date {
  const now = new Date(time);
  now.getTimezoneOffset = () => -60 * hours;
  return now;
}

it.each([
  [2, 'Etc/GMT-2', 'UTC+2'],
  [14, 'Etc/GMT-14', 'UTC+14'],
  [-3, 'Etc/GMT+3', 'UTC\u22123'],
  [-12, 'Etc/GMT+12', 'UTC\u221212'],
  [0, 'UTC', 'Coordinated Universal Time'],
])('a device that is %d hours ahead has a zone that the server knows', (hours, zone, shown) => {
  expect(zoneOfOffset(deviceAt(hours))).toBe(zone);
  expect(v.parse(celebrationDraftSchema.entries.timeZone, zone)).toBe(zone);
  expect(zoneOf(zone)).toBe(shown);
});

it.each<[hours: number, zone: string, time?: string]>([
  [5.5, 'Asia/Kolkata'],
  [5.75, 'Asia/Kathmandu'],
  [3.5, 'Asia/Tehran'],
  [-9.5, 'Pacific/Marquesas'],
  [-2.5, 'America/St_Johns'],
  [9.5, 'Australia/Adelaide'],
  [10.5, 'Australia/Lord_Howe'],
  [10.5, 'Australia/Adelaide', '2026-12-20T12:00:30Z'],
  [5.25, 'Etc/GMT-5', '2026-06-20T23:59:59.999Z'],
])('a device that is %d hours ahead, between the hours, has a zone with the same time: %s', (hours, zone, time) => {
  expect(zoneOfOffset(deviceAt(hours, time))).toBe(zone);
  expect(v.safeParse(celebrationDraftSchema.entries.timeZone, zone).success).toBe(true);
});

it('a browser that does not know its time zone gets a zone with the same time', () => {
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
