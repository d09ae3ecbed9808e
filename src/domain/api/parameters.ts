import * as v from 'valibot';
import { CELEBRATION_PARAMETER } from '../celebration/celebration.ts';
import { LANGUAGE_PARAMETER, LANGUAGES } from '../languages.ts';
import { SCOPES, VIEWS } from '../leaderboard/leaderboard.ts';
import { NEARBY_RADIUS_FEET } from '../location/nearby.ts';
import { FORGET_PARAMETER, sessionIdSchema } from '../protocol/session-wire.ts';
import { VOID_PARAMETER } from '../protocol/ticket.ts';
import { ASK_PARAMETER } from '../session/served-moderation.ts';

/** The format of a code in the API document. */
export const codeSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/));
export const SPELLING = 'Case, spaces and dashes do not matter. O is read as 0, and I and L are read as 1.';

const yes = v.literal('1');
const zeroOrOne = v.picklist(['0', '1']);

function parameter<Schema extends v.GenericSchema>(schema: Schema, means: string) {
  return { schema, means };
}

/** Every query parameter of the API. All are optional. */
export const QUERY = {
  [CELEBRATION_PARAMETER]: parameter(
    codeSchema,
    `The code of the celebration. ${SPELLING} Absent: the open celebration.`,
  ),
  [ASK_PARAMETER]: parameter(
    yes,
    'With 1, a guest whom the hosts have removed or turned away asks them to come in again.',
  ),
  [FORGET_PARAMETER]: parameter(
    yes,
    'With 1, later answers have the reason `forgotten`, and no phone continues with the name.',
  ),
  [VOID_PARAMETER]: parameter(yes, 'With 1, a ticket that another phone has redeemed stays as it is.'),
  sessionId: parameter(sessionIdSchema, 'The caller’s session. Ignored without its secret.'),
  scope: parameter(
    v.optional(v.picklist(SCOPES), 'everyone'),
    `Nearby means within ${NEARBY_RADIUS_FEET} feet of the position stored with the session. The answer is for everyone if there is no such position, if the guest hides, or if too many positions come from the guest’s address.`,
  ),
  view: parameter(
    v.optional(v.picklist([...VIEWS, 'screen']), 'top'),
    'The guests in a snapshot: the first ten of each ranking, or everybody. Or the picture for a wall, which ignores the caller and the other parameters.',
  ),
  deltas: parameter(v.optional(zeroOrOne, '1'), 'With 0 the stream has only snapshots.'),
  once: parameter(
    v.optional(zeroOrOne, '0'),
    'With 1 the stream ends after the first event, for a page behind a proxy that holds streams back.',
  ),
  as: parameter(v.literal('csv'), 'With `csv` the answer is a table for a spreadsheet.'),
  [LANGUAGE_PARAMETER]: parameter(
    v.picklist(LANGUAGES),
    'The language of the table. Absent: the one that `Accept-Language` names.',
  ),
  before: parameter(v.pipe(v.string(), v.regex(/^\d{1,15}$/)), 'The id of the last entry of the page before.'),
  search: parameter(v.string(), 'A part of a name or an e-mail.'),
  offset: parameter(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), 'How many hosts to leave out.'),
  state: parameter(v.string(), 'As the provider got it.'),
  code: parameter(v.string(), 'The provider’s answer.'),
  error: parameter(v.string(), 'Why the provider refuses.'),
  iss: parameter(v.string(), 'Which provider answers.'),
};
export type QueryName = keyof typeof QUERY;
