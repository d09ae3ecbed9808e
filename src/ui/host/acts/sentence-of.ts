import * as texts from '#messages/hosts.ts';
import { MINUTE_MS } from '../../../domain/limits.ts';
import type { CallFault } from '../calls/call.ts';

const SECOND_MS = 1_000;

/** A fault that any call can have, in one sentence. */
export function sentenceOf({ code, field, retryAfterMs, problem }: CallFault): string {
  if (code === 'no-answer') return texts.noAnswer;
  if (code === 'too-many') return waitIn(texts.tooManyTries, retryAfterMs ?? MINUTE_MS);
  if (code === 'unavailable') return field === 'email' ? texts.mailDoesNotWork : texts.notJustNow;
  if (code === 'too-late') return typeof problem.by === 'string' ? texts.wasQuicker(problem.by) : texts.tooLate;
  if (field === 'boards') return texts.lastBoardStays;
  return texts.somethingFailed;
}

/** The sentence in seconds, or from a minute on in minutes. */
export function waitIn({ seconds, minutes }: texts.Wait, ms: number): string {
  return ms < MINUTE_MS ? seconds(Math.ceil(ms / SECOND_MS)) : minutes(Math.ceil(ms / MINUTE_MS));
}
