import { expect, onTestFinished, test } from 'vitest';
import type { HouseRules } from '../../domain/house/house-rules.ts';
import { MINUTE_MS } from '../../domain/limits.ts';
import { openHostsInFile } from '../hosts-data/hosts-in-file.ts';
import { rulesOfHouse } from '../hosts-data/house-table.ts';
import { newFolder } from '../store/store.fixture.ts';
import { addCelebrations, OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { keepToRules } from './keep-to-rules.ts';
import { logTable } from './tables/log-table.ts';

/** A server on the hosts' data in a folder. If `fixed` is null, the stored rules apply. */
function startServer(dataDir: string, fixed: HouseRules | null) {
  const warnings: string[] = [];
  const hostsDatabase = openHostsInFile(dataDir);
  const timers = manualTimers(NOON, async () => {
    await hostsDatabase.transact(() => logTable.version(WEDDING.id));
  });
  const stop = keepToRules({
    ...{ hostsDatabase, timers, houseRules: rulesOfHouse(fixed) },
    hosting: { removeOutlived: async () => {} },
    log: { warn: (text: string) => void warnings.push(text), error: () => {} } as never,
    isTimeInDoubt: () => false,
  });
  onTestFinished(async () => {
    await stop();
    await hostsDatabase.close();
  });
  const told = async (id = WEDDING.id) =>
    (await hostsDatabase.transact(() => logTable.page(id, Number.MAX_SAFE_INTEGER, 10))).map(
      ({ details }) => details.rules,
    );
  return { warnings, told, look: () => timers.advance(10 * MINUTE_MS) };
}

test('a server’s rules are written into each log once, and changed rules of a file after the next start', async () => {
  const dataDir = newFolder();
  addCelebrations(dataDir, WEDDING, OTHER_WEDDING);
  const first = startServer(dataDir, { wall: 'totals', house: { name: 'Hotel Post' } });
  await first.look();
  await first.look();
  for (const id of [WEDDING.id, OTHER_WEDDING.id]) expect(await first.told(id)).toEqual([{ wall: 'totals' }]);
  const second = startServer(dataDir, { wall: 'totals', keepDays: 90 });
  await second.look();
  expect(await second.told()).toEqual([{ wall: 'totals', keepDays: 90 }, { wall: 'totals' }]);
});

test('the log of a celebration that a command creates while the server runs gets the rules at the next check, without a warning', async () => {
  const dataDir = newFolder();
  addCelebrations(dataDir, WEDDING);
  const server = startServer(dataDir, { keepDays: 90 });
  await server.look();
  addCelebrations(dataDir, OTHER_WEDDING);
  await server.look();
  await server.look();
  expect(await server.told(OTHER_WEDDING.id)).toEqual([{ keepDays: 90 }]);
  expect([await server.told(), server.warnings]).toEqual([[{ keepDays: 90 }], []]);
});

test('without rules of the house, nothing is written into logs', async () => {
  const dataDir = newFolder();
  addCelebrations(dataDir, WEDDING);
  const server = startServer(dataDir, null);
  await server.look();
  expect([await server.told(), server.warnings]).toEqual([[], []]);
});

test('if two servers have different files of rules, the first server warns once', async () => {
  const dataDir = newFolder();
  addCelebrations(dataDir, WEDDING);
  const one = startServer(dataDir, { wall: 'totals' });
  await one.look();
  const same = startServer(dataDir, { wall: 'totals' });
  await same.look();
  await one.look();
  expect([one.warnings, same.warnings]).toEqual([[], []]);
  const other = startServer(dataDir, { wall: 'off' });
  await other.look();
  await one.look();
  await one.look();
  expect(one.warnings).toEqual([expect.stringContaining('another server has another HOUSE_RULES')]);
  expect(other.warnings).toEqual([]);
  expect(await one.told()).toEqual([{ wall: 'off' }, { wall: 'totals' }]);
});
