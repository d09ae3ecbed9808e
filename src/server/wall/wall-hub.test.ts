import { expect, test } from 'vitest';
import type { ScreenEvent } from '../../domain/wall/screen.ts';
import type { EventSink } from '../http/event-sink.ts';
import { Roster } from '../leaderboard/roster.ts';
import { Subscriber } from '../streams/subscriber.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { WallHub } from './wall-hub.ts';

test('a picture is sent to a hundred walls, a few in each turn, so that a save waits for only a few of them', async () => {
  let picture = 1;
  let written = 0;
  const turns: number[] = [];
  const noteTurn = async () => {
    turns.push(written);
    written = 0;
  };
  const timers = manualTimers(NOON, noteTurn);
  // Simulates that each write to a wall takes half a millisecond.
  const clock = { ...timers, now: () => timers.now() + Math.floor(written / 2) };
  const read = () => ({ state: 'test', picture }) as unknown as ScreenEvent;
  const hub = new WallHub({ roster: new Roster(), timers: clock, glance: () => '', read, onEmpty: () => {} });
  const seen = Array.from({ length: 100 }, () => {
    const got: string[] = [];
    const sink: EventSink = {
      write: (...parts) => {
        got.push(Buffer.concat(parts).toString());
        written += 1;
        return true;
      },
      ...{ onDrain: () => {}, onClose: () => {}, end: () => {}, cut: () => {} },
    };
    hub.join(new Subscriber(sink, null, false));
    return got;
  });
  await noteTurn();
  turns.length = 0;
  picture = 2;
  hub.poke();
  await timers.advance(1_000);
  expect(seen.filter((got) => got.length !== 2 || !got[1]?.includes('"picture":2'))).toEqual([]);
  expect(Math.max(...turns)).toBeLessThan(10);
  hub.close();
});
