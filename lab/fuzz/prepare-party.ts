import { setImmediate } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '../../src/domain/limits.ts';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';
import { WEDDING_CODE } from './celebrations.ts';
import { withinDeadline } from './deadline.ts';
import { type KnownPhone, newParty, type Party } from './party.ts';
import type { Target } from './target.ts';

const SOON_MS = 1_000;

/** No session outlives this span, whatever its phone's clock said. */
const EVERYBODY_IS_GONE_MS = 25 * HOUR_MS;

/** Lets a day pass: sessions are purged and rate limits forgotten. */
export async function sleepItOff({ timers }: Target): Promise<void> {
  timers.jump(EVERYBODY_IS_GONE_MS);
  await setImmediate();
  await setImmediate();
}

/** Prepares a party in which each phone is in the state that its name says. */
export async function prepareParty(target: Target): Promise<Party> {
  const { timers, seen } = target;
  // A request that broke off on the port may be saved after its round has ended.
  await sleepItOff(target);
  const party = newParty(seen.rounds++);
  const now = timers.wallMs();
  await save(target, party.alive, {});
  await save(target, party.sharing, {
    userName: 'Bea',
    location: { latitude: 48.2082, longitude: 16.3738 },
  });
  await save(target, party.deleted, {});
  for (const phone of [party.alive, party.sharing, party.deleted]) await makeTicket(target, phone);
  await redeem(target, party.sharing);
  await ask(target, party.deleted, 'DELETE');
  await save(target, party.invited, {}, WEDDING_CODE);
  await save(target, party.expired, { sessionStart: now - DAY_MS + SOON_MS });
  timers.jump(2 * SOON_MS);
  return party;
}

async function save(target: Target, phone: KnownPhone, changes: Partial<SaveRequest>, code?: string): Promise<void> {
  const now = target.timers.wallMs();
  const sent: SaveRequest = {
    userName: 'Ana',
    drinks: [{ id: `${now}-a`, drinkType: 'beer', timestamp: now }],
    sessionStart: now - HOUR_MS,
    drinkingPace: 'moderate',
    sentAt: now,
    ...changes,
  };
  await ask(target, phone, 'PUT', JSON.stringify(sent), code);
}

async function makeTicket(target: Target, phone: KnownPhone): Promise<void> {
  const sealedKey = 'A'.repeat(43);
  const keys = JSON.stringify({ sealedKey, next: { sessionId: 'A'.repeat(22), sealedKey } });
  const answer = await call(target, `/api/sessions/${phone.id}/ticket`, phone, 'POST', keys);
  phone.ticket = (await answer.json()).ticket;
}

async function redeem(target: Target, { ticket = '', ...phone }: KnownPhone): Promise<void> {
  const body = JSON.stringify({ ticket, claim: 'B'.repeat(22), sentAt: target.timers.wallMs() });
  await call(target, '/api/tickets/redeem', phone, 'POST', body);
}

async function ask(target: Target, phone: KnownPhone, method: string, body?: string, code?: string): Promise<void> {
  await call(target, `/api/sessions/${phone.id}${code ? `?c=${code}` : ''}`, phone, method, body);
}

async function call(
  { service }: Target,
  path: string,
  { secret }: KnownPhone,
  method: string,
  body?: string,
): Promise<Response> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const init: RequestInit = body === undefined ? { method, headers } : { method, headers, body };
  const response = await withinDeadline(service.app.request(path, init));
  if (!response.ok) throw new Error(`preparing: ${method} is answered ${response.status}: ${await response.text()}`);
  return response;
}
