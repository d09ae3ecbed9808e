import { MAX_BODY_BYTES } from '../../domain/limits.ts';
import { toldAnswerSchema } from '../../domain/moments/guest-moment.ts';
import { saveRequestSchema } from '../../domain/protocol/save-request.ts';
import { DELETED_SESSION_HEADER, FORGET_PARAMETER, sessionIdSchema } from '../../domain/protocol/session-wire.ts';
import { ASK_PARAMETER } from '../../domain/session/served-moderation.ts';
import { MAX_OBJECTS_AND_KEYS } from '../http/read-body.ts';
import { CELEBRATION } from './celebration-paths.ts';
import { answeredSchema, type JsonSchema, sentSchema } from './json-schema.ts';
import type { Parameter, PathItem } from './open-api.ts';
import { problems } from './problem-answers.ts';

export const SESSION_ID: Parameter = {
  name: 'sessionId',
  in: 'path',
  required: true,
  description: 'Created by the phone, and public. Only the secret allows changes.',
  schema: sentSchema(sessionIdSchema),
};

const FORGET: Parameter = {
  name: FORGET_PARAMETER,
  in: 'query',
  required: false,
  description: 'With 1, later answers have the reason `forgotten`, and no phone continues with the name.',
  schema: { const: '1' },
};

const ASK: Parameter = {
  name: ASK_PARAMETER,
  in: 'query',
  required: false,
  description: 'With 1, a guest whom the hosts have removed or turned away asks them to come in again.',
  schema: { const: '1' },
};

/** `components.schemas` of the session calls. */
export function sessionSchemas(): Record<string, JsonSchema> {
  return {
    SaveRequest: sentSchema(saveRequestSchema),
    SaveAnswer: answeredSchema(toldAnswerSchema),
  };
}

const JUDGED =
  'Checked in this order: body size and type (413, 415), a well-formed secret (401), guesses at codes left for the address (429), a known celebration (404), the right secret (403), a session that is not gone (410) and belongs to the celebration (409), the session’s own limit (429), JSON (400), content (422), a celebration that is not over (403), a guest whom the hosts have not removed (410), for a new session an open door (403) and room (429, 503), and storage left for the address (429).';

export const SESSION_PATHS: Readonly<Record<string, PathItem>> = {
  '/api/sessions/{sessionId}': {
    put: {
      operationId: 'saveSession',
      summary: 'Saves a guest’s whole session.',
      description: `${JUDGED} The body has at most ${MAX_BODY_BYTES} bytes, and at most ${MAX_OBJECTS_AND_KEYS} objects, arrays and keys. The server merges it into the stored session: the result has the drinks and removals of both, and the latest write of every other value. The order of saves makes no difference, and repeating one changes nothing. The first save of an id decides its secret.`,
      security: [{ secret: [] }],
      parameters: [SESSION_ID, CELEBRATION, ASK],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/SaveRequest' } } },
      },
      responses: {
        200: {
          description:
            'The session is committed. It may have been committed by an earlier save. `session` is the merged session, if it contains more than was sent. `host` says what the hosts have decided about the guest, if anything.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/SaveAnswer' } } },
        },
        ...problems(
          'bad-json',
          'no-secret',
          'not-yours',
          'celebration-over',
          'door-closed',
          'unknown-celebration',
          'other-celebration',
          'gone',
          'too-large',
          'bad-type',
          'invalid',
        ),
      },
    },
    delete: {
      operationId: 'deleteSession',
      summary: 'Deletes a guest’s session for good.',
      description:
        'Whoever has the secret can delete the session as long as it is stored, whichever celebration the call names. An unknown id is answered with 404, and with 410 from then on.',
      security: [{ secret: [] }],
      parameters: [SESSION_ID, FORGET, CELEBRATION],
      responses: {
        204: {
          description: 'Deleted. The id can never be used again.',
          headers: {
            [DELETED_SESSION_HEADER]: { description: 'The id that was deleted.', schema: { type: 'string' } },
          },
        },
        ...problems('no-secret', 'not-yours', 'not-found', 'unknown-celebration', 'gone', 'invalid'),
      },
    },
  },
};
