import { setTimeout as sleep } from 'node:timers/promises';

const BETWEEN_TRIES_MS = 200;
const TRIES = 150;

/** Tries again and again until it succeeds, for half a minute. @throws what the last try has thrown. */
export async function eventually<Result>(tryIt: () => Promise<Result>): Promise<Result> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await tryIt();
    } catch (error) {
      if (left === 0) throw error;
    }
    await sleep(BETWEEN_TRIES_MS);
  }
}

/** @throws unless a server answers that all is well. */
export async function requireOk(url: string): Promise<void> {
  const { status } = await fetch(url);
  if (status !== 200) throw new Error(`${url} answers ${status}`);
}
