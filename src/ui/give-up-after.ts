/** `AbortSignal.timeout`, which Safari 15 lacks (docs/browsers.md). */
export function giveUpAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
