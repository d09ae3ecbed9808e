import * as v from 'valibot';
import { servedFactsSchema } from '../hosting/served-facts.ts';
import { type ApiCalls, anybody } from './api-call.ts';
import { codeSchema } from './parameters.ts';

/** The answer to `GET /api/installation` (docs/protocol.md#celebrations). */
const installationSchema = v.object({
  /** Null: the address at which the page was opened. */
  url: v.nullable(v.string()),
  /** Whether the caller seems to sit at the server's own computer, and there is no host yet. */
  setUp: v.boolean(),
});

/** What a phone needs to join and to invite, and what an operator asks of the server. */
export const CELEBRATION_CALLS = {
  'GET /api/celebrations/:code': anybody('readCelebration', 'What a guest may know about a celebration.', {
    more: 'A malformed code and the code of a deleted celebration are unknown. Each unknown code uses up one of the address’s guesses. An address without guesses gets 429 for every code.',
    answer: servedFactsSchema,
    said: { code: codeSchema },
    words: {
      names: 'The couple, as they want to be named.',
      date: 'The day of the celebration.',
      language: 'A BCP 47 tag.',
      state: 'After it is over, nothing more is logged.',
      gettingHome: 'How guests get home, in plain text. Absent if the hosts say nothing.',
      word: 'What the hosts say to everybody now. Absent if they say nothing.',
      look: 'The colours and the ornament that the hosts have chosen. Absent for the usual ones. A client shows the usual one instead of one that it does not know.',
      menu: 'The drinks that the hosts have named, in their order. Absent if there are none.',
      formerDrinks:
        'The names of drinks that the hosts no longer offer, the last ones first, for guests who have logged one. Absent if there are none.',
      withoutAlcohol: 'Only drinks without alcohol are offered. Absent if all are.',
      whoIsIn:
        'Who is in: at most three names, the latest first, as the hosts let a wall show them, and how many guests everybody sees. Absent while nobody may be named, and while the door is closed.',
      boards: 'The leaderboards to show. Absent: the usual two.',
    },
    problems: ['unknown-celebration'],
  }),
  'GET /api/installation': anybody('readInstallation', 'Where other phones reach this server.', {
    answer: installationSchema,
    gives: 'The configured URL, or an address in the local network. Null if there is neither.',
  }),
} as const satisfies ApiCalls;

export const SERVICE_CALLS = {
  'GET /api/openapi.json': anybody('readDocument', 'This document.', {
    answer: v.record(v.string(), v.unknown()),
    gives: 'OpenAPI 3.2.',
  }),
  'GET /healthz': anybody('isAlive', 'Whether requests are served, and the version of the server.', {
    answer: v.object({ status: v.literal('ok'), version: v.string() }),
  }),
  'GET /readyz': anybody('isReady', 'Whether new requests should be sent here.', {
    answer: v.object({ status: v.literal('ready') }),
    problems: ['unavailable'],
  }),
} as const satisfies ApiCalls;
