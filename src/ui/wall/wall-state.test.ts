import { expect, it, test } from 'vitest';
import { EVENING, screenWith } from './wall.fixture.ts';
import { createWallState } from './wall-state.ts';

const HOUR = 3_600_000;

it.each(['gone', 'unknown', 'closed'] as const)(
  'after the answer "%s" nothing of the evening comes back when the network goes too',
  (reason) => {
    const wall = createWallState(null);
    wall.receive(screenWith(), EVENING);
    expect(wall.lose(reason)).toBe(true);
    expect(wall.lose('offline')).toBe(true);
    expect(wall.picture(EVENING, 0).scene).toEqual({ kind: 'waiting', trouble: 'offline' });
    expect(wall.live()).toBeNull();
  },
);

test('a lost network is no reason to forget', () => {
  const wall = createWallState(null);
  wall.receive(screenWith(), EVENING);
  expect(wall.lose('offline')).toBe(false);
  expect(wall.picture(EVENING, 0).scene.kind).toBe('boards');
});

test('times are the server’s, however wrong the clock of the television is', () => {
  const wall = createWallState(null);
  wall.receive(screenWith(), EVENING - 5 * HOUR);
  expect(wall.picture(EVENING - 5 * HOUR + 60_000, 0).now).toBe(EVENING + 60_000);
  wall.hear(EVENING - 5 * HOUR + 90_000);
  wall.lose('offline');
  expect(wall.picture(EVENING, 0).lostAt).toBe(EVENING + 90_000);
});

test('a wall that starts with a kept picture is not live, and does not show its moment again', () => {
  const event = screenWith({ moment: { id: 'm1', at: EVENING, kind: 'waters', count: 100 } });
  const wall = createWallState({ event, skewMs: 0 });
  expect(wall.picture(EVENING + 5_000, 0)).toMatchObject({ moment: null, lostAt: EVENING });
  expect(wall.isQuiet()).toBe(false);
  wall.receive({ ...event, at: EVENING + 6_000 }, EVENING + 6_000);
  expect(wall.picture(EVENING + 6_000, 1_000)).toMatchObject({ moment: null, lostAt: null });
  expect(wall.isQuiet()).toBe(true);
});
