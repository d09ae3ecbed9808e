import { guestListSchema, leaderboardAnswerSchema } from '../leaderboard/answers.ts';
import { FIGURES } from '../leaderboard/boards.ts';
import { deltaSchema } from '../leaderboard/delta.ts';
import { snapshotSchema } from '../leaderboard/snapshot.ts';
import { MAX_QUERY_LENGTH, MINUTE_MS } from '../limits.ts';
import { guestMomentSchema } from '../moments/guest-moment.ts';
import { COUNTED_WINDOW_MS, MAX_COUNTED_DRINKS } from '../session/counted-drinks.ts';
import { screenEventSchema } from '../wall/screen.ts';
import { type ApiCalls, reader } from './api-call.ts';

const READING = `Only \`scope=nearby\` needs a secret. With \`sessionId\` and its secret, the answer also contains \`you\`. Totals and rates count alcoholic drinks: for each guest at most ${MAX_COUNTED_DRINKS} in any ${COUNTED_WINDOW_MS / MINUTE_MS} minutes. A query longer than ${MAX_QUERY_LENGTH} characters is invalid.`;
const FIGURE_NAMES = FIGURES.map((name) => `\`${name}\``)
  .join(', ')
  .replace(/, (?!.*,)/, ' and ');

/** Calls for the leaderboards of guests and walls (docs/protocol.md#leaderboard). */
export const LEADERBOARD_CALLS = {
  'GET /api/leaderboard': reader(
    'readLeaderboard',
    'Returns the first ten guests by drinks and by pace, or on the boards that the hosts have chosen.',
    {
      more: READING,
      query: ['scope', 'sessionId', 'c'],
      answer: leaderboardAnswerSchema,
    },
  ),
  'GET /api/leaderboard/guests': reader(
    'readGuests',
    'Returns every guest, in the order of the first board that is on, which is usually the order by total.',
    {
      more: READING,
      query: ['scope', 'sessionId', 'c'],
      answer: guestListSchema,
    },
  ),
  'GET /api/leaderboard/live': reader('followLeaderboard', 'Streams the leaderboard as events.', {
    more: READING,
    query: ['scope', 'sessionId', 'c', 'view', 'deltas', 'once'],
    answer: {
      events: {
        leaderboard: snapshotSchema,
        change: deltaSchema,
        moment: guestMomentSchema,
        screen: screenEventSchema,
      },
    },
    gives: `The first event is a snapshot. Deltas follow, and another snapshot whenever it is simpler than a delta. The server sends a comment at least every 15 s. The client computes rankings and rates from the guests and \`at\`. In a delta, \`rows\` contains the new guests, and \`drinks\`, \`names\`, \`starts\`, \`lasts\`, \`paces\`, ${FIGURE_NAMES} map the handles of other guests to their new values. \`boards\` names the boards that are on, and is absent for the usual two. \`paused\` is the time at which the hosts paused the leaderboard. \`over\` is true when the celebration is over. \`you.host\` contains the hosts’ decisions about the caller. A moment is sent only to the guests whom it concerns. With \`view=screen\` every event is a whole picture for a wall, at most one a second, without the parts that the hosts do not want on the wall.`,
  }),
} as const satisfies ApiCalls;
