import { CELEBRATION_PARAMETER, CELEBRATION_STATES } from '../../domain/celebration/celebration.ts';
import { servedFactsSchema } from '../../domain/hosting/served-facts.ts';
import { installationSchema } from '../celebrations/celebration-routes.ts';
import { answeredSchema, described, type JsonSchema } from './json-schema.ts';
import type { Parameter, PathItem } from './open-api.ts';
import { problems } from './problem-answers.ts';

const CODE: JsonSchema = { type: 'string', pattern: '^[0-9A-HJKMNP-TV-Z]{8}$' };
const SPELLING = 'Case, spaces and dashes do not matter. O is read as 0, and I and L are read as 1.';

/** Names the celebration of a call. */
export const CELEBRATION: Parameter = {
  name: CELEBRATION_PARAMETER,
  in: 'query',
  required: false,
  description: `The code of the celebration. ${SPELLING} Absent: the open celebration.`,
  schema: CODE,
};

/** `components.schemas` of the celebration calls. */
export function celebrationSchemas(): Record<string, JsonSchema> {
  const facts = answeredSchema(servedFactsSchema);
  const state = { ...facts.properties?.state, enum: CELEBRATION_STATES };
  return {
    Celebration: described(
      { ...facts, properties: { ...facts.properties, code: CODE, state } },
      {
        names: 'The couple, as they want to be named.',
        date: 'The day of the celebration.',
        language: 'A BCP 47 tag.',
        state: 'After it is over, nothing more is logged.',
        gettingHome: 'How guests get home, in plain text. Absent if the hosts say nothing.',
        word: 'What the hosts say to everybody now. Absent if they say nothing.',
        look: 'The colours and the ornament that the hosts have chosen. Absent for the usual ones. A client shows the usual one instead of one that it does not know.',
        menu: 'The drinks that the hosts have named, in their order. Absent if there are none.',
        withoutAlcohol: 'Only drinks without alcohol are offered. Absent if all are.',
        boards: 'The leaderboards to show. Absent: the usual two.',
      },
    ),
    Installation: answeredSchema(installationSchema),
  };
}

const ref = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });

export const CELEBRATION_PATHS: Readonly<Record<string, PathItem>> = {
  '/api/celebrations/{code}': {
    get: {
      operationId: 'readCelebration',
      summary: 'What a guest may know about a celebration.',
      description:
        'A malformed code and the code of a deleted celebration are unknown. Each unknown code uses up one of the address’s guesses. An address without guesses gets 429 for every code.',
      parameters: [{ name: 'code', in: 'path', required: true, description: SPELLING, schema: CODE }],
      responses: {
        200: { description: 'The celebration with this code.', content: ref('Celebration') },
        ...problems('unknown-celebration'),
      },
    },
  },
  '/api/installation': {
    get: {
      operationId: 'readInstallation',
      summary: 'Where other phones reach this server.',
      responses: {
        200: {
          description: 'The configured URL, or an address in the local network. Null if there is neither.',
          content: ref('Installation'),
        },
        ...problems(),
      },
    },
  },
};
