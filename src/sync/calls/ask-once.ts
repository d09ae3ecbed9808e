import type { Clock, Fetch } from '../ports.ts';

const TIME_OUT_MS = 10_000;

/** Sends one request and reads its answer. Any failure is treated as no answer. */
export async function askOnce<Answer>(
  path: string,
  init: RequestInit,
  { fetch, clock }: { readonly fetch: Fetch; readonly clock: Clock },
  read: (response: Response) => Promise<Answer>,
): Promise<Answer | { readonly kind: 'no-answer' }> {
  const controller = new AbortController();
  const cancelTimer = clock.after(TIME_OUT_MS, () => controller.abort());
  try {
    return await read(await fetch(path, { ...init, cache: 'no-store', signal: controller.signal }));
  } catch {
    return { kind: 'no-answer' };
  } finally {
    cancelTimer();
  }
}
