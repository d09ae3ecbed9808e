import { ApiProblem } from '../http/problem.ts';

/** Takes back what was counted. */
export type PutBack = () => void;

/** Counts with all `takes`, or with none. Returns a function that takes all counts back. Throws the first refusal. */
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
 * Does the work that was counted. If the server could not do it, the counts are taken back, so an outage uses up nothing.
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

/** Whether the server could not do what it was asked. Every other refusal is an {ApiProblem} of the caller. */
export function isOwnFault(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.code === 'unavailable';
}
