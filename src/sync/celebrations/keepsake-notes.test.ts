import { describe, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../domain/limits.ts';
import { createSessionStore } from '../evening/session-store.ts';
import { KEYS } from '../phone/storage-keys.ts';
import { testClock, testRandom, testStorage } from '../phone.fixture.ts';
import { createEvenings } from './evenings.ts';
import { createKeepsakeNotes } from './keepsake-notes.ts';

const NOTHING = { clinks: [], words: [], isOffered: false };
const ANA_AND_BEN = { code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', learnedAt: 1 } as const;

/** The phone of a guest with a name. */
function openPhone() {
  const clock = testClock();
  const deps = { storage: testStorage(), clock, random: testRandom, log: vi.fn() };
  const store = createSessionStore(deps);
  store.saveName('Lea');
  const notes = createKeepsakeNotes({ ...deps, store });
  const reload = () => createKeepsakeNotes({ ...deps, store: createSessionStore(deps) });
  return { ...deps, store, notes, reload };
}

it('clinks and words are kept when the page is loaded again', () => {
  const { notes, clock, reload } = openPhone();
  const at = clock.now();
  notes.addClink('Grandma Rosi');
  notes.addWord('Phones down!');
  notes.noteOffered();
  expect(reload().notes()).toMatchObject({
    clinks: [{ name: 'Grandma Rosi', at }],
    words: [{ text: 'Phones down!', at }],
    isOffered: true,
  });
});

it('a repeated word is one note while it is shown, and another note later', async () => {
  const { notes, clock } = openPhone();
  notes.addWord('Dinner');
  notes.addWord('Dinner');
  expect(notes.notes().words).toHaveLength(1);
  await clock.pass(30 * MINUTE_MS);
  notes.addWord('Dinner');
  expect(notes.notes().words).toHaveLength(2);
});

it('a word that was taken back is removed, and the other words stay', () => {
  const { notes } = openPhone();
  for (const text of ['Dinner', 'Dance', 'Cake']) notes.addWord(text);
  notes.dropWord('Dance');
  notes.dropWord('Never said');
  expect(notes.notes().words.map(({ text }) => text)).toEqual(['Dinner', 'Cake']);
});

it('a long evening keeps its last thirty clinks', () => {
  const { notes } = openPhone();
  for (let guest = 1; guest <= 40; guest++) notes.addClink(`Guest ${guest}`);
  expect(notes.notes().clinks.map(({ name }) => name)).toEqual(
    Array.from({ length: 30 }, (_, index) => `Guest ${index + 11}`),
  );
});

describe('nothing outlives the evening', () => {
  it('the notes are deleted when the 24 hours are over', async () => {
    const { notes, store, storage, clock } = openPhone();
    notes.addClink('Tom');
    await clock.pass(DAY_MS + MINUTE_MS);
    store.clear();
    expect(storage.get(KEYS.keepsake)).toBeNull();
  });

  it('the notes are deleted with the guest’s data', () => {
    const { notes, store, storage } = openPhone();
    notes.addClink('Tom');
    store.clearGuest();
    expect(storage.get(KEYS.keepsake)).toBeNull();
    notes.addClink('Tom');
    notes.noteOffered();
    expect(storage.get(KEYS.keepsake)).toBeNull();
  });

  it('no note is added after the 24 hours', async () => {
    const { notes, storage, clock } = openPhone();
    await clock.pass(DAY_MS + MINUTE_MS);
    notes.addClink('Tom');
    expect(storage.get(KEYS.keepsake)).toBeNull();
  });
});

it('another evening begins without notes, and the first evening keeps its notes until the guest comes back', () => {
  const { notes, ...deps } = openPhone();
  notes.addClink('Tom');
  const evenings = createEvenings(deps);
  evenings.switchTo({ ...ANA_AND_BEN, state: 'open' });
  expect(notes.notes()).toEqual(NOTHING);
  notes.dropWord('Dinner');
  evenings.switchTo(null);
  expect(notes.notes().clinks).toHaveLength(1);
});

it.each(['', '{{', '7', '{"sessionId":"x"}'])('a stored value %j is ignored', (stored) => {
  const { notes, storage } = openPhone();
  storage.set(KEYS.keepsake, stored);
  expect(notes.notes()).toEqual(NOTHING);
});
