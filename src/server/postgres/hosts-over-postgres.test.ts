import { describe } from 'vitest';
import { hasPostgres } from './postgres.fixture.ts';

/**
 * The suites whose work is in SQL that both engines run, once more over PostgreSQL. `TEST_ENGINE=postgres npx vitest run
 * src/server/hosting src/server/accounts src/server/tickets` runs all of them.
 */
const SUITES: readonly [string, () => Promise<unknown>][] = [
  ['moderation', () => import('../hosting/moderation.test.ts')],
  ['the door', () => import('../hosting/door.test.ts')],
  ['boards', () => import('../hosting/boards.test.ts')],
  ['the log', () => import('../hosting/log.test.ts')],
  ['co-hosts', () => import('../hosting/co-hosts.test.ts')],
  ['celebrations of hosts', () => import('../hosting/hosted-celebrations.test.ts')],
  ['accounts and celebrations', () => import('../accounts/hosts-and-celebrations.test.ts')],
  ['operators', () => import('../accounts/operator.test.ts')],
  ['tickets', () => import('../tickets/tickets.test.ts')],
];

if (hasPostgres) process.env.TEST_ENGINE = 'postgres';
describe.skipIf(!hasPostgres)('over PostgreSQL', () => {
  describe.each(SUITES)('%s', async (_, load) => {
    await load();
  });
});
