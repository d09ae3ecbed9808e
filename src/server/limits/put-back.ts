import { ApiProblem } from '../http/problem.ts';

export type PutBack = () => void;

/** Counts with all `takes` or with none. Returns a function that undoes all counts. Throws the first refusal. */
export async function countAll(...takes: readonly (() => PutBack | Promise<PutBack>)[]): Promise<PutBack> {
  const counts: PutBack[] = [];
  const putBackAll = () => {
    for (const putBack of counts) putBack();
  };
  try {
    for (const take of takes) counts.push(await take());
    return putBackAll;
  } catch (error) {
    putBackAll();
    throw error;
  }
}

/**
 * Does the counted work. If the server cannot do it, the counts are undone, so that an outage uses up no calls.
 * `counts` may still grow while the work runs.
 */
export async function doCounted<Answer>(counts: readonly PutBack[], work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (isOwnFault(error)) for (const putBack of counts) putBack();
    throw error;
  }
}

/** Whether an error is the server's fault. Every other error is an {ApiProblem} that the caller has caused. */
export function isOwnFault(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.code === 'unavailable';
}
