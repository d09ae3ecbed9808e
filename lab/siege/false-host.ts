import type { AccountRoute, AnswerTo, HostRoute, SentWith } from '../../src/domain/api/calls.ts';
import { callTo } from '../../tools/call.ts';
import { comingFrom } from '../../tools/saved-guest.ts';
import type { Attack } from './attack.ts';
import { FALSE_HOST, SIEGE_ORIGIN } from './requests.ts';

const PARTY = { names: 'Eve & Mallory', date: '2030-06-20', timeZone: 'Europe/Vienna', language: 'en' };
const BOARDS = { fastestPace: true, hydration: false, variety: false };
const FROM = comingFrom('10.255.255.255');

/** Signs in as the host who attacks the server. */
export async function signInAsFalseHost(attack: Attack) {
  const ask = async <To extends AccountRoute | HostRoute>(cookie: string, route: To, ...sent: SentWith<To>) => {
    const { path, headers, ...call } = callTo(route, ...sent);
    const init = { ...call, headers: { ...headers, ...FROM, origin: SIEGE_ORIGIN, cookie } };
    const answer = await fetch(new URL(path, attack.url), init);
    if (!answer.ok) throw new Error(`the false host was refused: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const { email, password } = FALSE_HOST;
  const signedIn = await ask('', 'POST /api/auth/token', { body: { email, password } });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  /** The headers of every call. */
  const headers = { ...FROM, 'content-type': 'application/json', origin: SIEGE_ORIGIN, cookie };
  return {
    headers,
    celebrate: async (): Promise<{ readonly id: string; readonly code: string }> =>
      (await ask(cookie, 'POST /api/host/celebrations', { body: { ...PARTY, boards: BOARDS } })).json(),
    /** Makes a call about a celebration. Records its status. Returns the answer, or null if the call is refused. */
    call: async <To extends HostRoute>(route: To, ...sent: SentWith<To>): Promise<AnswerTo<To> | null> => {
      const { path, ...call } = callTo(route, ...sent);
      const answer = await fetch(new URL(path, attack.url), { ...call, headers }).catch(() => null);
      attack.note(answer?.status ?? 0);
      const read = await answer?.json().catch(() => null);
      return answer?.ok ? read : null;
    },
  };
}
