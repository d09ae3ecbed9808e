import { comingFrom } from '../../tools/saved-guest.ts';
import type { Attack } from './attack.ts';
import { accountCall, FALSE_HOST, SIEGE_ORIGIN } from './requests.ts';

const PARTY = { names: 'Eve & Mallory', date: '2030-06-20', timeZone: 'Europe/Vienna', language: 'en' };
const BOARDS = { fastestPace: true, hydration: false, variety: false };
const FROM = comingFrom('10.255.255.255');

/** Signs in as the host who attacks the server. */
export async function signInAsFalseHost(attack: Attack) {
  const ask = async (path: string, body: object, cookie = '') => {
    const { headers, ...call } = accountCall({ ...FROM, cookie }, path, body);
    const answer = await fetch(new URL(call.path, attack.url), { ...call, headers: headers ?? {} } as RequestInit);
    if (!answer.ok) throw new Error(`the false host was refused: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const { email, password } = FALSE_HOST;
  const signedIn = await ask('token', { email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  /** Of every call. */
  const headers = { ...FROM, 'content-type': 'application/json', origin: SIEGE_ORIGIN, cookie };
  return {
    headers,
    celebrate: async (): Promise<{ readonly id: string; readonly code: string }> =>
      (await ask('../host/celebrations', { ...PARTY, boards: BOARDS }, cookie)).json(),
    /** A call about a celebration. Records its status, and returns the answer, or null if it is refused. */
    call: async (method: 'PATCH' | 'POST', path: string, body: object) => {
      const url = new URL(`/api/host/celebrations/${path}`, attack.url);
      const answer = await fetch(url, { method, headers, body: JSON.stringify(body) }).catch(() => null);
      attack.note(answer?.status ?? 0);
      const read = await answer?.json().catch(() => null);
      return answer?.ok ? read : null;
    },
    signOut: () => ask('logout', {}, cookie),
  };
}
