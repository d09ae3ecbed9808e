import type { AccountRoute, SentWith } from '../../src/domain/api/calls.ts';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';
import { type Call, callTo } from '../../tools/call.ts';

/** The origin of the server's pages. Calls of hosts must have this origin. */
export const SIEGE_ORIGIN = 'http://localhost';

/** A host who attacks the server. */
export const FALSE_HOST = { name: 'Mallory', email: 'mallory@example.org', password: 'three words like these' };

/** A call under /api/auth, as an open page makes it. `from` is its network address (`comingFrom`). */
export function accountCall<To extends AccountRoute>(
  from: Record<string, string>,
  route: To,
  ...sent: SentWith<To>
): Call {
  const { headers, ...call } = callTo(route, ...sent);
  return { ...call, headers: { ...headers, origin: SIEGE_ORIGIN, ...from } };
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

/** A request's head without its final empty line, for requests that stay incomplete. */
export function headOf(line: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}`;
}
