import { MAX_BODY_BYTES, MAX_COUNTER, NAME_MAX_LENGTH } from '../../domain/limits.ts';
import { FORGET_PARAMETER, saveAnswerSchema, saveRequestSchema, sessionIdSchema } from '../../domain/protocol.ts';
import { RAW_NAME_MAX_LENGTH } from '../../domain/session/guest-name.ts';
import { MAX_OBJECTS_AND_KEYS } from '../parse-json.ts';
import { answeredSchema, described, type JsonSchema, sentSchema } from './json-schema.ts';
import type { Parameter, PathItem } from './open-api.ts';
import { problems } from './problem-answers.ts';

const SESSION_ID: Parameter = {
  name: 'sessionId',
  in: 'path',
  required: true,
  description: 'Made by the phone, and public: the secret is what lets one write.',
  schema: sentSchema(sessionIdSchema),
};

const FORGET: Parameter = {
  name: FORGET_PARAMETER,
  in: 'query',
  required: false,
  description: 'With 1, `gone` has the reason `forgotten` from then on, and no phone goes on with the name.',
  schema: { const: '1' },
};

/** The rules of the save that are code (src/domain): said in words. */
const SAVE_WORDS = {
  userName: `At most ${RAW_NAME_MAX_LENGTH} UTF-16 units; brought to NFC and trimmed, then 1 to ${NAME_MAX_LENGTH}. No control characters, nothing invisible (joiners inside words and emoji are fine), nothing that changes the direction of text, no stacked marks.`,
  drinks:
    'Ids are unique. Only a cocktail or a shot has an alcoholType. No timestamp later than sentAt + 5 min or earlier than sessionStart - 5 min. An entry that is stored already keeps its first time.',
  removed: 'Ids of entries that were taken back. They never come back. Absent: none.',
  sessionStart:
    'Ms on the phone’s clock. No later than sentAt + 5 min; more than 24 h before sentAt the session is gone.',
  stamps: `A counter and a random tag for each of the four values: the highest counter wins, then the highest tag. A counter is at most ${MAX_COUNTER} above the stored one. A value without a stamp is the latest write.`,
  sentAt: 'Ms on the phone’s clock, now: the server shifts every time by the difference to its own.',
  location: 'Absent: as before. Null: no longer shared.',
  hidden: 'True: on nobody’s leaderboard, others are ranked as if this guest were not there. Absent: as before.',
};

/** `components.schemas` of the session calls. */
export function sessionSchemas(): Record<string, JsonSchema> {
  return {
    SaveRequest: described(sentSchema(saveRequestSchema), SAVE_WORDS),
    SaveAnswer: answeredSchema(saveAnswerSchema),
  };
}

const JUDGED =
  'Judged in this order: body size and type (413, 415), secret there (401) and the right one (403), session alive (410), JSON (400), content (422).';

export const SESSION_PATHS: Readonly<Record<string, PathItem>> = {
  '/api/sessions/{sessionId}': {
    put: {
      operationId: 'saveSession',
      summary: 'Saves a guest’s whole session.',
      description: `${JUDGED} The body has at most ${MAX_BODY_BYTES} bytes, and at most ${MAX_OBJECTS_AND_KEYS} objects, arrays and keys. The server merges it into what is stored: drinks and removals are united, and of each other value the latest write wins. So the order of saves makes no difference, and repeating one changes nothing. The first save of an id decides its secret.`,
      security: [{ secret: [] }],
      parameters: [SESSION_ID],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/SaveRequest' } } },
      },
      responses: {
        200: {
          description:
            'Committed, or known already. `session` is the merged session, where it holds more than was sent.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/SaveAnswer' } } },
        },
        ...problems('bad-json', 'no-secret', 'not-yours', 'gone', 'too-large', 'bad-type', 'invalid'),
      },
    },
    delete: {
      operationId: 'deleteSession',
      summary: 'Deletes a guest’s session for good.',
      description: 'An id nobody holds is not found, and from then on gone.',
      security: [{ secret: [] }],
      parameters: [SESSION_ID, FORGET],
      responses: {
        204: { description: 'Deleted. The id never comes back.' },
        ...problems('no-secret', 'not-yours', 'not-found', 'gone', 'invalid'),
      },
    },
  },
};
