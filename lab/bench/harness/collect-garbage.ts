/** Arguments for a Node process that collects garbage on a signal. */
export const COLLECTS_GARBAGE = [
  '--expose-gc',
  '--import',
  'data:text/javascript,process.on("SIGUSR2",()=>{gc();gc()})',
];

/** Tells a process that was started with `COLLECTS_GARBAGE` to run a full collection. */
export function collectGarbage(pid: number): void {
  process.kill(pid, 'SIGUSR2');
}
