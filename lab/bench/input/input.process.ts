import { pino } from 'pino';
import { callerReader } from '../../../src/server/http/caller.ts';
import { parseEnv } from '../../../src/server/start/env.ts';
import { startService } from '../../../src/server/start/service.ts';
import { createMemoryStore } from '../../../src/server/store/memory.ts';
import { openMachine } from '../../../src/server/time/machine.ts';
import { NO_LIMITS } from '../harness/no-limits.ts';
import { serveCalls } from '../harness/serve-calls.ts';
import { HOSTILE_BODIES, HOSTILE_HEADS } from './hostile-requests.ts';

interface Question {
  readonly name: string;
  readonly bytes: number;
  readonly times: number;
}

const log = pino({ level: 'silent' });
const { limits } = parseEnv(NO_LIMITS);
const [store, callerOf] = [createMemoryStore(), callerReader([])];
const service = await startService({ store, machine: openMachine(), log, pageDir: 'dist', callerOf, limits });

const calls = {
  /** µs of processor for one request and its answer, in process. */
  handle: async ({ name, bytes, times }: Question): Promise<number> => {
    const make = HOSTILE_BODIES[name] ?? HOSTILE_HEADS[name];
    if (!make) throw new Error(`no input '${name}'`);
    const requests = Array.from({ length: 2 * times }, () => make(bytes));
    for (const request of requests.slice(times)) await handle(request);
    const before = process.cpuUsage();
    for (const request of requests.slice(0, times)) await handle(request);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / times;
  },
};
export type InputCalls = typeof calls;
serveCalls(calls);

async function handle(request: Request): Promise<void> {
  await (await service.app.fetch(request)).arrayBuffer();
}
