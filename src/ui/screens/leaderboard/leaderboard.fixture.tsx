import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type BoardName, USUAL_BOARDS } from '../../../domain/leaderboard/boards.ts';
import { guest, NOON, sessionIdOf } from '../../../domain/leaderboard/guests.fixture.ts';
import { leaderboardOf, type View } from '../../../domain/leaderboard/leaderboard.ts';
import { rankingsOf, ranksIn, type SeenGuest } from '../../../domain/leaderboard/rankings.ts';
import { createSessionStore } from '../../../sync/evening/session-store.ts';
import { type LiveState, NOTHING_YET } from '../../../sync/live/live-state.ts';
import type { Geolocation } from '../../../sync/ports.ts';
import { memoryStorage } from '../../app.fixture.tsx';
import { browserGeolocation } from '../../browser/browser-geolocation.ts';
import { browserPorts } from '../../browser/browser-ports.ts';
import { ClinkProvider } from '../../guest/clink-context.tsx';
import { startSettings } from '../../later/start-settings.tsx';
import { SettingsProvider } from '../../later/use-settings.tsx';
import { LeaderboardScreen } from './leaderboard-screen.tsx';

const OWN_ID = sessionIdOf('ana');

/** The live state of Ana's phone with these guests ('ana 7 2h', or a guest). */
export function heard(
  guests: readonly (string | SeenGuest)[],
  view: View = 'top',
  boards: readonly BoardName[] = USUAL_BOARDS,
): Partial<LiveState> {
  const all = guests.map((one) => (typeof one === 'string' ? guest(one) : one));
  const rankings = rankingsOf(all, NOON, boards);
  const own = all.find(({ sessionId }) => sessionId === OWN_ID);
  return {
    status: 'live',
    leaderboard: leaderboardOf(rankings, view),
    you: own ? ranksIn(rankings)(own) : null,
    lastLiveAt: NOON,
  };
}

/**
 * Opens the leaderboard on Ana's phone. `say` delivers the next state of her stream. `where` is the answer of her
 * browser about her position.
 */
export function openLeaderboard(first: Partial<LiveState> = {}, where: Partial<Geolocation> = {}) {
  const feed = createStore<LiveState>(() => ({
    ...NOTHING_YET,
    ...first,
  }));
  const close = vi.fn();
  const watch = vi.fn((_view: View) => close);
  const onBack = vi.fn();
  const storage = memoryStorage({ userName: 'Ana', sessionId: OWN_ID, writeKey: 'k'.repeat(43) });
  const geolocation = { ...browserGeolocation, ...where };
  const fetch = () => Promise.reject(new TypeError('no network'));
  const ports = { ...browserPorts(() => localStorage), storage, geolocation, fetch, log: () => undefined };
  const store = createSessionStore(ports);
  const settings = startSettings({
    loadSquares: () => new Promise(() => undefined),
    loadKeepsake: () => new Promise(() => undefined),
    reload: () => undefined,
    loadOffline: () => new Promise(() => undefined),
    ...ports,
    store,
  });
  const loadSettings = async () => settings;
  const clink = { ...ports, store, live: { ...feed, watch } };
  const { unmount } = render(
    <ClinkProvider clink={clink}>
      <SettingsProvider load={loadSettings}>
        <LeaderboardScreen onBack={onBack} />
      </SettingsProvider>
    </ClinkProvider>,
  );
  const say = (next: Partial<LiveState>) => act(() => feed.setState(next));
  const { sharing } = settings;
  return { say, watch, close, onBack, leave: unmount, storage, store, sharing, guest: userEvent.setup() };
}
