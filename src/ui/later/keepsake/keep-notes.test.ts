import { expect, it, onTestFinished } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createKeepsakeNotes } from '../../../sync/celebrations/keepsake-notes.ts';
import { createSessionStore } from '../../../sync/evening/session-store.ts';
import type { HeardMoment } from '../../../sync/live/heard-moment.ts';
import { testClock, testRandom, testStorage } from '../../../sync/phone.fixture.ts';
import { keepNotes } from './keep-notes.ts';

function openPhone() {
  const clock = testClock();
  const deps = { storage: testStorage(), clock, random: testRandom, log: () => undefined };
  const store = createSessionStore(deps);
  store.saveName('Lea');
  const notes = createKeepsakeNotes({ ...deps, store });
  const moments = createStore<{ shown: HeardMoment | null }>(() => ({ shown: null }));
  const joining = createStore<{ word: { text: string; until: number } | null }>(() => ({ word: null }));
  const stop = keepNotes({ notes, clock, moments, joining });
  onTestFinished(stop);
  const say = (text: string) => joining.setState({ word: { text, until: clock.now() + 600_000 } });
  const end = () => joining.setState({ word: null });
  return { clock, notes, moments, say, end, stop };
}

it('a clink that the phone showed is kept, and other moments are not', () => {
  const { notes, moments } = openPhone();
  moments.setState({ shown: { id: '1', kind: 'first-toast', name: 'Tom' } });
  moments.setState({ shown: { id: '2', kind: 'clink', with: 'Tom' } });
  moments.setState({ shown: null });
  expect(notes.notes().clinks.map(({ name }) => name)).toEqual(['Tom']);
});

it('a message whose time is over is kept, but a message that was taken back is not', async () => {
  const { notes, say, end, clock } = openPhone();
  say('Dinner');
  await clock.pass(600_000);
  end();
  say('Wrong');
  await clock.pass(60_000);
  end();
  expect(notes.notes().words.map(({ text }) => text)).toEqual(['Dinner']);
});

it('a message that is replaced by the next one is kept', async () => {
  const { notes, say, clock } = openPhone();
  say('Dinner');
  await clock.pass(301_000);
  say('Dance');
  expect(notes.notes().words.map(({ text }) => text)).toEqual(['Dinner', 'Dance']);
});

it('a page that the guest has left keeps nothing more', () => {
  const { notes, moments, stop } = openPhone();
  stop();
  moments.setState({ shown: { id: '2', kind: 'clink', with: 'Tom' } });
  expect(notes.notes().clinks).toEqual([]);
});
