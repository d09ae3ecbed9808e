import * as v from 'valibot';
import { requestOf } from '../../domain/api/request-of.ts';
import { celebrationFactsSchema } from '../../domain/celebration/celebration-facts.ts';
import { rememberMenu } from '../../domain/menu/known-menu.ts';
import { type WhoIsIn, whoIsInSchema } from '../../domain/wall/arrivals.ts';
import { type HeardWord, type ServedWord, servedWordSchema } from '../../domain/wall/served-word.ts';
import { askOnce } from '../calls/ask-once.ts';
import { Refused, readProblem } from '../calls/read-answer.ts';
import type { KnownFacts } from '../phone/known-celebration.ts';
import type { Clock, Fetch } from '../ports.ts';

export type LookUp =
  /** `gettingHome`: how guests get home, or ''. `word`: the hosts' present word, with its end on the phone's clock. */
  | {
      readonly kind: 'known';
      readonly facts: KnownFacts;
      readonly gettingHome: string;
      readonly word: HeardWord | null;
      readonly whoIsIn: WhoIsIn | null;
    }
  | { readonly kind: 'unknown' }
  /** Too many codes were tried from this network. `untilMs` is on the phone's clock. */
  | { readonly kind: 'too-many'; readonly untilMs: number }
  | { readonly kind: 'no-answer' };

const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ...celebrationFactsSchema.entries,
    gettingHome: v.optional(v.string(), ''),
    look: v.exactOptional(v.unknown()),
    menu: v.optional(v.unknown()),
    formerDrinks: v.optional(v.unknown()),
    word: v.exactOptional(servedWordSchema),
    whoIsIn: v.exactOptional(whoIsInSchema),
  }),
);

/** Asks the server which celebration has this code (docs/protocol.md#celebrations). */
export function lookUpCelebration(code: string, deps: { fetch: Fetch; clock: Clock }): Promise<LookUp> {
  const [, path] = requestOf('GET /api/celebrations/:code', { code });
  return askOnce(path, {}, deps, (response) => read(response, deps.clock.now()));
}

/** The server's clock is read from the Date header. Without the header, both clocks are assumed to be equal. */
function onPhonesClock(word: ServedWord, { headers }: Response, nowMs: number): HeardWord {
  const serverMs = Date.parse(headers.get('date') ?? '');
  const aheadMs = Number.isNaN(serverMs) ? 0 : serverMs - nowMs;
  return { ...word, until: word.until - aheadMs, untilThere: word.until };
}

async function read(response: Response, nowMs: number): Promise<LookUp> {
  if (response.ok) {
    const {
      gettingHome,
      word,
      whoIsIn = null,
      menu,
      formerDrinks,
      ...facts
    } = v.parse(answerSchema, await response.text());
    return {
      kind: 'known',
      facts: { ...facts, menu: rememberMenu([], menu, formerDrinks) },
      gettingHome,
      word: word ? onPhonesClock(word, response, nowMs) : null,
      whoIsIn,
    };
  }
  const { code } = (await readProblem(response)) ?? {};
  if (code === 'unknown-celebration') return { kind: 'unknown' };
  if (code !== 'too-many') return { kind: 'no-answer' };
  return { kind: 'too-many', untilMs: nowMs + new Refused(response, nowMs).notBeforeMs };
}
