import { describe, expect, test, vi } from 'vitest';
import { Guesses } from '../celebrations/guesses.ts';
import type { ApiProblem } from '../http/problem.ts';
import { DEFAULT_LIMITS } from '../limits/default-limits.ts';
import { NOON, put, saveAt } from '../testing/service.fixture.ts';
import { openTicketMemory } from './ticket-table.ts';
import { newKeys, startTicketService } from './tickets.fixture.ts';
import { Tickets } from './tickets.ts';

const VENUE = '192.0.2.1';

describe('an address that has no guesses left', () => {
  async function startGuessing() {
    const now = () => NOON;
    const table = openTicketMemory();
    const find = vi.spyOn(table, 'find');
    const guesses = () => new Guesses(DEFAULT_LIMITS.guessesPerAddress, now);
    const newTickets = () => new Tickets(table, guesses(), guesses(), now);
    const tickets = newTickets();
    const refusalOf = async (ticket: string) =>
      tickets.take(ticket, null, VENUE).then(
        () => 'taken',
        (error: ApiProblem) => error.code,
      );
    const flood = async (count: number) => {
      for (let guess = 0; guess < count; guess++) await refusalOf(`unknown-${guess}`);
    };
    const make = (at = tickets) =>
      at.make({ caller: { sessionId: 'ana', writeKeyHash: '', celebrationId: 'open' }, sealed: newKeys() }, VENUE);
    return { find, refusalOf, flood, make, makeElsewhere: () => make(newTickets()) };
  }

  test('an address that has no guesses left can cause only as many further database reads as it had guesses', async () => {
    const { find, refusalOf, flood } = await startGuessing();
    await flood(500);
    expect(find).toHaveBeenCalledTimes(120);
    expect(await refusalOf('unknown')).toBe('too-many');
  });

  test('guests at an address that has no guesses left can still use tickets that were made at this address', async () => {
    const { refusalOf, flood, make } = await startGuessing();
    const ticket = await make();
    await flood(500);
    expect(await refusalOf(ticket)).toBe('taken');
  });

  test('an address that has no guesses left can use a ticket of another server while it has reads left', async () => {
    const { refusalOf, flood, makeElsewhere } = await startGuessing();
    const ticket = await makeElsewhere();
    await flood(100);
    expect(await refusalOf(ticket)).toBe('taken');
    await flood(100);
    expect(await refusalOf(ticket)).toBe('too-many');
  });
});

test('a caller who repeatedly reads a ticket does not use up the guest’s saves', async () => {
  const { arrive, ticketOf, look, request, timers } = await startTicketService();
  const ana = await arrive();
  const ticket = await ticketOf(ana);
  const statuses = [];
  for (let count = 0; count < 80; count++) statuses.push((await look(ticket, '198.51.100.7')).status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
  expect((await request(...put(ana, saveAt(timers.now())))).status).toBe(200);
});
