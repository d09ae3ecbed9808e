import { expect, test } from 'vitest';
import { sumOf, sumsOfGuest, writeSums } from '../../domain/recap/sums.ts';
import { openHostsInFile } from '../hosts-data/hosts-in-file.ts';
import { newFolder } from '../store/store.fixture.ts';
import type { StoredGroup } from '../store/store.ts';
import { addCelebrations, WEDDING } from '../testing/celebrations.fixture.ts';
import { createCarrier } from './carry-over.ts';
import { recapTable } from './recap-table.ts';

const SUMS = writeSums(sumOf(Array.from({ length: 5 }, () => sumsOfGuest([]))));
const group = (groupId: string, sums: string | null = SUMS): StoredGroup => ({
  celebrationId: WEDDING.id,
  groupId,
  sums,
});

function startCarrying(...waiting: StoredGroup[]) {
  const dataDir = newFolder();
  addCelebrations(dataDir, WEDDING);
  const hosts = openHostsInFile(dataDir);
  const outbox = new Map(waiting.map((one) => [one.groupId, one]));
  const faults: (() => void)[] = [];
  const recap = {
    waiting: async (limit: number) => [...outbox.values()].slice(0, limit),
    carried: async (groups: readonly StoredGroup[]) => {
      faults.shift()?.();
      for (const { groupId, sums } of groups) if (outbox.get(groupId)?.sums === sums) outbox.delete(groupId);
    },
  };
  return {
    outbox,
    hosts,
    /** Runs `fault` after hosts.sqlite has the groups, and before the sessions' file records this. */
    between: (fault: () => void) => faults.push(fault),
    carry: createCarrier({ recap }, hosts),
    guests: async () => sumOf(await hosts.transact(() => recapTable.groupsOf(WEDDING.id))).guests,
  };
}

test('all groups are carried over', async () => {
  const { carry, guests, outbox } = startCarrying(...Array.from({ length: 250 }, (_, index) => group(`g${index}`)));
  await carry();
  expect(await guests()).toBe(1_250);
  expect(outbox.size).toBe(0);
});

test('a server that ends between the writes to both files neither loses a group nor counts it twice', async () => {
  const { carry, guests, between } = startCarrying(group('g1'), group('g2'));
  between(() => {
    throw new Error('killed');
  });
  await expect(carry()).rejects.toThrow('killed');
  expect(await guests()).toBe(10);
  await carry();
  expect(await guests()).toBe(10);
});

test('a group that a guest leaves while it is moved is not in the recap', async () => {
  const { carry, guests, between, outbox } = startCarrying(group('g1'), group('g2'));
  between(() => outbox.set('g1', group('g1', null)));
  await carry();
  expect(await guests()).toBe(5);
});

test('a group that a guest has left is not added to the recap again', async () => {
  const { carry, guests, outbox } = startCarrying(group('g1', null));
  await carry();
  outbox.set('g1', group('g1'));
  await carry();
  expect(await guests()).toBe(0);
});

test('nothing is added to the recap of a deleted celebration', async () => {
  const { carry, guests, hosts, outbox } = startCarrying(group('g1'));
  await hosts.transact(function* () {
    yield { text: 'UPDATE celebrations SET deleted_at = 1', values: [] };
  });
  await carry();
  expect([await guests(), outbox.size]).toEqual([0, 0]);
});
