import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type LiveState, NOTHING_YET } from '../../sync/live/live-state.ts';
import { lazyLiveFeed } from './lazy-live-feed.ts';

const REMEMBERED: LiveState = { ...NOTHING_YET, lastLiveAt: 1 };

function lazyFeed() {
  const logged: string[] = [];
  const stop = vi.fn();
  const watch = vi.fn(() => stop);
  const inner = createStore<LiveState>(() => REMEMBERED);
  const load = vi.fn(async () => ({ ...inner, watch }));
  const feed = lazyLiveFeed(load, (message) => logged.push(message));
  return { feed, load, watch, stop, inner, logged };
}

test('the code of the feed is loaded for the first watcher, and the stored leaderboard is shown', async () => {
  const { feed, load, watch, inner } = lazyFeed();
  expect(load).not.toHaveBeenCalled();
  feed.watch('top');
  await vi.waitFor(() => expect(watch).toHaveBeenCalledWith('top'));
  expect(feed.getState()).toBe(REMEMBERED);
  inner.setState({ status: 'live' });
  expect(feed.getState().status).toBe('live');
});

test('the feed stays live when the guest changes the screen', async () => {
  const { feed, load, watch, stop } = lazyFeed();
  const leave = feed.watch('top');
  await vi.waitFor(() => expect(watch).toHaveBeenCalledWith('top'));
  leave();
  feed.watch('all');
  expect(stop).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(watch).toHaveBeenLastCalledWith('all'));
  expect(load).toHaveBeenCalledOnce();
});

test('a watcher who leaves before the code has loaded opens no stream', async () => {
  const { feed, load, watch } = lazyFeed();
  feed.watch('top')();
  await load.mock.results[0]?.value;
  await Promise.resolve();
  expect(watch).not.toHaveBeenCalled();
});

test('if the code cannot be fetched, the feed is offline, and the code is fetched again next time', async () => {
  const { feed, load, watch, logged } = lazyFeed();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  feed.watch('top');
  await vi.waitFor(() => expect(feed.getState().status).toBe('offline'));
  expect(logged).toEqual(['Error fetching leaderboard']);
  feed.watch('top');
  await vi.waitFor(() => expect(watch).toHaveBeenCalledOnce());
});
