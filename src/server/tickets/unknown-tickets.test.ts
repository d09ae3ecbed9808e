import { Writable } from 'node:stream';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { TICKET_LIFETIME_MS } from '../../domain/protocol/ticket.ts';
import { Guesses } from '../celebrations/guesses.ts';
import { DEFAULT_LIMITS } from '../limits/default-limits.ts';
import { createLog } from '../log/log.ts';
import { NOON } from '../testing/service.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';
import { codeOf } from './ticket-answers.fixture.ts';
import { openTicketMemory } from './ticket-table.ts';
import { newClaim, newKeys, startTicketService } from './tickets.fixture.ts';
import { Tickets } from './tickets.ts';

const UNKNOWN = newClaim();

describe('somebody who guesses tickets', () => {
  const GUESSER = '198.51.100.7';

  async function startGuessing(address: string) {
    const service = await startTicketService();
    const statuses: number[] = [];
    for (let count = 0; count < 61; count++) statuses.push((await service.look(newClaim(), address)).status);
    return { ...service, statuses };
  }

  test('an address has 60 guesses, and after that every ticket gets the same answer as an unknown one', async () => {
    const { statuses, arrive, ticketOf, look, redeem, timers } = await startGuessing(GUESSER);
    expect(statuses).toEqual([...Array(60).fill(404), 429]);
    const ticket = await ticketOf(await arrive());
    const answers = [
      await look(ticket, GUESSER),
      await look(UNKNOWN, GUESSER),
      await redeem(ticket, { address: GUESSER }),
    ];
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(answers[0]?.headers.get('retry-after')).toBe('1');
    await timers.advance(1_000);
    expect((await look(ticket, GUESSER)).status).toBe(200);
  });

  test('an address that guesses tickets does not prevent its guests from moving to another phone', async () => {
    const { arrive, make, look, redeem } = await startGuessing(GUESSER);
    const { ticket } = await (await make(await arrive(), { address: GUESSER })).json();
    expect((await look(ticket, GUESSER)).status).toBe(200);
    expect((await redeem(ticket, { address: GUESSER })).status).toBe(200);
  });

  test('a caller with a ticket has the same limits as a caller with the session', async () => {
    const { arrive, ticketOf, look } = await startTicketService({
      limits: { savesPerSession: { burst: 3, perSecond: 1 } },
    });
    const ticket = await ticketOf(await arrive());
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await look(ticket)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('a malformed call', () => {
  test.each([
    ['no ticket', {}],
    ['a ticket that is too short', { ticket: 'x', sentAt: NOON }],
    ['a ticket of another type', { ticket: [UNKNOWN], sentAt: NOON }],
    ['a ticket with a line', { ticket: `${UNKNOWN.slice(1)}\n`, sentAt: NOON }],
    ['a time that is none', { ticket: UNKNOWN, sentAt: 'now' }],
  ])('a ticket call with %s is refused', async (_, body) => {
    const { request } = await startTicketService();
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    expect(await codeOf(await request('/api/tickets/look', init))).toEqual([422, 'invalid']);
    expect(await codeOf(await request('/api/tickets/redeem', init))).toEqual([422, 'invalid']);
  });

  test('a ticket call that is too large is refused before it is read', async () => {
    const { request } = await startTicketService();
    const send = (body: string, type = 'application/json') =>
      request('/api/tickets/redeem', { method: 'POST', headers: { 'content-type': type }, body });
    expect(await codeOf(await send('x'.repeat(3_000)))).toEqual([413, 'too-large']);
    expect(await codeOf(await send('{}', 'text/plain'))).toEqual([415, 'bad-type']);
    expect(await codeOf(await send('{'))).toEqual([400, 'bad-json']);
  });
});

test('no log line contains a ticket, a claim or a sealed key', async () => {
  const lines: string[] = [];
  const sink = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) });
  const { arrive, make, look, redeem, timers, close, sql } = await startTicketService({
    log: createLog('trace', sink),
  });
  const ana = await arrive();
  const keys = newKeys();
  const claim = newClaim();
  const { ticket } = await (await make(ana, { keys })).json();
  await redeem(ticket, { claim });
  await redeem(ticket);
  await look(UNKNOWN);
  await timers.advance(60_000);
  if (isOnPostgres()) await sql('DROP TABLE tickets');
  else await close();
  expect((await redeem(ticket, { claim })).status).toBe(503);
  expect(lines.join('')).toContain(isOnPostgres() ? 'does not exist' : 'request failed');
  for (const secret of [ticket, claim, UNKNOWN, keys.sealedKey, keys.next.sealedKey]) {
    expect(lines.join('')).not.toContain(secret);
  }
});

test('the memory for tickets is limited: one for each session, and none that is older than an hour', async () => {
  let nowMs = NOON;
  const now = () => nowMs;
  const memory = new Database(':memory:');
  const count = () => memory.prepare('SELECT count(*) FROM tickets').pluck().get();
  const guesses = () => new Guesses(DEFAULT_LIMITS.guessesPerAddress, now);
  const tickets = new Tickets(openTicketMemory(memory), guesses(), guesses(), now);
  const make = (sessionId: string) =>
    tickets.make({ caller: { sessionId, writeKeyHash: '', celebrationId: 'open' }, sealed: newKeys() }, '192.0.2.1');
  for (let count = 0; count < 100; count++) for (const sessionId of ['ana', 'bea']) await make(sessionId);
  expect(count()).toBe(2);
  nowMs += TICKET_LIFETIME_MS + 60 * 60_000;
  await make('cem');
  await tickets.sweep();
  expect(count()).toBe(3);
  nowMs += 1;
  await tickets.sweep();
  expect(count()).toBe(1);
});
