import { setTimeout as sleep } from 'node:timers/promises';

const BETWEEN_TRIES_MS = 200;
const TRIES = 150;

/** Repeats `tryIt` until it succeeds, for at most half a minute. @throws the error of the last attempt. */
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

/** @throws {Error} unless the server answers with a success. */
export async function requireOk(url: string): Promise<void> {
  const { status } = await fetch(url);
  if (status !== 200) throw new Error(`${url} answers ${status}`);
}
