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
  [VOID_PARAMETER]: parameter(yes, 'With 1, the call does not change a ticket that another phone has redeemed.'),
  sessionId: parameter(
    sessionIdSchema,
    'The id of the caller’s session. It is ignored without the secret of the session.',
  ),
  scope: parameter(
    v.optional(v.picklist(SCOPES), 'everyone'),
    `\`nearby\` means within ${NEARBY_RADIUS_FEET} feet of the position that is stored with the session. The answer is for \`everyone\` if there is no such position, if the guest hides, or if the guest’s address has sent positions from too many places.`,
  ),
  view: parameter(
    v.optional(v.picklist([...VIEWS, 'screen']), 'top'),
    'The content of a snapshot. `top`: the first ten of each ranking. `all`: every guest. `screen`: the picture for a wall, which ignores the caller and the other parameters.',
  ),
  deltas: parameter(v.optional(zeroOrOne, '1'), 'With 0, the stream contains only snapshots.'),
  once: parameter(
    v.optional(zeroOrOne, '0'),
    'With 1, the stream ends after the first event. A page behind a proxy that holds streams back uses this.',
  ),
  as: parameter(v.literal('csv'), 'With `csv`, the answer is a table for a spreadsheet.'),
  [LANGUAGE_PARAMETER]: parameter(
    v.picklist(LANGUAGES),
    'The language of the table. If it is absent, the language that `Accept-Language` names is used.',
  ),
  before: parameter(v.pipe(v.string(), v.regex(/^\d{1,15}$/)), 'The id of the last entry of the previous page.'),
  search: parameter(v.string(), 'A part of a name or an e-mail address.'),
  offset: parameter(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), 'The number of hosts to skip.'),
  state: parameter(v.string(), 'The state that the server sent to the provider.'),
  code: parameter(v.string(), 'The code with which the server requests a token from the provider.'),
  error: parameter(v.string(), 'The error code with which the provider refuses the sign-in.'),
  iss: parameter(v.string(), 'The issuer of the answer.'),
};
export type QueryName = keyof typeof QUERY;
