import Database from 'better-sqlite3';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { callerReader } from '../../src/server/http/caller.ts';
import { parseEnv } from '../../src/server/start/env.ts';
import { startService } from '../../src/server/start/service.ts';
import { createSqliteStore } from '../../src/server/store/sqlite.ts';
import { openMachine } from '../../src/server/time/machine.ts';
import { NO_LIMITS } from '../bench/harness/no-limits.ts';
import { HOSTILE_BODIES, HOSTILE_HEADS } from './hostile-requests.ts';

/** The larger of the two bodies or heads is nearly as large as the server accepts. */
const KINDS = [
  ...Object.entries(HOSTILE_BODIES).map((kind) => [...kind, 32_000] as const),
  ...Object.entries(HOSTILE_HEADS).map((kind) => [...kind, 1_900] as const),
];
const TIMES_LONGER = 4;
/** A request of four times the size takes 4 × as long in linear time, and 16 × as long in quadratic time. */
const MOST_TIMES_DEARER = 8;
const REQUESTS = 40;
const ROUNDS = 3;

test.each(KINDS)('the server handles %s in at most linear time', async (_name, make, bytes) => {
  const app = await startApp();
  const cost = async (size: number) => {
    const requests = Array.from({ length: REQUESTS }, () => make(size));
    const before = process.cpuUsage();
    for (const request of requests) await (await app.fetch(request)).arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await cost(bytes);
  const growths: number[] = [];
  for (let round = 0; round < ROUNDS; round++) growths.push((await cost(bytes * TIMES_LONGER)) / (await cost(bytes)));
  expect(Math.min(...growths)).toBeLessThan(MOST_TIMES_DEARER);
});

async function startApp() {
  const { limits } = parseEnv(NO_LIMITS);
  const [store, callerOf] = [createSqliteStore(new Database(':memory:')), callerReader([])];
  const log = pino({ level: 'silent' });
  const service = await startService({ store, machine: openMachine(), log, pageDir: 'dist', callerOf, limits });
  return service.app;
}
