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
  'GET /api/celebrations/:code': anybody('readCelebration', 'Returns the facts about a celebration for its guests.', {
    more: 'A malformed code and the code of a deleted celebration count as unknown. Each unknown code uses up one of the guesses of the caller’s address. An address that has no guesses left gets 429 for every code.',
    answer: servedFactsSchema,
    said: { code: codeSchema },
    words: {
      names: 'The couple, as they want to be named.',
      date: 'The day of the celebration.',
      language: 'A BCP 47 tag.',
      state: '`over`: the celebration is over, and guests can log nothing more.',
      ...SAID_TO_GUESTS,
      location: 'False: guests of this celebration are not asked for a position, and none is stored.',
      word: 'The word that the hosts show to everybody now. Absent if there is none.',
      look: 'The colours and the ornament that the hosts have chosen. Absent for the usual ones. If a client does not know one of them, it shows the usual one.',
      menu: 'The drinks that the hosts have named, in their order. Absent if there are none.',
      formerDrinks:
        'The names of drinks that the hosts no longer offer, the latest first. Guests who have logged such a drink still see its name. Absent if there are none.',
      whoIsIn:
        'The guests who are in: how many of them everybody sees, and at most three names in the form that the hosts allow on the wall, the latest first. Absent while nobody may be named, and while the door is closed.',
    },
    problems: ['unknown-celebration'],
  }),
  'GET /api/installation': anybody('readInstallation', 'Returns the address of this server for other phones.', {
    answer: installationSchema,
    gives: 'The configured URL, or an address in the local network. Null if there is neither.',
  }),
} as const satisfies ApiCalls;

export const SERVICE_CALLS = {
  'GET /api/house': anybody('readHouse', 'Returns the facts about this server that concern guests.', {
    answer: houseFactsSchema,
    words: {
      house: 'Who is responsible for the server. The name is absent if no operator has entered it.',
      contact: 'How guests can reach the house, in plain text.',
      imprint: 'A link.',
      privacy: 'A link.',
      location: 'Whether guests of a celebration with a code are asked for their position.',
      mail: 'Whether the server sends mails to hosts. It never sends mails to guests.',
      openWall: 'Whether the open celebration has a wall. Absent if there is no open celebration.',
      keepDays: 'The number of days after which a celebration is deleted automatically. Absent if that never happens.',
      store: 'Where the server stores what guests log.',
    },
  }),
  'GET /api/openapi.json': anybody('readDocument', 'Returns this document.', {
    answer: v.record(v.string(), v.unknown()),
    gives: 'The document, in OpenAPI 3.2.',
  }),
  'GET /healthz': anybody('isAlive', 'Confirms that the server answers requests, and returns its version.', {
    answer: v.object({ status: v.literal('ok'), version: v.string() }),
  }),
  'GET /up': anybody('isUp', 'Does the same as `/healthz`, for platforms that support only this path.', {
    answer: v.object({ status: v.literal('ok') }),
  }),
  'GET /readyz': anybody('isReady', 'Says whether a proxy should send new requests to this server.', {
    answer: v.object({ status: v.literal('ready') }),
    problems: ['unavailable'],
  }),
} as const satisfies ApiCalls;
