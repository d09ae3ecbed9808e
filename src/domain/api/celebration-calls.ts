import * as v from 'valibot';
import { SAID_TO_GUESTS } from '../hosting/celebration-settings.ts';
import { servedFactsSchema } from '../hosting/served-facts.ts';
import { houseFactsSchema } from '../notice/house-facts.ts';
import { type ApiCalls, anybody } from './api-call.ts';
import { codeSchema } from './parameters.ts';

/** The answer to `GET /api/installation` (docs/protocol.md#celebrations). */
const installationSchema = v.object({
  /** Null: the page should use the address at which it was opened. */
  url: v.nullable(v.string()),
  /** Whether the call seems to come from the server's own computer while there is no host yet. */
  setUp: v.boolean(),
});

/** The calls with which phones join and invite, and with which operators check the server. */
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
      ...SAID_TO_GUESTS,
      location: 'False: nobody is asked for a position here, and none is stored.',
      word: 'What the hosts say to everybody now. Absent if they say nothing.',
      look: 'The colours and the ornament that the hosts have chosen. Absent for the usual ones. A client shows the usual one instead of one that it does not know.',
      menu: 'The drinks that the hosts have named, in their order. Absent if there are none.',
      formerDrinks:
        'The names of drinks that the hosts no longer offer, the last ones first, for guests who have logged one. Absent if there are none.',
      whoIsIn:
        'Who is in: at most three names, the latest first, as the hosts let a wall show them, and how many guests everybody sees. Absent while nobody may be named, and while the door is closed.',
    },
    problems: ['unknown-celebration'],
  }),
  'GET /api/installation': anybody('readInstallation', 'Where other phones reach this server.', {
    answer: installationSchema,
    gives: 'The configured URL, or an address in the local network. Null if there is neither.',
  }),
} as const satisfies ApiCalls;

export const SERVICE_CALLS = {
  'GET /api/house': anybody('readHouse', 'Who answers for this server, and what of it concerns guests.', {
    answer: houseFactsSchema,
    words: {
      house: 'As it wants to be known to guests. Without a name, nobody has said it.',
      contact: 'How to reach it, in plain text.',
      imprint: 'A link.',
      privacy: 'A link.',
      location: 'Whether guests of a celebration with a code are asked where they are.',
      mail: 'Whether hosts get mails. Guests never do.',
      openWall: 'Whether the open celebration has a wall. Absent if there is no open celebration.',
      keepDays: 'After how many days a celebration is deleted by itself. Absent: never.',
      store: 'Where it keeps what guests log.',
    },
  }),
  'GET /api/openapi.json': anybody('readDocument', 'This document.', {
    answer: v.record(v.string(), v.unknown()),
    gives: 'OpenAPI 3.2.',
  }),
  'GET /healthz': anybody('isAlive', 'Whether requests are served, and the version of the server.', {
    answer: v.object({ status: v.literal('ok'), version: v.string() }),
  }),
  'GET /up': anybody('isUp', 'The same, where platforms ask that know no other path.', {
    answer: v.object({ status: v.literal('ok') }),
  }),
  'GET /readyz': anybody('isReady', 'Whether new requests should be sent here.', {
    answer: v.object({ status: v.literal('ready') }),
    problems: ['unavailable'],
  }),
} as const satisfies ApiCalls;
