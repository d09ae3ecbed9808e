import { randomBytes } from 'node:crypto';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';

/** A request of an attacker. Without `from` it comes from the guests' own address. */
export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

export interface Credentials {
  readonly sessionId: string;
  readonly writeKey: string;
}

export function newSession(): Credentials {
  return {
    sessionId: randomBytes(17).toString('base64url').slice(0, 22),
    writeKey: randomBytes(32).toString('base64url'),
  };
}

/** The siege's server trusts its neighbours on the same machine, so an attacker can come from any address. */
export function comingFrom(address: string): Record<string, string> {
  return { 'x-forwarded-for': address };
}

/** The pages of the siege's server have this origin. Calls of hosts must come from there. */
export const SIEGE_ORIGIN = 'http://localhost';

/** A host of the siege's server, who attacks it too. */
export const FALSE_HOST = { name: 'Mallory', email: 'mallory@example.org', password: 'three words like these' };

/** A call under /api/auth of a page that somebody opened at this address. */
export function accountCall(address: string, path: string, body: object): Call {
  const headers = { 'content-type': 'application/json', origin: SIEGE_ORIGIN, ...comingFrom(address) };
  return { method: 'POST', path: `/api/auth/${path}`, headers, body: JSON.stringify(body) };
}

export function putCall({ sessionId, writeKey }: Credentials, save: SaveRequest): Call {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${writeKey}` };
  return { method: 'PUT', path: `/api/sessions/${sessionId}`, headers, body: JSON.stringify(save) };
}

export function saveOf(changes: Partial<SaveRequest> = {}): SaveRequest {
  const now = Date.now();
  return {
    userName: 'Flooder',
    drinks: [{ id: `${now}-x`, drinkType: 'beer', timestamp: now }],
    sessionStart: now,
    drinkingPace: 'catchup',
    sentAt: now,
    ...changes,
  };
}

/** The largest possible evening: `count` drinks, each of the largest size that the schema allows. */
export function longEvening(count: number): SaveRequest['drinks'] {
  const now = Date.now();
  return Array.from({ length: count }, (_, index) => ({
    id: `${now}-${String(index).padStart(64, 'x')}`,
    drinkType: 'cocktail',
    alcoholType: 'whiskey',
    timestamp: now,
  }));
}

/** A request's head without the empty line at its end, for connections that stay incomplete. */
export function headOf(line: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}`;
}
