import { expect, test } from 'vitest';
import { openWebSink } from '../http/event-sink.ts';
import { DEFAULT_LIMITS, type Limits } from './default-limits.ts';
import { OpenStreams, streamCost } from './open-streams.ts';

const PLAIN = { scope: 'everyone', view: 'top', deltas: '1' };
const NEARBY = { scope: 'nearby', view: 'top', deltas: '1' };
const COSTLIEST = { scope: 'nearby', view: 'all', deltas: '0' };

function openStreams(limits: Partial<Limits> = {}) {
  const streams = new OpenStreams({ ...DEFAULT_LIMITS, ...limits });
  let sessions = 0;
  /** Opens a stream of a new session. Returns a function that closes it, or 'refused'. */
  const open = (address: string, query = PLAIN) => {
    sessions += 1;
    const owner = { address, sessionId: `session ${sessions}`, cost: streamCost(query) };
    try {
      streams.requirePlace(owner);
    } catch {
      return 'refused';
    }
    const left = new AbortController();
    streams.occupy(owner, openWebSink(left).sink);
    return () => left.abort();
  };
  /** Opens streams until one is refused, at most `max`, each from the next address. Returns their number. */
  const openMany = (max: number, addressOf: (index: number) => string, query = PLAIN) => {
    for (let count = 0; count < max; count++) if (open(addressOf(count), query) === 'refused') return count;
    return max;
  };
  return { open, openMany };
}

const inSite = (index: number) => `2001:db8:0:${(index % 256).toString(16)}::1`;
const VENUE = '203.0.113.7';

test('an IPv6 /56 gets at most half of all streams, so that places remain for others', () => {
  const { open, openMany } = openStreams({ streams: 100, streamsPerAddress: 30 });
  expect(openMany(120, inSite)).toBe(50);
  expect(open(inSite(0))).toBe('refused');
  expect(open('2001:db8:1::1')).not.toBe('refused');
  expect(openMany(30, () => VENUE)).toBe(30);
});

test('300 guests behind one address can each watch nearby twice', () => {
  const { openMany } = openStreams();
  expect(openMany(600, () => VENUE, NEARBY)).toBe(600);
});

test('streams with a cost are refused first, and those without a cost are still accepted at that address', () => {
  const { open, openMany } = openStreams();
  expect(openMany(2_400, () => VENUE, COSTLIEST)).toBe(60);
  expect(open(VENUE, NEARBY)).toBe('refused');
  expect(open(VENUE)).not.toBe('refused');
  expect(open('198.51.100.1', NEARBY)).not.toBe('refused');
});

test('the cost of streams from many addresses together is also limited', () => {
  const { openMany } = openStreams();
  expect(openMany(2_400, (index) => `198.51.${index >> 8}.${index & 255}`, COSTLIEST)).toBe(200);
});

test('a closed stream frees its cost', () => {
  const { open, openMany } = openStreams();
  const leave = open(VENUE, COSTLIEST);
  expect(openMany(2_400, () => VENUE, COSTLIEST)).toBe(59);
  if (leave !== 'refused') leave();
  expect(open(VENUE, COSTLIEST)).not.toBe('refused');
});
