import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { manageHosts } from '../../tools/manage-hosts.ts';
import { newCelebration } from '../../tools/new-celebration.ts';
import { cpuMs, residentKib } from '../../tools/process-usage.ts';
import { comingFrom } from '../../tools/saved-guest.ts';
import { type ServerProcess, withServer } from '../../tools/server-process.ts';
import type { Order, Tally } from './attacker.process.ts';
import { arrive, type Newcomer } from './newcomer.ts';
import { accountCall, FALSE_HOST, SIEGE_ORIGIN } from './requests.ts';
import type { TacticName } from './tactics.ts';
import { holdWedding, type Wedding } from './wedding.ts';

export interface Siege {
  readonly guests: number;
  readonly savesPerSecond: number;
  /** The duration of all tactics together. */
  readonly seconds: number;
  readonly tactics: readonly TacticName[];
  /** Additional environment variables of the server. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The limit of the old space in the server's V8, in MiB. */
  readonly heapMib?: number;
  onPhase?(phase: PhaseReport): void;
}

export type PhaseReport = Awaited<ReturnType<typeof observe>> & { readonly name: TacticName | 'before' | 'after' };

/** A server looks for new celebrations every two seconds. */
const NOTICED_WITHIN_MS = 2_500;
const PEACE_SECONDS = 10;
const NEWCOMER_EVERY_MS = 1_000;

/**
 * Runs the built server with the open celebration and one with a code. An attacker behind the guests' address tries one tactic
 * after another.
 */
export function besiege(siege: Siege) {
  const variables = { TRUST_PROXY: 'loopback', PUBLIC_URL: SIEGE_ORIGIN, HOST_SIGNUP: 'open', ...siege.variables };
  const heap = siege.heapMib ? [`--max-old-space-size=${siege.heapMib}`] : [];
  const besieged = async (server: ServerProcess) => {
    await signUp(server);
    const code = await newCelebration(server.dataDir, 'Ana & Ben');
    await sleep(NOTICED_WITHIN_MS);
    const wedding = await holdWedding(server.url, siege.guests, siege.savesPerSecond, code);
    try {
      return {
        phases: await holdPhases(siege, wedding, server, code),
        refusedStreams: wedding.refusedStreams,
        ...(await wedding.finish()),
        /** False if the server ended by itself. No later phase was then tried. */
        survived: server.isRunning(),
        restartMs: await restart(server),
      };
    } finally {
      wedding.stop();
    }
  };
  return withServer(variables, besieged, { program: [...heap, 'build/server/main.js'] });
}
export type SiegeReport = Awaited<ReturnType<typeof besiege>>;

/** Creates an account, and confirms its e-mail address as an operator could. */
async function signUp({ url, dataDir }: ServerProcess): Promise<void> {
  const { path, ...call } = accountCall(comingFrom('127.0.0.1'), 'POST /api/auth/signup', { body: FALSE_HOST });
  const { status } = await fetch(`${url}${path}`, call as RequestInit);
  if (status !== 202) throw new Error(`the false host was not signed up: ${status}`);
  await manageHosts(dataDir, async ({ hosts }) => hosts.confirm((await hosts.byEmail(FALSE_HOST.email))?.id ?? ''));
}

/** Plays the phases of the evening: before the attack, during each tactic, and after the attack. */
async function holdPhases(siege: Siege, wedding: Wedding, server: ServerProcess, code: string) {
  const peaceMs = Math.min(PEACE_SECONDS, siege.seconds) * 1_000;
  const forMs = (siege.seconds / siege.tactics.length) * 1_000;
  const phases: PhaseReport[] = [];
  for (const name of ['before', ...siege.tactics, 'after'] as const) {
    if (!server.isRunning()) break;
    const during = async () => {
      if (name !== 'before' && name !== 'after')
        return attack({ tactic: name, url: server.url, victim: wedding.sessionIds[0] ?? '', forMs });
      await sleep(peaceMs);
      return null;
    };
    const phase = { name, ...(await observe(wedding, server, code, during)) };
    phases.push(phase);
    siege.onPhase?.(phase);
  }
  return phases;
}

/** Lets newcomers arrive while `during` runs. */
async function observe(wedding: Wedding, server: ServerProcess, code: string, during: () => Promise<Tally | null>) {
  const from = performance.now();
  const pid = server.pid();
  const cpuBefore = cpuMs([pid]);
  const arrivals: Promise<Newcomer>[] = [];
  const placeOf = (newcomer: number) => (newcomer % 2 === 0 ? null : code);
  const arriving = setInterval(() => arrivals.push(arrive(server.url, placeOf(arrivals.length))), NEWCOMER_EVERY_MS);
  const tally = await during();
  clearInterval(arriving);
  const serverCpuMs = cpuMs([pid]) - cpuBefore;
  return {
    honest: wedding.saves.filter(({ startedAt }) => startedAt >= from),
    newcomers: await Promise.all(arrivals),
    liveStreams: wedding.liveStreams(),
    /** The server's memory at the end of the phase. 0 where the system has no `/proc`. */
    memoryMib: Math.round(residentKib([pid]) / 1_024),
    serverCpuMs,
    tally,
  };
}

async function attack(order: Order): Promise<Tally> {
  const script = fileURLToPath(new URL('attacker.process.ts', import.meta.url));
  const attacker = fork(script, { execArgv: ['--import', 'tsx'] });
  attacker.send(order);
  const ended = new AbortController();
  attacker.once('exit', () => ended.abort());
  const [tally] = await once(attacker, 'message', ended);
  return tally;
}

/** Starts the server with all saved data. Returns the time until its first answer. Null if the server did not start. */
async function restart(server: ServerProcess): Promise<number | null> {
  await server.stop();
  const startedAt = performance.now();
  return server.start().then(
    () => performance.now() - startedAt,
    () => null,
  );
}
