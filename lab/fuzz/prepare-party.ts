import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '../../src/domain/limits.ts';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';
import { withinDeadline } from './fault.ts';
import { filledIn, type Party, requestOf } from './known.ts';
import { ORIGIN, type Target, WEDDING_CODE } from './target.ts';

/** The phones that exist when a round begins. Together they reach every branch of the server's code. */
export const PHONES = ['alive', 'sharing', 'deleted', 'expired', 'unsaved', 'invited', 'hosted'] as const;
export type PhoneName = (typeof PHONES)[number];

export const idOf = (name: PhoneName) => `<${name}.id>`;
export const secretOf = (name: PhoneName) => `<${name}.secret>`;
/** The placeholder for the ticket with which another phone can carry on. */
export const ticketOf = (name: PhoneName) => `<${name}.ticket>`;

const SOON_MS = 1_000;
/** No session lives longer than this, whatever its phone's clock says. */
const EVERYBODY_IS_GONE_MS = 25 * HOUR_MS;

/** Lets a day pass, so that the server purges all sessions and resets the rate limits. */
export async function sleepItOff({ timers }: Target): Promise<void> {
  await timers.sleep(EVERYBODY_IS_GONE_MS);
}

/**
 * Prepares a party in which each phone is in the state that its name says, with ids and secrets that no earlier round has
 * used. Marek owns the celebration of the last phone, Sofie is its co-host, and Carla is not one of its hosts.
 */
export async function prepareParty(target: Target): Promise<Party> {
  const { timers, seen } = target;
  // The server may still save a request that was cut off on the port after its round has ended.
  await sleepItOff(target);
  const round = seen.rounds++;
  const known: Record<string, string> = {};
  for (const name of ['marek', 'sofie', 'carla']) known[name] = `${name}${round}`;
  for (const name of PHONES) {
    const text = createHash('sha512').update(`${round} ${name}`).digest('base64url');
    known[`${name}.id`] = text.slice(0, 22);
    known[`${name}.secret`] = text.slice(22, 65);
  }
  const now = timers.wallMs();

  async function ask(method: string, path: string, headers: Record<string, string>, body?: object) {
    const text = body && JSON.stringify(body);
    const call = {
      method,
      target: path,
      headers: Object.entries({ ...headers, 'content-type': 'application/json' }),
      body: text ? ({ text, encoding: 'utf8' } as const) : null,
    };
    const response = await withinDeadline(target.service.app.fetch(requestOf(call, known)));
    const answer = await response.text();
    if (!response.ok) throw new Error(`preparing: ${method} ${path} is answered ${response.status}: ${answer}`);
    return answer === '' ? null : JSON.parse(answer);
  }
  const asPhone = (name: PhoneName, method: string, step: string, body?: object) =>
    ask(method, `/api/sessions/${idOf(name)}${step}`, { authorization: `Bearer ${secretOf(name)}` }, body);
  const save = (name: PhoneName, changes: Partial<SaveRequest> = {}, query = '') =>
    asPhone(name, 'PUT', query, {
      userName: 'Ana',
      drinks: [{ id: `${now}-a`, drinkType: 'beer', timestamp: now }],
      sessionStart: now - HOUR_MS,
      drinkingPace: 'moderate',
      sentAt: now,
      ...changes,
    });
  const asHost = (name: string, path: string, body: object = {}) =>
    ask('POST', `/api/host/${path}`, { cookie: `host=<${name}>`, origin: ORIGIN }, body);

  await save('alive');
  await save('sharing', { userName: 'Bea', location: { latitude: 48.2082, longitude: 16.3738 } });
  await save('deleted');
  const sealedKey = 'A'.repeat(43);
  for (const name of ['alive', 'sharing', 'deleted'] as const) {
    const keys = { sealedKey, next: { sessionId: 'A'.repeat(22), sealedKey } };
    known[`${name}.ticket`] = (await asPhone(name, 'POST', '/ticket', keys)).ticket;
  }
  const claim = { ticket: known['sharing.ticket'], claim: 'B'.repeat(22), sentAt: now };
  await ask('POST', '/api/tickets/redeem', {}, claim);
  await asPhone('deleted', 'DELETE', '');
  await save('invited', {}, `?c=${WEDDING_CODE}`);
  await save('expired', { sessionStart: now - DAY_MS + SOON_MS });

  const draft = { names: 'Ana & Ben', date: new Date(now).toISOString().slice(0, 10), timeZone: 'UTC' };
  const { id, code } = await asHost('marek', 'celebrations', draft);
  await save('hosted', {}, `?c=${code}`);
  const at = `celebrations/${id}`;
  const accepted = await asHost('marek', `${at}/invitations`);
  await asHost('sofie', `invitations/${accepted.token}/accept`);
  const { entry } = await asHost('marek', `${at}/guests/${idOf('hosted')}`, { action: 'hide' });
  const { token, id: invitationId } = await asHost('marek', `${at}/invitations`);
  const [hostId = '', guestId = ''] = [known.sofie, known['hosted.id']];
  Object.assign(known, { celebrationId: id, code, token, invitationId, actionId: String(entry.id), hostId, guestId });
  await timers.sleep(2 * SOON_MS);
  return { known, secrets: PHONES.map((name) => filledIn(secretOf(name), known)) };
}
