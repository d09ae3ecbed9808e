import { guestListSchema, leaderboardAnswerSchema } from '../../domain/leaderboard/answers.ts';
import { FIGURES } from '../../domain/leaderboard/boards.ts';
import { deltaSchema } from '../../domain/leaderboard/delta.ts';
import { VIEWS } from '../../domain/leaderboard/leaderboard.ts';
import { snapshotSchema } from '../../domain/leaderboard/snapshot.ts';
import { COUNTED_WINDOW_MS, MAX_COUNTED_DRINKS, MINUTE_MS } from '../../domain/limits.ts';
import { NEARBY_RADIUS_FEET } from '../../domain/location/nearby.ts';
import { guestMomentSchema } from '../../domain/moments/guest-moment.ts';
import { sessionIdSchema } from '../../domain/protocol/session-wire.ts';
import { screenEventSchema } from '../../domain/wall/screen.ts';
import { MAX_QUERY_LENGTH } from '../http/read-query.ts';
import { leaderboardQuerySchema } from '../leaderboard/leaderboard-routes.ts';
import { CELEBRATION } from './celebration-paths.ts';
import { answeredSchema, type JsonSchema, sentSchema } from './json-schema.ts';
import type { Answer, Content, Operation, Parameter, PathItem } from './open-api.ts';
import { problems } from './problem-answers.ts';

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** `components.schemas` of the leaderboard calls. */
export function leaderboardSchemas(): Record<string, JsonSchema> {
  return {
    Leaderboard: answeredSchema(leaderboardAnswerSchema),
    GuestList: answeredSchema(guestListSchema),
    Snapshot: answeredSchema(snapshotSchema),
    Delta: answeredSchema(deltaSchema),
    GuestMoment: answeredSchema(guestMomentSchema),
    Screen: answeredSchema(screenEventSchema),
  };
}

const QUERY_WORDS = {
  scope: `Nearby means within ${NEARBY_RADIUS_FEET} feet of the position stored with the session. The answer is for everyone if there is no such position, if the guest hides, or if too many positions come from the guest’s address.`,
  view: 'The guests in a snapshot: the first ten of each ranking, or everybody.',
  deltas: 'With 0 the stream has only snapshots.',
  once: 'With 1 the stream ends after the first snapshot, for a phone behind a proxy that holds streams back.',
};

function parameter(name: keyof typeof QUERY_WORDS): Parameter {
  const schema = sentSchema(leaderboardQuerySchema).properties?.[name] ?? {};
  return { name, in: 'query', required: false, description: QUERY_WORDS[name], schema };
}

/** Only the stream has the view of a wall. */
const VIEW: Parameter = {
  ...parameter('view'),
  description: `${QUERY_WORDS.view} Or the picture for a wall, which ignores the caller and the other parameters.`,
  schema: { enum: [...VIEWS, 'screen'], default: 'top' },
};

const SESSION_ID: Parameter = {
  name: 'sessionId',
  in: 'query',
  required: false,
  description: 'The caller’s session. Ignored without its secret.',
  schema: sentSchema(sessionIdSchema),
};

const COUNTING = `Totals and rates count alcoholic drinks, at most ${MAX_COUNTED_DRINKS} in any ${COUNTED_WINDOW_MS / MINUTE_MS} minutes of a guest, the earlier ones first.`;

const JUDGED = ['no-secret', 'unknown-celebration', 'not-yours', 'gone', 'other-celebration', 'invalid'] as const;

function reading(operationId: string, summary: string, answer: Answer, more: readonly Parameter[] = []): Operation {
  return {
    operationId,
    summary,
    description: `Only \`scope=nearby\` needs a secret. With \`sessionId\` and its secret the answer has \`you\`. ${COUNTING} A query longer than ${MAX_QUERY_LENGTH} characters is invalid.`,
    security: [{}, { secret: [] }],
    parameters: [parameter('scope'), SESSION_ID, CELEBRATION, ...more],
    responses: { 200: answer, ...problems(...JUDGED) },
  };
}

const json = (name: string): Content => ({ 'application/json': { schema: ref(name) } });

/** One server-sent event: its data is JSON text. */
export function event(name: string, data: string): JsonSchema {
  return {
    type: 'object',
    properties: {
      event: { const: name },
      data: { type: 'string', contentMediaType: 'application/json', contentSchema: ref(data) },
    },
    required: ['event', 'data'],
    additionalProperties: false,
  };
}

const FIGURE_NAMES = FIGURES.map((name) => `\`${name}\``)
  .join(', ')
  .replace(/, (?!.*,)/, ' and ');

const STREAM: Answer = {
  description: `The first event is a snapshot. Deltas follow, and another snapshot whenever it is simpler than a delta. A comment comes at least every 15 s. Rankings and rates follow from the guests and \`at\`. In a delta, \`rows\` has the new guests. \`drinks\`, \`names\`, \`starts\`, \`lasts\`, \`paces\`, ${FIGURE_NAMES} map the handles of other guests to their new values. \`boards\` names the boards that are on, and is absent for the usual two. \`paused\` says since when the hosts have paused the leaderboard. \`over\` is true when the celebration is over. \`you.host\` says what they have decided about the caller. A moment is for the caller alone. With \`view=screen\` every event is a whole picture for a wall, at most one a second, without anything that the hosts keep from the wall.`,
  content: {
    'text/event-stream': {
      itemSchema: {
        oneOf: [
          event('leaderboard', 'Snapshot'),
          event('change', 'Delta'),
          event('moment', 'GuestMoment'),
          event('screen', 'Screen'),
        ],
      },
    },
  },
};

export const LEADERBOARD_PATHS: Readonly<Record<string, PathItem>> = {
  '/api/leaderboard': {
    get: reading(
      'readLeaderboard',
      'The first ten by drinks and by pace, or on the boards that the hosts have chosen.',
      {
        description: 'The leaderboard now.',
        content: json('Leaderboard'),
      },
    ),
  },
  '/api/leaderboard/guests': {
    get: reading('readGuests', 'Every guest, in the order of the first board that is on: usually by total.', {
      description: 'The list of all guests now.',
      content: json('GuestList'),
    }),
  },
  '/api/leaderboard/live': {
    get: reading('followLeaderboard', 'The leaderboard as a stream of events.', STREAM, [
      VIEW,
      parameter('deltas'),
      parameter('once'),
    ]),
  },
};
