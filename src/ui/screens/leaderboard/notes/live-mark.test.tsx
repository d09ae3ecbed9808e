import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shortTimeFormat } from '../../../time/short-time.ts';
import { heard, openLeaderboard } from '../leaderboard.fixture.tsx';

const markElement = () => within(screen.getByRole('main')).getAllByRole('status')[0];
const mark = () => markElement()?.textContent;

describe('the live mark', () => {
  it("the mark is empty before the first snapshot, then 'live'", () => {
    const { say } = openLeaderboard();
    expect(mark()).toBe('');
    say(heard(['ana 1']));
    expect(mark()).toBe('live');
  });

  it('offline the leaderboard stays, and only the mark changes [SPEC-8.8]', () => {
    const { say } = openLeaderboard(heard(['ana 1', 'ben 3']));
    say({ status: 'offline' });
    expect(mark()).toMatch(/^last seen live at \d{1,2}:\d{2}/);
    expect(screen.getAllByText('ben')).toHaveLength(2);
    expect(screen.queryByText('No network just now')).toBeNull();
  });

  it('the mark does not flicker while a connection is made', () => {
    const { say } = openLeaderboard(heard(['ana 1']));
    say({ status: 'connecting' });
    expect(mark()).toBe('live');
    say({ status: 'offline' });
    const offline = mark();
    say({ status: 'connecting' });
    expect(mark()).toBe(offline);
  });

  it("the mark says 'checking' when the stream has been silent for too long", () => {
    const { say } = openLeaderboard(heard(['ana 1']));
    say({ status: 'checking' });
    expect(mark()).toBe('checking');
    expect(markElement()?.dataset.live).toBeUndefined();
  });

  it('the mark says that the evening is over, and is live again when the hosts open it again', () => {
    const { say } = openLeaderboard(heard(['ana 1']));
    say({ isOver: true });
    expect(mark()).toBe('the evening is over');
    expect(markElement()?.dataset.live).toBeUndefined();
    say({ isOver: false });
    expect(mark()).toBe('live');
  });

  it('the mark says when the hosts paused it, also to a guest who opens it an hour later', () => {
    const anHourAgo = Date.now() - 3_600_000;
    openLeaderboard({ ...heard(['ana 1']), pausedSince: anHourAgo, serverAheadMs: -3_600_000 });
    expect(mark()).toBe(`paused by the hosts at ${shortTimeFormat()(anHourAgo)}`);
  });

  it('the mark shows no time if it was never live', () => {
    openLeaderboard({ status: 'offline' });
    expect(mark()).toBe('');
  });
});

describe('nothing to show', () => {
  it('without an alcoholic drink there are no rankings, only your own without a rank [SPEC-2.44]', () => {
    openLeaderboard(heard(['ana 0', 'ben 0']));
    expect(screen.getByRole('heading', { name: 'The first toast is still to come' })).toBeDefined();
    expect(screen.getByText('The leaderboard begins with the first alcoholic drink.')).toBeDefined();
    expect(screen.getByText('Your Rankings').parentElement?.textContent).toContain('no rank yet');
    expect(screen.queryByText('Most Drinks')).toBeNull();
  });

  it('without an alcoholic drink nearby the screen names the area, because guests elsewhere may have had one', () => {
    openLeaderboard({ ...heard(['ana 0']), scope: 'nearby' });
    expect(screen.getByRole('heading', { name: 'The first toast nearby is still to come' })).toBeDefined();
    expect(screen.getByText('Nobody within 300 feet has had an alcoholic drink yet.')).toBeDefined();
  });

  it('without network and without a stored leaderboard the screen says why it is empty', () => {
    openLeaderboard({ status: 'offline', trouble: 'network' });
    expect(screen.getByRole('heading', { name: 'No network just now' })).toBeDefined();
    expect(screen.getByText('Your drinks are safe on this phone. The leaderboard comes back by itself.')).toBeDefined();
  });

  it('if the browser reports that it is offline, the screen says that before any attempt', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openLeaderboard({ status: 'offline' });
    expect(screen.getByRole('heading', { name: 'No network just now' })).toBeDefined();
    vi.restoreAllMocks();
  });

  it('a stream that is slow or refused is not shown as a missing network', () => {
    openLeaderboard({ status: 'offline' });
    expect(screen.getByRole('heading', { name: 'No leaderboard just now' })).toBeDefined();
  });

  it('a server that fails is not shown as a missing network', () => {
    openLeaderboard({ status: 'offline', trouble: 'server' });
    expect(screen.getByRole('heading', { name: 'No leaderboard just now' })).toBeDefined();
    expect(screen.queryByText('No network just now')).toBeNull();
  });

  it('a phone that cannot store is not told that the drinks are safe on it', () => {
    const { storage, store } = openLeaderboard({ status: 'offline' });
    storage.set = () => {
      throw new Error('QuotaExceededError');
    };
    act(() => store.choosePace('fast'));
    expect(screen.queryByText(/safe on this phone/)).toBeNull();
    expect(
      screen.getByText('Keep this page open, or your drinks are lost. The leaderboard comes back by itself.'),
    ).toBeDefined();
  });

  it('while connecting there is no text yet', () => {
    openLeaderboard();
    expect(screen.getByRole('tabpanel').textContent).toBe('');
  });
});
