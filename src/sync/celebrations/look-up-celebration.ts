import * as v from 'valibot';
import type { CelebrationFacts } from '../../domain/celebration/celebration.ts';
import { celebrationFactsSchema } from '../../domain/celebration/celebration-facts.ts';
import { askOnce } from '../calls/ask-once.ts';
import { readProblem } from '../calls/read-problem.ts';
import { Refused } from '../calls/retry-after.ts';
import type { Clock, Fetch } from '../ports.ts';

export type LookUp =
  /** `gettingHome`: how guests get home, or ''. */
  | { readonly kind: 'known'; readonly facts: CelebrationFacts; readonly gettingHome: string }
  | { readonly kind: 'unknown' }
  /** Too many codes were tried from here. `untilMs` is on the phone's clock. */
  | { readonly kind: 'too-many'; readonly untilMs: number }
  | { readonly kind: 'no-answer' };

const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...celebrationFactsSchema.entries, gettingHome: v.optional(v.string(), '') }),
);

/** Asks the server which celebration has this code (docs/protocol.md#celebrations). */
export function lookUpCelebration(code: string, deps: { fetch: Fetch; clock: Clock }): Promise<LookUp> {
  return askOnce(`/api/celebrations/${code}`, {}, deps, (response) => read(response, deps.clock.now()));
}

async function read(response: Response, nowMs: number): Promise<LookUp> {
  if (response.ok) {
    const { gettingHome, ...facts } = v.parse(answerSchema, await response.text());
    return { kind: 'known', facts, gettingHome };
  }
  const { code } = (await readProblem(response)) ?? {};
  if (code === 'unknown-celebration') return { kind: 'unknown' };
  if (code !== 'too-many') return { kind: 'no-answer' };
  return { kind: 'too-many', untilMs: nowMs + new Refused(response, nowMs).notBeforeMs };
}
