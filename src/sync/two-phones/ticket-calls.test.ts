import { expect, test } from 'vitest';
import { MISTREATED } from '../../domain/celebration/page-address.fixture.ts';
import { EVENING, problem, testClock } from '../phone.fixture.ts';
import { lookAtTicket, readTicketLink, type TicketAnswer, ticketUrl } from './ticket-calls.ts';

/** The result that a phone reads from `response` when it asks about a ticket. */
function heard(response: Response): Promise<TicketAnswer<unknown>> {
  const link = { ticket: 'a'.repeat(22), pad: 'b'.repeat(43), code: null };
  return lookAtTicket(link, { fetch: async () => response, clock: testClock() });
}

const NO_ANSWER = { kind: 'no-answer' };
const html = (status: number) => new Response('<h1>Welcome to our Wi-Fi</h1>', { status });

test.each([
  ['a login page', html(200), NO_ANSWER],
  ['a login page with 403', html(403), NO_ANSWER],
  [
    'a problem without the content type of problems',
    new Response(await problem(403, 'not-yours').text(), { status: 403 }),
    NO_ANSWER,
  ],
  ['a problem of another status', new Response(await problem(404, 'gone').text(), problem(403, 'gone')), NO_ANSWER],
  ['a problem with an unknown code', problem(403, 'wrong-moon'), NO_ANSWER],
  ['a server that is unavailable', problem(503, 'unavailable'), NO_ANSWER],
  ['a server with an internal error', problem(500, 'not-yours'), NO_ANSWER],
  ['a refusal', problem(403, 'not-yours'), { kind: 'refused', code: 'not-yours' }],
  ['a limit', problem(429, 'too-many', {}, { 'retry-after': '60' }), { kind: 'too-many', untilMs: EVENING + 60_000 }],
])('%s', async (_, response, answer) => {
  expect(await heard(response)).toEqual(answer);
});

const TICKET = { ticket: 'T'.repeat(22), pad: 'P'.repeat(43) };

test.each(['K7MP4XRT', null])('the QR code of a ticket at the celebration %s is read back unchanged', (code) => {
  const link = { ...TICKET, code };
  const { pathname, search, hash } = new URL(ticketUrl('https://clink.party', link));
  // Browsers send the path and the query. The fragment stays on the phone.
  expect([pathname, search]).toEqual(['/', '']);
  expect(readTicketLink(hash)).toEqual(link);
});

test.each(['.', ').', '”'])('the ticket in a link that was copied with “%s” behind it is read', (rest) => {
  const { hash } = new URL(`${ticketUrl('https://clink.party', { ...TICKET, code: 'K7MP4XRT' })}${decodeURI(rest)}`);
  expect(readTicketLink(decodeURI(hash))).toEqual({ ...TICKET, code: 'K7MP4XRT' });
});

test.each(MISTREATED)('the ticket in a link %s is read', (_, mistreat) => {
  const link = { ...TICKET, code: 'K7MP4XRT' };
  const { hash } = new URL(ticketUrl('https://clink.party', link));
  expect(readTicketLink(mistreat(`?${hash.slice(1)}`).replace('?', '#'))).toEqual(link);
});

test.each([
  ['nothing', ''],
  ['another fragment', '#top'],
])('%s is not a ticket', (_, fragment) => {
  expect(readTicketLink(fragment)).toBeNull();
});

test.each([
  ['nothing behind its name', '#carry='],
  ['a ticket without a pad', `#carry=${TICKET.ticket}`],
  ['one character too many', `#carry=${TICKET.ticket}${TICKET.pad}x`],
  ['markup', `#carry=${'<'.repeat(65)}`],
])('%s is a damaged ticket', (_, fragment) => {
  expect(readTicketLink(fragment)).toBe('damaged');
});
