import { describe, expect, test } from 'vitest';
import { TICKET_LIFETIME_MS } from '../../domain/protocol/ticket.ts';
import { OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';
import { codeOf } from './ticket-answers.fixture.ts';
import { newClaim, newKeys, startTicketService } from './tickets.fixture.ts';

describe('a ticket', () => {
  test('a ticket moves the evening to another phone, with unchanged sealed keys', async () => {
    const { arrive, make, look, redeem } = await startTicketService({ celebrations: [WEDDING] });
    const ana = await arrive(WEDDING.code);
    const keys = newKeys();
    const made = await make(ana, { code: WEDDING.code, keys });
    expect(made.headers.get('cache-control')).toBe('no-store');
    const { ticket, validMs } = await made.json();
    expect(validMs).toBe(TICKET_LIFETIME_MS);

    const celebration = expect.objectContaining({ code: WEDDING.code, names: 'Ana & Ben' });
    const preview = await look(ticket);
    expect(preview.headers.get('cache-control')).toBe('no-store');
    expect(await preview.json()).toEqual({
      sessionId: ana.sessionId,
      userName: 'Ana',
      drinks: 2,
      sessionStart: NOON - 3_600_000,
      celebration,
    });

    const redeemed = await redeem(ticket);
    expect(redeemed.headers.get('cache-control')).toBe('no-store');
    const { session, ...rest } = await redeemed.json();
    expect(rest).toEqual({ sessionId: ana.sessionId, ...keys, celebration });
    expect(session).toMatchObject({ userName: 'Ana', drinkingPace: 'moderate', sessionStart: NOON - 3_600_000 });
    expect(session.drinks.map(({ drinkType }: { drinkType: string }) => drinkType)).toEqual(['beer', 'beer', 'water']);
    expect(Object.keys(session)).not.toContain('writeKeyHash');
    expect(Object.keys(session)).not.toContain('whereabouts');
  });

  test('the evening of a ticket has times by the clock of the phone that redeems it', async () => {
    const { arrive, ticketOf, redeem } = await startTicketService();
    const ticket = await ticketOf(await arrive());
    const { session } = await (await redeem(ticket, { sentAt: NOON + 7_200_000 })).json();
    expect(session.sessionStart).toBe(NOON + 3_600_000);
    expect(session.drinks[0].timestamp).toBe(NOON + 3_600_000);
  });

  test('a ticket works for only one phone, which may repeat the call if the answer was lost', async () => {
    const { arrive, ticketOf, redeem, look } = await startTicketService();
    const ticket = await ticketOf(await arrive());
    const claim = newClaim();
    const first = await (await redeem(ticket, { claim })).text();
    expect(await (await redeem(ticket, { claim })).text()).toBe(first);
    expect(await codeOf(await redeem(ticket))).toEqual([409, 'ticket-used']);
    expect(await codeOf(await look(ticket))).toEqual([409, 'ticket-used']);
  });

  test('if two phones redeem a ticket at the same moment, only one gets the evening', async () => {
    const { arrive, ticketOf, redeem } = await startTicketService();
    const ticket = await ticketOf(await arrive());
    const answers = await Promise.all([redeem(ticket), redeem(ticket), redeem(ticket)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('a ticket is valid for five minutes by the server’s clock', async () => {
    const { arrive, ticketOf, look, redeem, stateOf, timers } = await startTicketService();
    const ana = await arrive();
    const ticket = await ticketOf(ana);
    await timers.advance(TICKET_LIFETIME_MS - 1);
    expect((await look(ticket)).status).toBe(200);
    await timers.advance(1);
    expect(await codeOf(await look(ticket))).toEqual([410, 'ticket-expired']);
    expect(await codeOf(await redeem(ticket))).toEqual([410, 'ticket-expired']);
    expect(await stateOf(ana)).toBe('none');
  });

  test('a ticket becomes invalid when a newer one is made or when it is ended', async () => {
    const { arrive, ticketOf, end, look } = await startTicketService();
    const ana = await arrive();
    const [first, second] = [await ticketOf(ana), await ticketOf(ana)];
    expect(await codeOf(await look(first))).toEqual([404, 'unknown-ticket']);
    expect((await look(second)).status).toBe(200);
    await end(ana);
    expect(await codeOf(await look(second))).toEqual([404, 'unknown-ticket']);
  });

  test.skipIf(isOnPostgres())('a ticket is invalid after a restart of a server without other servers', async () => {
    const { arrive, ticketOf, look, restart } = await startTicketService();
    const ticket = await ticketOf(await arrive());
    await restart();
    expect(await codeOf(await look(ticket))).toEqual([404, 'unknown-ticket']);
  });

  test('a ticket of another guest is not changed', async () => {
    const { arrive, ticketOf, look } = await startTicketService();
    const ticket = await ticketOf(await arrive());
    await ticketOf(await arrive());
    expect((await look(ticket)).status).toBe(200);
  });

  test('the first phone is told when a ticket was redeemed, and when the evening has arrived at the second phone', async () => {
    const { arrive, ticketOf, redeem, end, stateOf } = await startTicketService();
    const ana = await arrive();
    expect(await stateOf(ana)).toBe('none');
    const ticket = await ticketOf(ana);
    expect(await stateOf(ana)).toBe('open');
    await redeem(ticket);
    expect(await stateOf(ana)).toBe('redeemed');
    // Only a phone with the secret can report that the evening has arrived.
    expect(await codeOf(await end({ ...ana, headers: newPhone().headers }))).toEqual([403, 'not-yours']);
    expect(await stateOf(ana)).toBe('redeemed');
    expect(await (await end(ana)).json()).toEqual({ state: 'arrived' });
    expect(await stateOf(ana)).toBe('arrived');
  });

  test('a ticket that the first phone voids counts as arrived only if the second phone reports this', async () => {
    const { arrive, ticketOf, redeem, end, void: voidTicket, look, stateOf } = await startTicketService();
    const ana = await arrive();
    const unused = await ticketOf(ana);
    expect(await (await voidTicket(ana)).json()).toEqual({ state: 'none' });
    expect(await codeOf(await look(unused))).toEqual([404, 'unknown-ticket']);
    await redeem(await ticketOf(ana));
    expect(await (await voidTicket(ana)).json()).toEqual({ state: 'redeemed' });
    await end(ana);
    expect(await (await voidTicket(ana)).json()).toEqual({ state: 'arrived' });
    expect(await stateOf(ana)).toBe('arrived');
  });

  test('a ticket can be made only for a stored session', async () => {
    const { make } = await startTicketService();
    expect(await codeOf(await make(newPhone()))).toEqual([404, 'not-found']);
  });

  test('a ticket opens its own celebration, whatever celebration the call names', async () => {
    const { arrive, ticketOf, request } = await startTicketService({ celebrations: [WEDDING, OTHER_WEDDING] });
    const ticket = await ticketOf(await arrive(WEDDING.code), WEDDING.code);
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket, claim: newClaim(), sentAt: NOON }),
    };
    const redeemed = await request(`/api/tickets/redeem?c=${OTHER_WEDDING.code}`, init);
    expect((await redeemed.json()).celebration.code).toBe(WEDDING.code);
  });

  test('a ticket cannot be made at another celebration', async () => {
    const { arrive, make } = await startTicketService({ celebrations: [WEDDING, OTHER_WEDDING] });
    const ana = await arrive(WEDDING.code);
    expect(await codeOf(await make(ana, { code: OTHER_WEDDING.code }))).toEqual([409, 'other-celebration']);
    expect(await codeOf(await make(ana))).toEqual([409, 'other-celebration']);
  });
});

describe('the ticket of a guest who is gone', () => {
  test('after a deletion a ticket is invalid, and the answer says whether the guest wanted the deletion', async () => {
    const { arrive, ticketOf, look, redeem, request } = await startTicketService();
    const [ana, bea] = [await arrive(), await arrive()];
    const [first, second] = [await ticketOf(ana), await ticketOf(bea)];
    await request(`/api/sessions/${ana.sessionId}`, { method: 'DELETE', headers: ana.headers });
    await request(`/api/sessions/${bea.sessionId}?forget=1`, { method: 'DELETE', headers: bea.headers });
    expect(await (await look(first)).json()).toMatchObject({ status: 410, code: 'gone', reason: 'deleted' });
    expect(await (await redeem(second)).json()).toMatchObject({ status: 410, code: 'gone', reason: 'forgotten' });
  });

  test('leads nowhere after 24 hours', async () => {
    const { ticketOf, redeem, request, timers } = await startTicketService();
    const ana = newPhone();
    await request(...put(ana, saveAt(NOON, { sessionStart: NOON - 24 * 3_600_000 + 60_000, drinks: [] })));
    const ticket = await ticketOf(ana);
    await timers.advance(61_000);
    expect(await (await redeem(ticket)).json()).toMatchObject({ status: 410, code: 'gone', reason: 'expired' });
  });

  test('a ticket of a guest whom the hosts have removed is invalid', async () => {
    const { arrive, moderate, request, celebration } = await startHostedService();
    const ben = await arrive('Ben');
    const headers = { 'content-type': 'application/json', ...ben.headers };
    const make = () =>
      request(`/api/sessions/${ben.sessionId}/ticket?c=${celebration.code}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(newKeys()),
      });
    const { ticket } = await (await make()).json();
    await moderate(ben, { action: 'remove', mayReturn: true });
    const redeemed = await request('/api/tickets/redeem', {
      method: 'POST',
      headers,
      body: JSON.stringify({ ticket, claim: newClaim(), sentAt: NOON }),
    });
    const removed = { status: 410, code: 'gone', reason: 'removed', mayReturn: true };
    expect(await redeemed.json()).toMatchObject(removed);
    expect(await (await make()).json()).toMatchObject(removed);
  });
});
