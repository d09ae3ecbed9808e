import { beforeEach, expect, test, vi } from 'vitest';
import type { ScreenEvent } from '../../../domain/wall/screen.ts';
import { EVENING, rowsOf, screenWith } from '../wall.fixture.ts';
import { createLastScreen } from './last-screen.ts';

const PATH = '/api/leaderboard/live?view=screen&c=K7MP3XWQ';
const HOUR = 3_600_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['performance'] });
});

test('a television that starts again has the last picture, even if its own clock is wrong', () => {
  const event = screenWith();
  createLastScreen(PATH).keep({ event, skewMs: 5 * HOUR, shownIds: ['m1'] });
  expect(createLastScreen(PATH).read(EVENING - 5 * HOUR + 60_000)).toEqual({
    event,
    skewMs: 5 * HOUR,
    shownIds: ['m1'],
  });
});

test('the stored picture is at most ten seconds old', () => {
  const last = createLastScreen(PATH);
  const guestsAfter = (ms: number, guests: number) => {
    vi.advanceTimersByTime(ms);
    last.keep({ event: screenWith({ guests }), skewMs: 0, shownIds: [] });
    return createLastScreen(PATH).read(EVENING)?.event;
  };
  expect(guestsAfter(0, 1)).toMatchObject({ guests: 1 });
  expect(guestsAfter(5_000, 2)).toMatchObject({ guests: 1 });
  expect(guestsAfter(5_000, 3)).toMatchObject({ guests: 3 });
});

test('a name that is taken back leaves the storage at once, whatever is shown instead', () => {
  const last = createLastScreen(PATH);
  const keep = (event: ScreenEvent) => last.keep({ event, skewMs: 0, shownIds: [] });
  const kept = () => localStorage.getItem('wall') ?? '';
  keep(screenWith());
  expect(kept()).toContain('Ines');
  keep(screenWith({ boards: [{ board: 'mostDrinks', rows: rowsOf('Tom 11', 'Ana 9', 'Rosi 8', 'Pete 8') }] }));
  expect(kept()).not.toContain('Ines');
  keep(screenWith({ shows: 'totals', boards: [] }));
  expect(kept()).not.toMatch(/Tom|Rosi/);
  vi.advanceTimersByTime(10_000);
  keep(screenWith());
  keep({ state: 'off', at: EVENING, version: 'v1' });
  expect(kept()).not.toContain('Ines');
});

test('the names of a moment are not stored at all', () => {
  const event = screenWith({ moment: { id: 'm1', at: EVENING, kind: 'clink', names: ['Lea', 'Max'] } });
  createLastScreen(PATH).keep({ event, skewMs: 0, shownIds: [] });
  expect(localStorage.getItem('wall')).not.toMatch(/Lea|Max/);
});

test('a day later the picture is neither shown nor stored, because names are stored nowhere for longer', () => {
  createLastScreen(PATH).keep({ event: screenWith(), skewMs: 0, shownIds: [] });
  expect(createLastScreen(PATH).read(EVENING + 24 * HOUR)).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('another celebration on the same television does not see it', () => {
  createLastScreen(PATH).keep({ event: screenWith(), skewMs: 0, shownIds: [] });
  expect(createLastScreen('/api/leaderboard/live?view=screen').read(EVENING)).toBeNull();
});

test('the stored picture can be deleted, and stored again at once', () => {
  const last = createLastScreen(PATH);
  last.keep({ event: screenWith(), skewMs: 0, shownIds: [] });
  last.forget();
  expect(localStorage.length).toBe(0);
  last.keep({ event: screenWith(), skewMs: 0, shownIds: [] });
  expect(localStorage.length).toBe(1);
});

test('invalid data in the storage, or a missing storage, does no harm', () => {
  for (const rubbish of ['{', 'null', '[]', `["${PATH}"]`, `["${PATH}",0,{"state":"running"}]`, `["${PATH}",0,null]`]) {
    localStorage.setItem('wall', rubbish);
    expect(createLastScreen(PATH).read(EVENING)).toBeNull();
  }
  vi.stubGlobal('localStorage', undefined);
  const last = createLastScreen(PATH);
  last.keep({ event: screenWith(), skewMs: 0, shownIds: [] });
  expect(last.read(EVENING)).toBeNull();
});
