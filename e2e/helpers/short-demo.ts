import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { HOUR_MS } from '../../src/domain/limits.ts';
import { LOOK_EVERY_MS, openDemo } from '../../src/server/demo/demo.ts';
import { callerReader } from '../../src/server/http/caller.ts';
import { DEFAULT_LIMITS } from '../../src/server/limits/default-limits.ts';
import { createHttpServer } from '../../src/server/start/http-server.ts';
import { openMachine } from '../../src/server/time/machine.ts';
import { test as base } from './clink.ts';

interface ShortDemo {
  readonly url: string;
  /** Ends the demo's current hour now. Resolves when the next hour has begun. */
  turn(): Promise<void>;
  /** The names of the guests in the demo's current hour. */
  names(): Promise<string[]>;
}

/** A test with a demo server, whose hour ends when the test calls `turn`. */
export const test = base.extend<{ demo: ShortDemo }>({
  demo: async ({}, use) => {
    const real = openMachine();
    let skewMs = 0;
    let endRound = () => {};
    const machine = {
      ...real,
      uptimeMs: () => real.uptimeMs() + skewMs,
      wallMs: () => real.wallMs() + skewMs,
      after(delayMs: number, callback: () => void) {
        if (delayMs !== LOOK_EVERY_MS) return real.after(delayMs, callback);
        endRound = callback;
        return () => {};
      },
    };
    const demo = await openDemo({
      ...{ machine, log: pino({ level: 'silent' }), pageDir: 'dist', publicUrl: null },
      ...{ callerOf: callerReader([]), limits: DEFAULT_LIMITS, roundMs: HOUR_MS },
    });
    const server = createHttpServer(demo.app, () => false);
    server.listen(0);
    await once(server, 'listening');
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const codeNow = async () => new URL((await fetch(url)).url).searchParams.get('c');
    await use({
      url,
      async turn() {
        const before = await codeNow();
        skewMs += HOUR_MS;
        endRound();
        while ((await codeNow()) === before) await new Promise((resolve) => setTimeout(resolve, 20));
      },
      async names() {
        const answer = await fetch(`${url}/api/leaderboard/guests?c=${await codeNow()}`);
        const { rows } = (await answer.json()) as { rows: { user_name: string }[] };
        return rows.map(({ user_name: name }) => name);
      },
    });
    demo.drain();
    server.closeAllConnections();
    server.close();
    await demo.close();
  },
  baseURL: ({ demo }, use) => use(demo.url),
});
