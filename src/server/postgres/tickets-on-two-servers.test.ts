import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TICKET_LIFETIME_MS } from '../../domain/protocol/ticket.ts';
import { newKeys, startTicketService } from '../tickets/tickets.fixture.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from './postgres.fixture.ts';

async function startTwo() {
  const databaseUrl = await newDatabaseUrl();
  return { databaseUrl, a: await startTicketService({ databaseUrl }), b: await startTicketService({ databaseUrl }) };
}

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];

describe.skipIf(!hasPostgres)('a ticket of one server', () => {
  test('a ticket moves the evening to another phone at another server, with unchanged sealed keys', async () => {
    const { a, b } = await startTwo();
    const ana = await a.arrive();
    const keys = newKeys();
    const { ticket } = await (await a.make(ana, { keys })).json();
    expect(await (await b.look(ticket)).json()).toMatchObject({ userName: 'Ana', drinks: 2 });
    const redeemed = await (await b.redeem(ticket)).json();
    expect(redeemed).toMatchObject({ sessionId: ana.sessionId, ...keys, session: { userName: 'Ana' } });
    expect(await a.stateOf(ana)).toBe('redeemed');
    expect((await (await b.end(ana)).json()).state).toBe('arrived');
    expect(await a.stateOf(ana)).toBe('arrived');
  });

  test('if two phones redeem a ticket at two servers at the same moment, it works for one of them', async () => {
    const { a, b } = await startTwo();
    for (let round = 0; round < 20; round += 1) {
      const ticket = await a.ticketOf(await a.arrive());
      const answers = await Promise.all([a, b, a, b].map((server) => server.redeem(ticket)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    }
  });

  test('a ticket is invalid at every server after it was ended or has expired, or after a newer ticket was made', async () => {
    const { a, b } = await startTwo();
    const ana = await a.arrive();
    const first = await a.ticketOf(ana);
    const second = await b.ticketOf(ana);
    expect(await codeOf(await a.look(first))).toEqual([404, 'unknown-ticket']);
    await a.end(ana);
    expect(await codeOf(await b.look(second))).toEqual([404, 'unknown-ticket']);
    const third = await a.ticketOf(ana);
    await b.timers.advance(TICKET_LIFETIME_MS);
    expect(await codeOf(await b.redeem(third))).toEqual([410, 'ticket-expired']);
  });

  test('a ticket counts as redeemed if a guest ends it while another phone is redeeming it', async () => {
    const { a, databaseUrl } = await startTwo();
    const ana = await a.arrive();
    await a.ticketOf(ana);
    const claiming = new Client({ connectionString: databaseUrl });
    await claiming.connect();
    onTestFinished(() => claiming.end());
    await claiming.query('BEGIN');
    await claiming.query("UPDATE tickets SET claim_hash = 'a claim'");
    const { query } = openTestDatabase(databaseUrl);
    const locked = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    const waiting = async () => (await query(locked)).rows.length;
    const ending = a.end(ana);
    await expect.poll(waiting).toBe(1);
    await claiming.query('COMMIT');
    expect((await (await ending).json()).state).toBe('arrived');
  });

  test('a ticket still works after a restart of the server that made it', async () => {
    const { a } = await startTwo();
    const ticket = await a.ticketOf(await a.arrive());
    await a.restart();
    expect((await a.redeem(ticket)).status).toBe(200);
  });

  test('a ticket is deleted an hour after it has expired, and the table contains neither the ticket itself nor an address', async () => {
    const { a, databaseUrl } = await startTwo();
    const { query } = openTestDatabase(databaseUrl);
    const stored = async () => JSON.stringify((await query('SELECT * FROM tickets')).rows);
    const { ticket } = await (await a.make(await a.arrive(), { address: '203.0.113.77' })).json();
    expect(await stored()).toContain('"arrived":0');
    for (const secret of [ticket, '203.0.113']) expect(await stored()).not.toContain(secret);
    await a.timers.advance(TICKET_LIFETIME_MS + 62 * 60_000);
    await expect.poll(stored).toBe('[]');
  });
});
