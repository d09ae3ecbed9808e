import * as v from 'valibot';
import { ACCOUNT_PROBLEM_STATUS, type AccountProblemCode } from '../accounts/account-problems.ts';
import { servedItemSchema } from '../menu/menu-item.ts';
import { PROBLEM_STATUS, type ProblemCode, problemSchema } from '../protocol/session-wire.ts';
import { TICKET_PROBLEM_STATUS, type TicketProblemCode } from '../protocol/ticket.ts';
import { GUEST_STATES } from '../session/moderation.ts';

/**
 * The problem codes of docs/protocol.md#errors that only a server with hosts sends. They are not in
 * src/domain/protocol/session-wire.ts, so a guest's page does not know them. After an unknown code a guest's page tries
 * again, which is right for all of these.
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

/** The reasons for which a server does not let a caller use the hosts' calls. */
const WHY_NO_HOSTS = ['proxy', 'address', 'secret'] as const;

/** The schema of every problem that the API sends. */
export const apiProblemSchema = v.object({
  type: v.string(),
  title: v.string(),
  detail: v.exactOptional(v.string()),
  ...problemSchema.entries,
  code: v.picklist(Object.keys(ALL_PROBLEM_STATUS) as ApiProblemCode[]),
  /** With `too-late` and `too-soon`: the name of the host who was quicker, or null. */
  by: v.exactOptional(v.nullable(v.string())),
  /**
   * With `no-hosts`. `proxy`: the proxy is not declared. `address`: the caller uses an address that is not the server's
   * own. `secret`: several servers do not share a secret.
   */
  why: v.exactOptional(v.picklist(WHY_NO_HOSTS)),
  /** With `foreign-origin`: the base address of hosts. The server accepts calls only from pages at this address. */
  address: v.exactOptional(v.string()),
  /** With `too-late` about a guest: the guest's present state. */
  state: v.exactOptional(v.picklist(GUEST_STATES)),
  /** With `too-late` about a drink of the menu: the present drink, or null if it is no longer on the menu. */
  drink: v.exactOptional(v.nullable(servedItemSchema)),
});
export type ApiProblemBody = v.InferOutput<typeof apiProblemSchema>;
