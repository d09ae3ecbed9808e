import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../../domain/limits.ts';
import { readSums, sumOf } from '../../domain/recap/sums.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { createSqliteStore } from '../store/sqlite.ts';
import { newRecord, putting } from '../store/store.fixture.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { LongWork } from '../time/long-work.ts';
import { createGrouping } from './group-guests.ts';

const IN = { name: null, hidden: false, admission: 'in' } as const;

/** A random event of the evening for the guest with this number. */
const happening = fc.record({
  what: fc.constantFrom('join', 'save', 'quiet', 'hide', 'delete', 'remove', 'return', 'purge', 'end'),
  who: fc.nat(30),
});

const evening = fc.array(happening, { minLength: 20, maxLength: 60 });
const BEGIN_WITH = 16;

/** A party at which each guest has a drink with a unique name, so that the recap shows which guests it contains. */
function startParty() {
  const store = createSqliteStore(new Database(':memory:'));
  const group = createGrouping(store, new LongWork(manualTimers(NOON)));
  const guests: SessionRecord[] = [];
  let now = NOON;

  const put = async (record: SessionRecord) => {
    const { record: stored } = await store.read(record.sessionId);
    if (stored) await store.transact(record.sessionId, putting({ ...record, version: stored.version + 1 }));
  };

  async function join(): Promise<void> {
    const drinks = [{ id: `${now}-a`, drinkType: 'beer', timestamp: now, menuItem: `g${guests.length}` }];
    const expiresAt = now + 24 * HOUR_MS;
    const record = newRecord({ celebrationId: 'party', drinks, expiresAt, isQuiet: guests.length % 2 === 0 });
    guests.push(record);
    await store.transact(record.sessionId, putting(record));
  }

  async function change(what: string, who: number): Promise<void> {
    const index = who % Math.max(guests.length, 1);
    const guest = guests[index];
    if (!guest) return;
    const { sessionId, writeKeyHash } = guest;
    const changes: Record<string, Partial<SessionRecord>> = {
      save: { drinks: [...guest.drinks, { ...guest.drinks[0], id: `${now}-b` } as SessionRecord['drinks'][number]] },
      ...{ quiet: { isQuiet: !guest.isQuiet }, hide: { hidden: !guest.hidden }, return: { moderation: IN } },
      remove: { moderation: { ...IN, admission: 'removed' } },
    };
    if (what === 'delete') {
      const tombstone = { sessionId, writeKeyHash, goneAt: now, reason: 'forgotten' } as const;
      await store.transact(sessionId, () => ({ write: { tombstone }, answer: null }));
      return;
    }
    guests[index] = { ...guest, ...changes[what] };
    await put(guests[index]);
  }

  return {
    close: () => store.close(),
    /** Reads the recap and returns the numbers of its guests. */
    read: async () => {
      const groups = (await store.recap.waiting(1_000)).flatMap(({ sums }) => readSums(sums) ?? []);
      const { named, guests: count } = sumOf(groups);
      const inIt = new Set(Object.keys(named).map((key) => Number(key.slice('beer g'.length))));
      expect(inIt.size).toBe(count);
      return inIt;
    },
    happen: async (what: string, who: number) => {
      now += HOUR_MS;
      if (what === 'join') await join();
      else if (what === 'end') await group('party');
      else if (what === 'purge') while ((await store.purge(now + 12 * HOUR_MS, 8)).length > 0);
      else await change(what, who);
    },
    /** Whether the leaderboard now shows the drinks of a guest to hosts. */
    isSeen: (guest: number) => !guests[guest]?.isQuiet && !guests[guest]?.hidden,
  };
}

const isSafe = (guests: number) => guests === 0 || guests >= 5;

test('a host who reads the recap before and after any events never sees a difference of one to four guests', {
  timeout: 300_000,
}, async () => {
  let differences = 0;
  await fc.assert(
    fc.asyncProperty(evening, async (happenings) => {
      const { read, happen, close } = startParty();
      for (let guest = 0; guest < BEGIN_WITH; guest += 1) await happen('join', 0);
      let before = await read();
      for (const { what, who } of happenings) {
        await happen(what, who);
        const after = await read();
        const changed = [...before, ...after].filter((guest) => before.has(guest) !== after.has(guest));
        expect([what, changed.length, isSafe(changed.length)]).toEqual([what, changed.length, true]);
        if (changed.length > 0) differences += 1;
        before = after;
      }
      await close();
    }),
    { numRuns: 40 },
  );
  expect(differences).toBeGreaterThan(20);
});

test('a host who subtracts the leaderboard from the recap never finds one to four quiet guests', {
  timeout: 300_000,
}, async () => {
  let found = 0;
  const still = evening.map((all) => all.filter(({ what }) => what !== 'quiet' && what !== 'hide'));
  await fc.assert(
    fc.asyncProperty(still, async (happenings) => {
      const { read, happen, isSeen, close } = startParty();
      for (let guest = 0; guest < BEGIN_WITH; guest += 1) await happen('join', 0);
      for (const { what, who } of happenings) {
        await happen(what, who);
        const quiet = [...(await read())].filter((guest) => !isSeen(guest));
        expect(isSafe(quiet.length)).toBe(true);
        if (quiet.length > 0) found += 1;
      }
      await close();
    }),
    { numRuns: 40 },
  );
  expect(found).toBeGreaterThan(0);
});
