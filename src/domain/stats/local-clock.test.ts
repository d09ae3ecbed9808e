import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../limits.ts';
import { type ClockOffset, hourOf, hourStart, nextHourStart } from './local-clock.ts';
import { clockOf } from './time-zone.fixture.ts';

const ms = (iso: string) => Date.parse(iso);
const iso = (at: number) => new Date(at).toISOString().replace(':00.000Z', 'Z');

describe('the hour the clock shows', () => {
  test.each([
    ['UTC', '2026-06-20T00:00Z', 0],
    ['UTC', '2026-06-20T23:59Z', 23],
    ['Europe/Vienna', '2026-06-20T21:59Z', 23],
    ['Europe/Vienna', '2026-06-20T22:00Z', 0],
    ['America/New_York', '2026-06-20T03:59Z', 23],
    ['Asia/Kolkata', '2026-06-20T18:29Z', 23],
    ['Asia/Kolkata', '2026-06-20T18:30Z', 0],
    ['America/New_York', '1970-01-01T00:00Z', 19],
  ])('the hour that clocks show in %s at %s is %d', (zone, at, hour) => {
    expect(hourOf(ms(at), clockOf(zone))).toBe(hour);
  });
});

describe('the beginnings of a clock hour and of the next one', () => {
  test.each([
    ['UTC', 'on the hour', '2026-06-20T21:00Z', '2026-06-20T21:00Z', '2026-06-20T22:00Z'],
    ['UTC', 'within', '2026-06-20T21:59:59.999Z', '2026-06-20T21:00Z', '2026-06-20T22:00Z'],
    ['UTC', 'before 1970', '1969-12-31T23:59Z', '1969-12-31T23:00Z', '1970-01-01T00:00Z'],
    ['Asia/Kolkata', 'half-hour zone', '2026-06-20T21:14Z', '2026-06-20T20:30Z', '2026-06-20T21:30Z'],
    ['Asia/Kathmandu', 'quarter-hour zone', '2026-06-20T21:14Z', '2026-06-20T20:15Z', '2026-06-20T21:15Z'],
    ['Europe/Vienna', 'before the skipped hour', '2026-03-29T00:30Z', '2026-03-29T00:00Z', '2026-03-29T01:00Z'],
    ['Europe/Vienna', 'after the skipped hour', '2026-03-29T01:30Z', '2026-03-29T01:00Z', '2026-03-29T02:00Z'],
    ['Europe/Vienna', 'the repeated hour, first', '2026-10-25T00:30Z', '2026-10-25T00:00Z', '2026-10-25T01:00Z'],
    ['Europe/Vienna', 'the repeated hour, again', '2026-10-25T01:30Z', '2026-10-25T01:00Z', '2026-10-25T02:00Z'],
    ['Australia/Lord_Howe', 'before the skipped half', '2026-10-03T15:29Z', '2026-10-03T14:30Z', '2026-10-03T15:30Z'],
    ['Australia/Lord_Howe', 'the half hour left', '2026-10-03T15:45Z', '2026-10-03T15:30Z', '2026-10-03T16:00Z'],
    ['Australia/Lord_Howe', 'the long hour, first half', '2026-04-04T14:15Z', '2026-04-04T14:00Z', '2026-04-04T15:30Z'],
    [
      'Australia/Lord_Howe',
      'the long hour, second half',
      '2026-04-04T14:45Z',
      '2026-04-04T14:00Z',
      '2026-04-04T15:30Z',
    ],
    [
      'Australia/Lord_Howe',
      'the long hour, repeated half',
      '2026-04-04T15:15Z',
      '2026-04-04T14:00Z',
      '2026-04-04T15:30Z',
    ],
    [
      'Asia/Pyongyang',
      'a zone that moved by half an hour',
      '2018-05-04T14:45Z',
      '2018-05-04T14:30Z',
      '2018-05-04T15:00Z',
    ],
    ['Pacific/Apia', 'a day left out', '2011-12-30T09:30Z', '2011-12-30T09:00Z', '2011-12-30T10:00Z'],
  ])('%s, %s (%s)', (zone, _, at, start, next) => {
    expect(iso(hourStart(ms(at), clockOf(zone)))).toBe(start);
    expect(iso(nextHourStart(ms(at), clockOf(zone)))).toBe(next);
  });
});

describe('laws of clock hours', () => {
  /** A clock that was set forward or back once, by any number of minutes, at any minute. */
  const anyClock: fc.Arbitrary<ClockOffset> = fc
    .record({
      offset: fc.integer({ min: -12 * 60, max: 14 * 60 }),
      jump: fc.integer({ min: -150, max: 150 }),
      change: fc.integer({ min: 0, max: 24 * 60 }),
    })
    .map(
      ({ offset, jump, change }) =>
        (at) =>
          (offset + (at >= change * 60_000 ? jump : 0)) * 60_000,
    );
  const anyMoment = fc.integer({ min: 0, max: 24 * HOUR_MS });

  test('a moment is within its clock hour, and the clock shows the same hour during all of it', () => {
    fc.assert(
      fc.property(anyClock, anyMoment, (offsetAt, at) => {
        const start = hourStart(at, offsetAt);
        const next = nextHourStart(at, offsetAt);
        expect(start).toBeLessThanOrEqual(at);
        expect(next).toBeGreaterThan(at);
        expect(hourOf(start, offsetAt)).toBe(hourOf(at, offsetAt));
        expect(hourOf(next - 1, offsetAt)).toBe(hourOf(at, offsetAt));
      }),
      { numRuns: 1_000 },
    );
  });

  test('clock hours follow each other without gaps', () => {
    fc.assert(
      fc.property(anyClock, anyMoment, (offsetAt, at) => {
        const next = nextHourStart(at, offsetAt);
        expect(hourStart(next, offsetAt)).toBe(next);
        expect(hourStart(next - 1, offsetAt)).toBe(hourStart(at, offsetAt));
      }),
      { numRuns: 1_000 },
    );
  });

  test('a clock without time changes has hours of 60 minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -12 * 60, max: 14 * 60 }), anyMoment, (minutes, at) => {
        const offsetAt = () => minutes * 60_000;
        expect(nextHourStart(at, offsetAt) - hourStart(at, offsetAt)).toBe(HOUR_MS);
      }),
    );
  });
});
