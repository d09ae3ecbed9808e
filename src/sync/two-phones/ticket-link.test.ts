import { expect, test } from 'vitest';
import { readTicketLink, ticketUrl } from './ticket-link.ts';

const TICKET = { ticket: 'T'.repeat(22), pad: 'P'.repeat(43) };

test.each(['K7MP4XRT', null])('a QR code of the celebration %s is read as it was made', (code) => {
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

test.each([
  ['nothing', ''],
  ['another fragment', '#top'],
  ['a ticket without a pad', `#carry=${TICKET.ticket}`],
  ['one character too many', `#carry=${TICKET.ticket}${TICKET.pad}x`],
  ['markup', `#carry=${'<'.repeat(65)}`],
])('%s is no ticket', (_, fragment) => {
  expect(readTicketLink(fragment)).toBeNull();
});
