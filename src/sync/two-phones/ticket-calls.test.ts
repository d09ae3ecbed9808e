import { expect, test } from 'vitest';
import { EVENING, problem, testClock } from '../phone.fixture.ts';
import { lookAtTicket, type TicketAnswer } from './ticket-calls.ts';

/** What a phone makes of `response` when it asks about a ticket. */
function heard(response: Response): Promise<TicketAnswer<unknown>> {
  const link = { ticket: 'a'.repeat(22), pad: 'b'.repeat(43), code: null };
  return lookAtTicket(link, { fetch: async () => response, clock: testClock() });
}

const NO_ANSWER = { kind: 'no-answer' };
const html = (status: number) => new Response('<h1>Welcome to our Wi-Fi</h1>', { status });

test.each([
  ['a login page', html(200), NO_ANSWER],
  ['a login page that forbids', html(403), NO_ANSWER],
  [
    'a problem that is not called one',
    new Response(await problem(403, 'not-yours').text(), { status: 403 }),
    NO_ANSWER,
  ],
  ['a problem of another status', new Response(await problem(404, 'gone').text(), problem(403, 'gone')), NO_ANSWER],
  ['a problem with an unknown code', problem(403, 'wrong-moon'), NO_ANSWER],
  ['a server in trouble', problem(503, 'unavailable'), NO_ANSWER],
  ['a server with a fault', problem(500, 'not-yours'), NO_ANSWER],
  ['a refusal', problem(403, 'not-yours'), { kind: 'refused', code: 'not-yours' }],
  ['a limit', problem(429, 'too-many', {}, { 'retry-after': '60' }), { kind: 'too-many', untilMs: EVENING + 60_000 }],
])('%s', async (_, response, answer) => {
  expect(await heard(response)).toEqual(answer);
});
