import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { MAREK, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';
import { createNameForgetter } from './forget-names.ts';
import { newAction } from './logged-action.ts';
import { logTable } from './tables/log-table.ts';

const GUESTS = Array.from({ length: 250 }, (_, index) => `guest ${index}`);

/** A log that names all guests, and what forgets them. */
async function startForgetting() {
  const service = await startHostedService();
  const hosts = await service.openHosts();
  onTestFinished(() => hosts.close());
  const call = { celebrationId: service.celebration.id, host: MAREK };
  await hosts.transact(function* () {
    for (const id of GUESTS) yield* logTable.add(newAction(call, NOON, 'hide', { guest: { id, name: 'Quxwörth' } }));
  });
  const transactions = { running: 0, most: 0, failing: 0 };
  const forget = createNameForgetter(
    {
      ...hosts,
      async transact(work) {
        transactions.running += 1;
        transactions.most = Math.max(transactions.most, transactions.running);
        try {
          await setTimeout(5);
          transactions.failing -= 1;
          if (transactions.failing >= 0) throw new Error('a failure');
          return await hosts.transact(work);
        } finally {
          transactions.running -= 1;
        }
      },
    },
    pino({ level: 'silent' }),
  );
  const named = () => service.sql("SELECT guest_id FROM host_actions WHERE guest_name <> '' ORDER BY id");
  return { ...service, forget, named, transactions };
}

test('many guests whose evenings end together are forgotten by one transaction at a time', async () => {
  const { forget, named, transactions } = await startForgetting();
  for (let slice = 0; slice < GUESTS.length; slice += 32) forget(GUESTS.slice(slice, slice + 32));
  await expect.poll(named).toEqual([]);
  expect(transactions.most).toBe(1);
});

test('a failure keeps no later guest from being forgotten', async () => {
  const { forget, named, transactions } = await startForgetting();
  transactions.failing = 1;
  forget(GUESTS.slice(0, 1));
  forget(GUESTS.slice(1));
  await expect.poll(named).toEqual([{ guest_id: 'guest 0' }]);
});

test.skipIf(isOnPostgres())('forgotten names, and those of a deleted celebration, are in no file', async () => {
  const { forget, named, marek, at, dataDir, deleteForGood } = await startForgetting();
  const stored = () => Buffer.concat(readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file))));
  await marek('PATCH', at, { names: ['Zénobia', 'Wolfram'] });
  expect([stored().includes('Quxwörth'), stored().includes('Zénobia')]).toEqual([true, true]);
  forget(GUESTS);
  await expect.poll(named).toEqual([]);
  await expect.poll(() => stored().includes('Quxwörth')).toBe(false);
  await deleteForGood();
  expect(stored().includes('Zénobia')).toBe(false);
});
