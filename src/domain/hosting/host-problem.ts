import * as v from 'valibot';
import { ACCOUNT_PROBLEM_STATUS, type AccountProblemCode } from '../accounts/account-problems.ts';
import { servedItemSchema } from '../menu/menu-item.ts';
import { PROBLEM_STATUS, type ProblemCode, problemSchema } from '../protocol/session-wire.ts';
import { TICKET_PROBLEM_STATUS, type TicketProblemCode } from '../protocol/ticket.ts';
import { GUEST_STATES } from '../session/moderation.ts';

/**
 * The codes of docs/protocol.md#errors that come with hosts. They are not in src/domain/protocol/session-wire.ts, so a
 * guest's page does not know them. After an unknown problem a guest's page tries again, which is right for all of these
 * codes.
 */
export const HOST_PROBLEM_STATUS = {
  'owner-only': 403,
  'house-rule': 403,
  'only-a-demo': 403,
  'unknown-guest': 404,
  'unknown-action': 404,
  'unknown-host': 404,
  'unknown-invitation': 404,
  'too-late': 409,
  'too-much': 409,
  'without-alcohol': 409,
  'house-fixed': 409,
  'too-soon': 429,
} as const;
type HostProblemCode = keyof typeof HOST_PROBLEM_STATUS;

export const ALL_PROBLEM_STATUS = {
  ...PROBLEM_STATUS,
  ...TICKET_PROBLEM_STATUS,
  ...ACCOUNT_PROBLEM_STATUS,
  ...HOST_PROBLEM_STATUS,
} as const;
export type ApiProblemCode = ProblemCode | TicketProblemCode | AccountProblemCode | HostProblemCode;

/** Why a server offers no hosts to a caller. */
const WHY_NO_HOSTS = ['proxy', 'address', 'secret'] as const;

/** Every problem of the API, as it is sent. */
export const apiProblemSchema = v.object({
  type: v.string(),
  title: v.string(),
  detail: v.exactOptional(v.string()),
  ...problemSchema.entries,
  code: v.picklist(Object.keys(ALL_PROBLEM_STATUS) as ApiProblemCode[]),
  /** With `too-late` and `too-soon`: the name of the host who was quicker, or null. */
  by: v.exactOptional(v.nullable(v.string())),
  /**
   * With `no-hosts`. `proxy`: the proxy is not declared. `address`: the address is not the server's own. `secret`:
   * several servers have no common secret.
   */
  why: v.exactOptional(v.picklist(WHY_NO_HOSTS)),
  /** With `foreign-origin`: the base address of hosts, from whose pages calls come. */
  address: v.exactOptional(v.string()),
  /** With `too-late` about a guest: the state now. */
  state: v.exactOptional(v.picklist(GUEST_STATES)),
  /** With `too-late` about a drink of the menu: the drink now, or null if it is gone. */
  drink: v.exactOptional(v.nullable(servedItemSchema)),
});
export type ApiProblemBody = v.InferOutput<typeof apiProblemSchema>;
