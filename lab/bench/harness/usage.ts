import { readdirSync, readFileSync } from 'node:fs';

const NS_PER_MS = 1_000_000;

/** Processor time of all threads of these processes so far, ms (Linux: /proc/…/schedstat, in nanoseconds). */
export function cpuMs(pids: readonly number[]): number {
  return pids.flatMap(threadsOf).reduce((sum, file) => sum + nsOnProcessor(file), 0) / NS_PER_MS;
}

/** Resident memory of these processes, KB. */
export function residentKb(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const [, kb] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return sum + Number(kb);
  }, 0);
}

/** None for a process that has just ended. */
function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`);
  } catch {
    return [];
  }
}

/** 0 for a thread that has just ended. */
function nsOnProcessor(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}
