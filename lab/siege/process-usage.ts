import { readFileSync } from 'node:fs';

/** The memory of a process in MiB. Null if the operating system does not provide it. */
export function memoryMibOf(pid: number): number | null {
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readProc(pid, 'status')) ?? [];
  return kib === undefined ? null : Math.round(Number(kib) / 1_024);
}

/**
 * The processor time of a process, user and system, in s (in ticks of 10 ms). Null if the operating system does not
 * provide it.
 */
export function cpuSecondsOf(pid: number): number | null {
  const [user, system] = readProc(pid, 'stat').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return user === undefined || system === undefined ? null : (Number(user) + Number(system)) / 100;
}

/** Empty on systems without `/proc`, and for a process that has ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
