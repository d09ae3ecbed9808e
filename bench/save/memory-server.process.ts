import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import { callerReader } from '../../src/server/caller.ts';
import { parseEnv } from '../../src/server/env.ts';
import { startService } from '../../src/server/service.ts';
import { systemTimers } from '../../src/server/timers.ts';
import { NO_LIMITS } from '../harness/no-limits.ts';
import { serveCalls } from '../harness/serve-calls.ts';
import { listen } from '../live/servers/listen.ts';
import { createMemoryStore } from './memory-store.ts';

/** The product's server with the store left out. */
const calls = {
  start: async (): Promise<string> => {
    const log = pino({ level: 'error' });
    const { limits } = parseEnv(NO_LIMITS);
    const [store, callerOf] = [createMemoryStore(), callerReader([])];
    const service = await startService({ store, timers: systemTimers, log, pageDir: 'dist', callerOf, limits });
    return listen(createAdaptorServer({ fetch: service.app.fetch }) as Server);
  },
};
export type MemoryServerCalls = typeof calls;
serveCalls(calls);
