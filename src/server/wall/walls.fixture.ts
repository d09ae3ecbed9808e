import { expect } from 'vitest';
import type { ScreenSnapshot } from '../../domain/wall/screen.ts';
import { followEvents } from '../testing/hosting.fixture.ts';
import type { TestService } from '../testing/service.fixture.ts';

export async function openWall({ request, timers }: Pick<TestService, 'request' | 'timers'>, code?: string) {
  const left = new AbortController();
  const path = `/api/leaderboard/live?view=screen${code === undefined ? '' : `&c=${code}`}`;
  const answer = await request(path, { signal: left.signal });
  expect(answer.status).toBe(200);
  const { events, state } = followEvents(answer);
  await expect.poll(() => events.length + Number(state.hasEnded)).toBeGreaterThan(0);
  const pictures = () => events.map(({ data }) => data as unknown as ScreenSnapshot);
  return {
    pictures,
    state,
    events,
    leave: () => left.abort(),
    /** Advances the time, and returns the last picture. */
    after: async (ms: number) => {
      await timers.advance(ms);
      // Pictures that were written are read in a later turn of the event loop.
      await new Promise((resolve) => setTimeout(resolve, 5));
      const last = pictures().at(-1);
      if (!last) throw new Error('the wall has no picture');
      return last;
    },
  };
}
