import { pino } from 'pino';
import { callerReader } from '../../../src/server/http/caller.ts';
import { parseEnv } from '../../../src/server/start/env.ts';
import { createHttpServer } from '../../../src/server/start/http-server.ts';
import { startService } from '../../../src/server/start/service.ts';
import { createMemoryStore } from '../../../src/server/store/memory.ts';
import { openMachine } from '../../../src/server/time/machine.ts';
import { NO_LIMITS } from '../harness/no-limits.ts';
import { serveCalls } from '../harness/serve-calls.ts';
import { listen } from '../live/servers/listen.ts';

/** The product's server without its store. */
const calls = {
  start: async (): Promise<string> => {
    const log = pino({ level: 'error' });
    const { limits } = parseEnv(NO_LIMITS);
    const [store, callerOf] = [createMemoryStore(), callerReader([])];
    const service = await startService({ store, machine: openMachine(), log, pageDir: 'dist', callerOf, limits });
    return listen(createHttpServer(service.app, () => false));
  },
};
export type MemoryServerCalls = typeof calls;
serveCalls(calls);
