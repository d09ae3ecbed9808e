import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { comingFrom } from '../shared/saved-guest.ts';
import { type Attack, readOn } from './attack.ts';
import { accountCall, FALSE_HOST, headOf, SIEGE_ORIGIN } from './requests.ts';

/** Fewer than a host may call at once. */
export const LATE_BODIES = 200;
/** The whole request must arrive within 20 s. */
const LATE_MS = 17_000;
const PARTY = { names: 'Eve & Mallory', date: '2030-06-20', timeZone: 'Europe/Vienna', language: 'en' };
const BOARDS = { fastestPace: true, hydration: false, variety: false };
const FROM = comingFrom('10.255.255.255');

/** A host begins hundreds of changes, signs out, and only then sends the last bytes of them. */
export async function sendLateBodies(attack: Attack): Promise<void> {
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
  const party = await (await ask('../host/celebrations', { ...PARTY, boards: BOARDS }, cookie)).json();
  const changes = [
    [`/api/host/celebrations/${party.id}`, JSON.stringify({ door: 'ask' })],
    ['/api/auth/user', JSON.stringify({ name: 'Ana & Ben' })],
  ] as const;
  const late = Array.from({ length: LATE_BODIES }, (_, index) => {
    const [path, body] = changes[index % 2 === 0 ? 0 : 1];
    const json = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const head = headOf(`PATCH ${path}`, { ...FROM, ...json, origin: SIEGE_ORIGIN, cookie });
    const socket = connect(Number(attack.url.port), attack.url.hostname);
    socket.on('error', () => attack.note(0));
    readOn(socket, attack);
    socket.write(`${head}\r\n${body.slice(0, -1)}`);
    return { socket, lastByte: body.slice(-1) };
  });
  await sleep(Math.min(LATE_MS, attack.forMs * 0.8));
  await ask('logout', {}, cookie);
  const answers = late.map(({ socket, lastByte }) => {
    socket.write(lastByte);
    return new Promise((resolve) => socket.once('data', resolve));
  });
  await Promise.all(answers);
  for (const { socket } of late) socket.destroy();
}
