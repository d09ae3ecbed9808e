import { hasHostSession, hostHeadersOf } from '../../http/request-headers.ts';
import { keepRecent } from '../../limits/keep-recent.ts';
import { type CountCall, readSession, type Sessions, type SignedIn } from './account-world.ts';

/** Each token requires a sign-in, and an address can sign in only once a second. */
const MAX_TOKENS = 10_000;

/**
 * Identifies the session of a request and counts the host's call. It remembers the hosts of recent tokens, so it counts
 * a known host's call before it reads the database. An ended session stays ended, so it is not read again.
 */
export function identifySession(sessions: Sessions) {
  /** The host of each of the latest tokens. Null if the session has ended. */
  const hosts = new Map<string, string | null>();

  async function tokenOf(request: Request): Promise<string | null> {
    return hasHostSession(request) ? sessions.auth.api.signedToken({ headers: hostHeadersOf(request) }) : null;
  }

  return async (request: Request, countCall: CountCall = () => {}): Promise<SignedIn | null> => {
    const token = await tokenOf(request);
    if (token === null || hosts.get(token) === null) return null;
    const known = hosts.get(token);
    if (known) countCall(known);
    const signedIn = await readSession(sessions, request);
    keepRecent(hosts, token, signedIn?.host.id ?? null, MAX_TOKENS);
    if (signedIn && !known) countCall(signedIn.host.id);
    return signedIn;
  };
}
