import { randomBytes } from 'node:crypto';
import type { SaveRequest } from '../src/domain/protocol/save-request.ts';
import { callTo } from './call.ts';
import { urlWithin } from './new-celebration.ts';

/** The id and the secret of a phone's session. */
export interface Credentials {
  readonly sessionId: string;
  readonly writeKey: string;
}

export function newSession(): Credentials {
  return { sessionId: randomBytes(16).toString('base64url'), writeKey: randomBytes(32).toString('base64url') };
}

export function secretOf({ writeKey }: Pick<Credentials, 'writeKey'>): { readonly authorization: string } {
  return { authorization: `Bearer ${writeKey}` };
}

/** The call with which a phone saves its session. */
export function saveCall(session: Credentials, save: SaveRequest) {
  const call = callTo('PUT /api/sessions/:sessionId', { sessionId: session.sessionId, body: save });
  return { ...call, headers: { ...call.headers, ...secretOf(session) } };
}

/** Headers with which a call seems to come from this address, for a server that trusts callers on the same machine. */
export function comingFrom(address: string): Record<string, string> {
  return { 'x-forwarded-for': address };
}

/**
 * Saves a guest without a phone, at the celebration with `code` if there is a code. Returns the answer.
 * @throws unless the save is acknowledged.
 */
export async function putSave(
  url: string,
  code: string | null,
  session: Credentials,
  save: SaveRequest,
  from: Record<string, string> = {},
): Promise<unknown> {
  const { path, headers, ...call } = saveCall(session, save);
  const answer = await fetch(urlWithin(code, path, url), { ...call, headers: { ...headers, ...from } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`a guest was not saved: ${answer.status} ${text}`);
  return JSON.parse(text);
}
