/** Arguments for a Node process that shall do so when it is told. */
export const COLLECTS_GARBAGE = [
  '--expose-gc',
  '--import',
  'data:text/javascript,process.on("SIGUSR2",()=>{gc();gc()})',
];

/** Tells one that was started so to give back what nobody needs. */
export function collectGarbage(pid: number): void {
  process.kill(pid, 'SIGUSR2');
}
