import * as v from 'valibot';
import { requestOf } from '../../domain/api/request-of.ts';
import type { OWN_TICKET_CALLS } from '../../domain/api/session-calls.ts';
import { readAddress } from '../../domain/celebration/page-address.ts';
import { PROBLEM_STATUS, WRITE_KEY_HEADER } from '../../domain/protocol/session-wire.ts';
import {
  madeTicketSchema,
  type NewTicket,
  redeemedSchema,
  TICKET_PROBLEM_STATUS,
  ticketPreviewSchema,
  ticketStateSchema,
  VOID_PARAMETER,
} from '../../domain/protocol/ticket.ts';
import { askOnce } from '../calls/ask-once.ts';
import { problemIn, Refused } from '../calls/read-answer.ts';
import { celebrationQuery } from '../phone/known-celebration.ts';
import type { Copy } from '../phone/phone.ts';
import type { Clock, Fetch } from '../ports.ts';

const CODES = { ...PROBLEM_STATUS, ...TICKET_PROBLEM_STATUS };
type Code = keyof typeof CODES;

/** The outcome of a call about a ticket. `untilMs` is on the phone's clock. */
export type TicketAnswer<Body> =
  | { readonly kind: 'ok'; readonly body: Body }
  | { readonly kind: 'refused'; readonly code: Code }
  | { readonly kind: 'too-many'; readonly untilMs: number }
  | { readonly kind: 'no-answer' };

interface CallDeps {
  readonly fetch: Fetch;
  readonly clock: Clock;
}
type Owner = Pick<Copy, 'identity' | 'celebration'>;

const problemSchema = v.object({ status: v.number(), code: v.picklist(Object.keys(CODES) as Code[]) });

/** The calls of docs/protocol.md#carry-on-elsewhere. None of them throws. */

export function makeTicket(owner: Owner, keys: NewTicket, deps: CallDeps) {
  return callAs(owner, 'POST /api/sessions/:sessionId/ticket', madeTicketSchema, deps, keys);
}

export function readTicketState(owner: Owner, deps: CallDeps) {
  return callAs(owner, 'GET /api/sessions/:sessionId/ticket', ticketStateSchema, deps);
}

/** Called by the first phone to void its ticket. A redeemed ticket does not change. */
export function voidTicket(owner: Owner, deps: CallDeps) {
  return callAs(owner, 'DELETE /api/sessions/:sessionId/ticket', ticketStateSchema, deps, undefined, [
    `${VOID_PARAMETER}=1`,
  ]);
}

/** Called by the second phone when it has stored the evening. */
export function endTicket(owner: Owner, deps: CallDeps) {
  return callAs(owner, 'DELETE /api/sessions/:sessionId/ticket', ticketStateSchema, deps);
}

export function lookAtTicket({ ticket, code }: TicketLink, deps: CallDeps) {
  const [, path] = requestOf('POST /api/tickets/look', {});
  return call(path + queryFor(code), post({ ticket, sentAt: deps.clock.now() }), ticketPreviewSchema, deps);
}

export function redeemTicket({ ticket, code }: TicketLink, claim: string, deps: CallDeps) {
  const [, path] = requestOf('POST /api/tickets/redeem', {});
  return call(path + queryFor(code), post({ ticket, claim, sentAt: deps.clock.now() }), redeemedSchema, deps);
}

/** Only a proxy reads this parameter, to choose a server. The server finds the celebration by the ticket. */
function queryFor(code: string | null): string {
  return celebrationQuery(code === null ? null : { code });
}

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function callAs<Schema extends v.GenericSchema>(
  { identity, celebration }: Owner,
  route: keyof typeof OWN_TICKET_CALLS,
  schema: Schema,
  deps: CallDeps,
  body?: object,
  more: readonly string[] = [],
) {
  const [method, path] = requestOf(route, { sessionId: identity.sessionId });
  const { headers, ...rest } = body ? post(body) : { headers: {} };
  const init = { ...rest, method, headers: { ...headers, [WRITE_KEY_HEADER]: identity.writeKey } };
  return call(path + celebrationQuery(celebration, more), init, schema, deps);
}

function call<Schema extends v.GenericSchema>(
  path: string,
  init: RequestInit,
  schema: Schema,
  deps: CallDeps,
): Promise<TicketAnswer<v.InferOutput<Schema>>> {
  const bodySchema = v.pipe(v.string(), v.parseJson(), schema);
  return askOnce(path, init, deps, async (response) =>
    response.ok
      ? { kind: 'ok', body: v.parse(bodySchema, await response.text()) }
      : refusalBy(response, deps.clock.now()),
  );
}

async function refusalBy(response: Response, nowMs: number): Promise<TicketAnswer<never>> {
  const problem = await problemIn(response, problemSchema);
  if (!problem || response.status >= 500) return { kind: 'no-answer' };
  const { code } = problem;
  if (code !== 'too-many') return { kind: 'refused', code };
  return { kind: 'too-many', untilMs: nowMs + new Refused(response, nowMs).notBeforeMs };
}

/** The QR code contains a ticket and a pad. The server stores only a hash of the ticket and never receives the pad. */
export interface TicketLink {
  readonly ticket: string;
  readonly pad: string;
  /**
   * The celebration's code, or null for the open celebration. A proxy may use the code to choose a server
   * (docs/several-servers.md#postgresql).
   */
  readonly code: string | null;
}

const PARAMETER = 'carry';
/** A sentence or a program may have appended more text to the link. */
const CARRIED = /^([\w-]{22})([\w-]{43})([0-9A-Z]{8})?(?![\w-])/;

/** Puts everything into the fragment, which browsers do not send to any server. `origin` has no slash at the end. */
export function ticketUrl(origin: string, { ticket, pad, code }: TicketLink): string {
  return `${origin}/#${PARAMETER}=${ticket}${pad}${code ?? ''}`;
}

/** The ticket in the fragment of the page's address. Null: there is none. `damaged`: a part of it is missing. */
export function readTicketLink(fragment: string): TicketLink | 'damaged' | null {
  const carried = readAddress(fragment)[PARAMETER];
  if (carried === undefined) return null;
  const [, ticket, pad, code = null] = CARRIED.exec(carried) ?? [];
  return ticket && pad ? { ticket, pad, code } : 'damaged';
}
