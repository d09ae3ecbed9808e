import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverProcess } from '../shared/server-process.ts';
import type { Order, Tally } from './attacker.process.ts';
import type { TacticName } from './tactics.ts';
import { type HonestSave, holdWedding, pause, type Wedding } from './wedding.ts';

export interface Siege {
  readonly guests: number;
  readonly savesPerSecond: number;
  /** Of attack, all tactics together. */
  readonly seconds: number;
  readonly tactics: readonly TacticName[];
  /** More environment for the server. */
  readonly variables?: Readonly<Record<string, string>>;
  onPhase?(phase: PhaseReport): void;
}

/** A stretch of the evening: before, under one tactic, after. */
export interface PhaseReport {
  readonly name: TacticName | 'before' | 'after';
  readonly honest: readonly HonestSave[];
  readonly liveStreams: number;
  /** What the server holds of memory at the end of it (MiB, null where the system does not say). */
  readonly memoryMib: number | null;
  /** The server's own work, whatever else the machine does (s, null where the system does not say). */
  readonly serverCpuSeconds: number | null;
  readonly tally: Tally | null;
}

export interface SiegeReport {
  readonly phases: readonly PhaseReport[];
  readonly refusedStreams: readonly number[];
  readonly logged: number;
  /** Phones that still owed the server something 10 s after the last tap. */
  readonly unsaved: number;
}

const PEACE_SECONDS = 10;

/** A wedding on the built server, and behind the same address one attacker who tries one tactic after the other. */
export async function besiege(siege: Siege): Promise<SiegeReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-siege-'));
  const server = await serverProcess(dataDir, '.', siege.variables);
  await server.start();
  const wedding = await holdWedding(server.url, siege.guests, siege.savesPerSecond);
  try {
    const phases: PhaseReport[] = [];
    const live = async (name: PhaseReport['name'], during: () => Promise<Tally | null>) => {
      const phase = await report(name, wedding, server.pid(), during);
      phases.push(phase);
      siege.onPhase?.(phase);
    };
    const peaceMs = Math.min(PEACE_SECONDS, siege.seconds) * 1_000;
    await live('before', () => pause(peaceMs).then(() => null));
    const turnMs = (siege.seconds / siege.tactics.length) * 1_000;
    for (const tactic of siege.tactics) {
      const order = { tactic, url: server.url, victim: wedding.sessionIds[0] ?? '', forMs: turnMs };
      await live(tactic, () => attack(order));
    }
    await live('after', () => pause(peaceMs).then(() => null));
    return { phases, refusedStreams: wedding.refusedStreams, ...(await wedding.settle()) };
  } finally {
    wedding.stop();
    await server.kill();
    rmSync(dataDir, { recursive: true });
  }
}

async function report(
  name: PhaseReport['name'],
  wedding: Wedding,
  serverPid: number,
  during: () => Promise<Tally | null>,
): Promise<PhaseReport> {
  const from = performance.now();
  const cpuBefore = cpuSecondsOf(serverPid);
  const tally = await during();
  const cpuAfter = cpuSecondsOf(serverPid);
  const serverCpuSeconds = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
  const honest = wedding.saves.filter(({ startedAt }) => startedAt >= from);
  return { name, honest, liveStreams: wedding.liveStreams(), memoryMib: memoryOf(serverPid), serverCpuSeconds, tally };
}

async function attack(order: Order): Promise<Tally> {
  const script = fileURLToPath(new URL('attacker.process.ts', import.meta.url));
  const attacker = fork(script, { execArgv: ['--import', 'tsx'] });
  attacker.send(order);
  const [tally] = await once(attacker, 'message');
  return tally;
}

function memoryOf(pid: number): number | null {
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readProc(pid, 'status')) ?? [];
  return kib === undefined ? null : Math.round(Number(kib) / 1_024);
}

/** Of user and system together, in ticks of 10 ms. */
function cpuSecondsOf(pid: number): number | null {
  const [user, system] = readProc(pid, 'stat').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return user === undefined || system === undefined ? null : (Number(user) + Number(system)) / 100;
}

/** Empty on systems without `/proc`. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
