import { readdirSync, readFileSync } from 'node:fs';

/** The processor time that all threads of these processes have used, in ms. 0 if the system has no `/proc`. */
export function cpuMs(pids: readonly number[]): number {
  const nanoseconds = pids
    .flatMap((pid) => threadsOf(pid).map((thread) => readProc(`${pid}/task/${thread}/schedstat`)))
    .reduce((sum, text) => sum + Number(text.split(' ')[0]), 0);
  return nanoseconds / 1_000_000;
}

/** The resident memory of these processes in KiB. 0 if the system has no `/proc`. */
export function residentKib(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(readProc(`${pid}/status`))?.[1] ?? 0), 0);
}

/** The ids of a process's threads. Empty if the process has ended. */
function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** The text of a file in `/proc`. Empty for a process or a thread that has ended. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
