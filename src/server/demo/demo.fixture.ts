import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { HOUR_MS } from '../../domain/limits.ts';
import type { SaveRequest } from '../../domain/protocol/save-request.ts';
import { callerReader } from '../http/caller.ts';
import { DEFAULT_LIMITS, type Limits } from '../limits/default-limits.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { bindingsOf, NOON, type newPhone, put, saveAt } from '../testing/service.fixture.ts';
import type { Machine } from '../time/machine.ts';
import { openDemo } from './demo.ts';

/** A demo with rounds of an hour. It starts at noon, and the test moves the time. */
export async function startDemo(limits: Limits = DEFAULT_LIMITS) {
  const pageDir = mkdtempSync(join(tmpdir(), 'clink-demo-'));
  mkdirSync(join(pageDir, 'de'));
  for (const [name, language] of [
    ['index.html', 'en'],
    ['404.html', 'en'],
    ['screen.html', 'en'],
    ['de/index.html', 'de'],
  ] as const)
    writeFileSync(
      join(pageDir, name),
      `<!doctype html><html lang="${language}"><head><title>Clink</title></head><body id="x"></body></html>`,
    );
  mkdirSync(join(pageDir, 'assets'));
  writeFileSync(join(pageDir, 'assets', 'main-1.js'), 'export {};');
  writeFileSync(join(pageDir, 'assets', 'main-1.js.br'), brotliCompressSync('export {};'));
  const timers = manualTimers(NOON, async () => {
    // A round begins with several dozen calls.
    for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });
  const counted = countTimers(timers);
  const demo = await openDemo({
    ...{ machine: counted.machine, log: pino({ level: 'silent' }), pageDir, publicUrl: null },
    ...{ callerOf: callerReader([]), limits, roundMs: HOUR_MS },
  });
  onTestFinished(async () => {
    demo.drain();
    await demo.close();
    rmSync(pageDir, { recursive: true });
  });

  const request = async (path: string, init?: RequestInit, address = '198.51.100.7') =>
    demo.app.request(`http://localhost${path}`, init, bindingsOf(address));
  const roundNow = async (): Promise<{ round: string; endsInMs: number }> => (await request('/api/demo')).json();
  /** The code of the celebration to which a visitor is redirected. */
  const codeNow = async () =>
    new URL((await request('/')).headers.get('location') ?? '', 'http://localhost').searchParams.get('c') ?? '';

  return {
    timers,
    /** Simulates that the computer sleeps for this time, during which its timers stop. */
    standBy: counted.standBy,
    timerCount: counted.count,
    request,
    roundNow,
    codeNow,
    save: (phone: ReturnType<typeof newPhone>, code: string, changes: Partial<SaveRequest> = {}, address?: string) => {
      const [path, init] = put(phone, saveAt(timers.now(), changes), code);
      return request(path, init, address);
    },
    names: async () => {
      const answer = await request(`/api/leaderboard/guests?c=${await codeNow()}`);
      const { rows } = (await answer.json()) as { rows: { user_name: string }[] };
      return rows.map(({ user_name: name }) => name);
    },
    nextRound: async () => {
      const { round } = await roundNow();
      await timers.pass(HOUR_MS);
      for (let turn = 0; turn < 200 && (await roundNow()).round === round; turn += 1)
        await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** Adds to a machine a function that simulates sleep, and a count of the running timers. */
function countTimers(machine: Machine) {
  const running = new Set<symbol>();
  let asleepMs = 0;
  function counted(timer: Machine['after'], isRepeated: boolean): Machine['after'] {
    return (delayMs, callback) => {
      const id = Symbol('timer');
      running.add(id);
      const stop = timer(delayMs, () => {
        if (!isRepeated) running.delete(id);
        callback();
      });
      return () => {
        running.delete(id);
        stop();
      };
    };
  }
  return {
    machine: {
      ...machine,
      wallMs: () => machine.wallMs() + asleepMs,
      uptimeMs: () => machine.uptimeMs() + asleepMs,
      after: counted(machine.after, false),
      every: counted(machine.every, true),
    },
    standBy: (forMs: number) => {
      asleepMs += forMs;
    },
    count: () => running.size,
  };
}
