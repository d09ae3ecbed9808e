import { expect, test, vi } from 'vitest';
import type { EventSink } from '../http/event-sink.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { Subscriber } from '../streams/subscriber.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { LiveHub } from './live-hub.ts';
import { Roster } from './roster.ts';

const reader: EventSink = { write: () => true, onDrain: () => {}, onClose: () => {}, end: () => {}, cut: () => {} };

test('a celebration that nobody follows is not ranked again when only time passes', async () => {
  const roster = new Roster();
  const ranked = vi.spyOn(roster, 'rankings');
  const timers = manualTimers(NOON);
  const hub = new LiveHub(roster, timers, NO_METRICS);
  await timers.advance(300_000);
  expect(ranked).not.toHaveBeenCalled();
  hub.join(new Subscriber(reader, null, true), 'everyone', 'top');
  ranked.mockClear();
  await timers.advance(300_000);
  expect(ranked).toHaveBeenCalledTimes(10);
});
