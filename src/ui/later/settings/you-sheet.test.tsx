import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, NOON, sessionIdOf } from '../../../domain/leaderboard/guests.fixture.ts';
import { leaderboardOf, type View } from '../../../domain/leaderboard/leaderboard.ts';
import { rankingsOf } from '../../../domain/leaderboard/rankings.ts';
import { createSessionStore } from '../../../sync/evening/session-store.ts';
import { type LiveState, NOTHING_YET } from '../../../sync/live/live-state.ts';
import { memoryStorage } from '../../app.fixture.tsx';
import { browserPorts } from '../../browser/browser-ports.ts';
import { ClinkProvider } from '../../guest/clink-context.tsx';
import { YouSheet } from './you-sheet.tsx';

const SHARED = 'Somebody on the leaderboard has this name too. A different letter tells you apart.';
const COUPLES =
  'The celebration is for somebody with this name. If that is not you, a different letter tells you apart.';
const USUAL = 'Everyone sees it on the leaderboard.';

/** The sheet on Ana's phone, which follows a leaderboard with these guests ('ben 2 1h'), at the celebration of `names`. */
function openSheet(guests: readonly string[], names?: string) {
  const rankings = rankingsOf(
    guests.map((text) => guest(text)),
    NOON,
  );
  const heard: LiveState = { ...NOTHING_YET, status: 'live', leaderboard: leaderboardOf(rankings, 'all') };
  const feed = createStore<LiveState>(() => NOTHING_YET);
  const stop = vi.fn();
  const watch = vi.fn((_view: View) => {
    queueMicrotask(() => act(() => feed.setState(heard)));
    return stop;
  });
  const celebration = { code: 'K7MP4XRT', names, date: '2026-06-20', language: 'en', state: 'open', learnedAt: 0 };
  const storage = memoryStorage({
    ...{ userName: 'Ana', sessionId: sessionIdOf('ana'), writeKey: 'k'.repeat(43) },
    ...(names !== undefined && { clink: JSON.stringify({ sessionStart: Date.now(), celebration }) }),
  });
  const ports = { ...browserPorts(() => localStorage), storage };
  const clink = { ...ports, store: createSessionStore(ports), live: { ...feed, watch } };
  const saved: string[] = [];
  const save = (name: string) => {
    saved.push(name);
    return null;
  };
  render(
    <ClinkProvider clink={clink}>
      <YouSheet isOpen onSave={save} onClose={() => undefined} settings={null} />
    </ClinkProvider>,
  );
  return { watch, stop, saved, somebody: userEvent.setup() };
}

async function rename(opened: ReturnType<typeof openSheet>, name: string) {
  await opened.somebody.click(screen.getByRole('button', { name: /Ana/ }));
  const field = screen.getByRole('textbox');
  await opened.somebody.clear(field);
  await opened.somebody.type(field, name);
}

test('while choosing a name, a guest is told that somebody on the leaderboard has it, and may still take it', async () => {
  const opened = openSheet(['ana 1 1h', 'ben 2 1h']);
  await rename(opened, 'Be');
  expect(screen.getByText(USUAL)).toBeTruthy();
  await opened.somebody.type(screen.getByRole('textbox'), 'n');
  expect(screen.getByText(SHARED)).toBeTruthy();
  expect(screen.queryByText(USUAL)).toBeNull();
  await opened.somebody.type(screen.getByRole('textbox'), ' K');
  expect(screen.queryByText(SHARED)).toBeNull();
  await opened.somebody.clear(screen.getByRole('textbox'));
  await opened.somebody.type(screen.getByRole('textbox'), 'BEN{Enter}');
  expect(opened.saved).toEqual(['BEN']);
});

test('the guest’s own row does not count as somebody else’s name', async () => {
  const opened = openSheet(['ana 1 1h']);
  await rename(opened, 'Ana');
  expect(screen.getByText(USUAL)).toBeTruthy();
});

test('the phone follows the list only while a name is typed, and from then on says whether the present name is shared', async () => {
  const opened = openSheet(['ana 1 1h', 'ANA 2 1h']);
  expect(opened.watch).not.toHaveBeenCalled();
  expect(screen.queryByText(SHARED)).toBeNull();
  await rename(opened, 'Ben');
  expect(opened.watch.mock.calls).toEqual([['all']]);
  await opened.somebody.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(opened.stop).toHaveBeenCalledTimes(1);
  expect(screen.getByText(SHARED)).toBeTruthy();
});

test.each([
  ['Zoë & Jürgen', 'jürgen'],
  ['Zoë & Jürgen', 'J\u00fcrg\u0435n'],
  ['Jürgen', 'JÜRGEN'],
])('at the celebration of %s, a guest who types %s reads that the name is taken there', async (names, typed) => {
  const opened = openSheet(['ana 1 1h', 'ben 2 1h'], names);
  await rename(opened, typed);
  expect(screen.getByText(COUPLES)).toBeTruthy();
  await opened.somebody.type(screen.getByRole('textbox'), ' K');
  expect(screen.getByText(USUAL)).toBeTruthy();
});
