import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { request } from '@playwright/test';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';
import { freePort } from '../../src/server/testing/free-port.fixture.ts';
import { HOST_PASSWORD, type HostCalls, hostCalls } from '../../tools/host-calls.ts';
import { newSession, putSave, secretOf } from '../../tools/saved-guest.ts';
import { waitUntil } from '../../tools/wait-until.ts';
import { straceArguments } from './trace.ts';

export interface Evening {
  /** The folder whose files are recorded. */
  readonly root: string;
  readonly dataDir: string;
  readonly trace: string;
  /** The files on the disk before the first start, by path. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly seconds: number;
  /** The program of the built server. */
  readonly program: string;
}

/** The data of the oldest version, whose tables the first start migrates. Their host is Marek. */
const INSTALLED = new URL('../../src/server/testing/installed/', import.meta.url);
const HOST_SECRET = 'the secret of an installation that is only a test';
const MAREK = { email: 'marek@example.org', password: HOST_PASSWORD };
const SETUP_CODE = 'the code of a test';
const GUESTS = 24;
/** In a long evening guests save less often, so that the trace stays below about 1 GB. */
const SAVES = 4_000;
const LEAST_PAUSE_MS = 100;
const MAX_DRINKS = 60;
/** After about this many saves a guest leaves for good and is replaced by a new one. */
const SAVES_OF_A_GUEST = 20;
const LIVES = 3;

/** Copies the files of the oldest version into the data folder. Returns them by path. */
export function oldInstallation(dataDir: string): Map<string, Buffer> {
  const files = ['clink.sqlite', 'hosts.sqlite'];
  return new Map(
    files.map((file) => [join(dataDir, file), gunzipSync(readFileSync(new URL(`${file}.gz`, INSTALLED)))]),
  );
}

/**
 * Lets guests and a host use the built server, while it is killed, stopped, restarted and backed up. strace records all of
 * this in one file.
 */
export async function recordEvening({ root, dataDir, trace, files, seconds, program }: Evening): Promise<void> {
  const isNew = files.size === 0;
  mkdirSync(root, { recursive: true });
  if (!isNew) mkdirSync(dataDir, { mode: 0o700 });
  for (const [path, bytes] of files) writeFileSync(path, bytes, { mode: 0o600 });
  const port = await freePort();
  // The hash of Marek's password depends on the secret of the old installation. A new installation creates its own secret.
  const secret = isNew ? { SETUP_CODE } : { HOST_SECRET };
  const shell = recordedShell(trace, { ...secret, PORT: `${port}`, DATA_DIR: dataDir, HOST: '127.0.0.1' });
  const url = `http://localhost:${port}`;
  const pauseMs = Math.max(LEAST_PAUSE_MS, (GUESTS * seconds * 1_000) / SAVES);
  try {
    for (let life = 0; life < LIVES; life++) {
      await shell.run(`${process.execPath} ${program} >/dev/null & server=$!`);
      if (!(await waitUntil(() => isReady(url), START))) throw new Error('the server does not start');
      const host = await signIn({ url, dataDir }, isNew && life === 0);
      const end = new AbortController();
      const pace = { pauseMs, end: end.signal };
      const guests = Array.from({ length: GUESTS }, () => saveAndLeave(url, pace));
      const living = Promise.all([...guests, celebrate(host, pace)]);
      await Promise.race([living, sleep((seconds * 1_000) / LIVES)]);
      if (life === 1) await shell.run(`${process.execPath} --import tsx scripts/commands/backup.ts ${root}`);
      // The guests end first, so that the failure of their last requests does not count.
      end.abort();
      await shell.run(`kill -${life % 2 === 0 ? 'KILL' : 'TERM'} $server; wait $server 2>/dev/null`);
      await living;
      await host.leave();
    }
  } finally {
    await shell.end();
  }
}
const START = { withinMs: 60_000, everyMs: 50 };

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts a shell under strace, which records what its commands do. */
function recordedShell(trace: string, env: Readonly<Record<string, string>>) {
  const added = { ...process.env, ...LIMITS, ...env, LOG_LEVEL: 'error' };
  const [arguments_, options] = [[...straceArguments(trace), 'sh'], { env: added, detached: true }];
  const shell = spawn('strace', arguments_, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  // Ends the shell with all processes that it has started.
  process.once('exit', () => shell.exitCode === null && process.kill(-(shell.pid ?? 0), 'SIGKILL'));
  const lines = createInterface({ input: shell.stdout });
  let commands = 0;
  return {
    /** Resolves when the command has ended. A command that ends with & keeps running. */
    run: async (command: string): Promise<void> => {
      const done = `done ${++commands}`;
      shell.stdin.write(`${command}\necho ${done}\n`);
      await new Promise<void>((resolve, reject) => {
        lines.on('line', (line) => line === done && resolve());
        shell.once('exit', (code) => reject(new Error(`strace ended with ${code}`)));
        shell.once('error', reject);
      });
    },
    end: async (): Promise<void> => {
      shell.stdin.end('kill -KILL $server 2>/dev/null\n');
      if (shell.exitCode === null) await once(shell, 'exit');
    },
  };
}
const LIMITS = { MAX_SAVES_PER_SESSION: '999999999', MAX_NEW_SESSIONS_PER_ADDRESS: '999999999' };

interface Pace {
  /** The average pause between two saves of a guest. */
  readonly pauseMs: number;
  readonly end: AbortSignal;
}

/** Plays one guest after another. Each one saves drinks, and deletes everything at the end. */
async function saveAndLeave(url: string, { pauseMs, end }: Pace): Promise<void> {
  while (!end.aborted) {
    const guest = { ...newSession(), startedAt: Date.now() };
    const ends = 1 + Math.floor(Math.random() * 2 * SAVES_OF_A_GUEST);
    for (let count = 1; count < ends && !end.aborted; count++) {
      await putSave(url, null, guest, saveOf(guest.startedAt, count)).catch(unlessOver(end));
      await sleep(Math.random() * 2 * pauseMs);
    }
    const deletion = { method: 'DELETE', headers: secretOf(guest) };
    if (!end.aborted) await fetch(`${url}/api/sessions/${guest.sessionId}`, deletion).catch(unlessOver(end));
  }
}

function saveOf(startedAt: number, count: number): SaveRequest {
  return {
    userName: `Guest ${count % 7}`,
    drinks: drinksOf(startedAt, count),
    sessionStart: startedAt,
    drinkingPace: 'moderate',
    stamps: { userName: [count, 'cut'], drinkingPace: [1, 'cut'], sessionStart: [1, 'cut'] },
    sentAt: Date.now(),
  };
}

/** The number of characters at the end of a drink's id that count its guest's drinks. */
export const DRINK_DIGITS = 3;

/** The drinks of a save: one more than in the save before, up to a limit. Their ids sort in the order of logging. */
export function drinksOf(startedAt: number, count: number) {
  return Array.from({ length: Math.min(count, MAX_DRINKS) }, (_, index) => ({
    id: `${startedAt}-${String(index).padStart(DRINK_DIGITS, '0')}`,
    drinkType: 'beer' as const,
    timestamp: startedAt,
  }));
}

/** Signs the host in. On a new installation this creates the first host. */
async function signIn(server: Parameters<typeof hostCalls>[1], isFirst: boolean) {
  const browser = await request.newContext();
  const calls = hostCalls(browser, server);
  if (isFirst) {
    const { token } = await calls.call('POST /api/auth/setup/code', { body: { code: SETUP_CODE } });
    await calls.call('POST /api/auth/setup', { body: { token, name: 'Marek', ...MAREK } });
  } else await calls.call('POST /api/auth/token', { body: MAREK });
  return { ...calls, leave: () => browser.dispose() };
}

/** Lets the host change the note of a celebration again and again, delete the celebration, and create another one. */
async function celebrate(host: HostCalls, { pauseMs, end }: Pace): Promise<void> {
  while (!end.aborted) {
    const party = host.at(await host.celebrate().catch(unlessOver(end, { id: '' })));
    for (let note = 1; note <= NOTES && !end.aborted; note++) {
      await party.set({ gettingHome: `${note}` }).catch(unlessOver(end));
      await sleep(Math.random() * 2 * pauseMs);
    }
    if (!end.aborted) await party.delete().catch(unlessOver(end));
  }
}
const NOTES = 15;

/** Ignores failures that the end of the evening causes. */
function unlessOver<Instead = undefined>(end: AbortSignal, instead?: Instead) {
  return (error: unknown): Instead => {
    if (!end.aborted) throw error;
    return instead as Instead;
  };
}
