/**
 * Runs `work` with a signal that is aborted if the work takes longer than `ms`. It does not use `AbortSignal.timeout`,
 * because Safari 15 lacks that (docs/browsers.md).
 */
export function giveUpAfter<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  return work(controller.signal).finally(() => clearTimeout(timer));
}
