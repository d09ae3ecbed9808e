import type { AccountRoute, SentWith } from '../../src/domain/api/calls.ts';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';
import { type Call, callTo } from '../../tools/call.ts';

/** The pages of the siege's server have this origin. Calls of hosts must come from there. */
export const SIEGE_ORIGIN = 'http://localhost';

/** A host of the siege's server, who attacks it too. */
export const FALSE_HOST = { name: 'Mallory', email: 'mallory@example.org', password: 'three words like these' };

/** A call under /api/auth of a page that somebody opened, `from` an address (`comingFrom`). */
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

/** A request's head without the empty line at its end, for connections that stay incomplete. */
export function headOf(line: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}`;
}
