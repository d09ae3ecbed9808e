import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CELEBRATION, callTo } from '../../tools/call.ts';
import { type Attack, readOn } from './attack.ts';
import { signInAsFalseHost } from './false-host.ts';
import { headOf } from './requests.ts';

/** Fewer than a host may call at once. */
const LATE_BODIES = 200;
/** The whole request must arrive within 20 s. */
const LATE_MS = 17_000;

/** A host begins hundreds of changes, signs out, and only then sends the last bytes of them. Each must be refused. */
export async function sendLateBodies(attack: Attack): Promise<void> {
  const { headers, celebrate, signOut } = await signInAsFalseHost(attack);
  const party = await celebrate();
  const changes = [
    callTo(`PATCH ${CELEBRATION}`, { celebrationId: party.id, body: { door: 'ask' } }),
    callTo('PATCH /api/auth/user', { body: { name: 'Ana & Ben' } }),
  ] as const;
  let refused = 0;
  const counting = {
    ...attack,
    note: (status: number) => {
      refused += Number(status === 401);
      attack.note(status);
    },
  };
  const late = Array.from({ length: LATE_BODIES }, (_, index) => {
    const { method, path, body = '' } = changes[index % 2 === 0 ? 0 : 1];
    const head = headOf(`${method} ${path}`, { ...headers, 'content-length': String(body.length) });
    const socket = connect(Number(attack.url.port), attack.url.hostname);
    socket.on('error', () => counting.note(0));
    readOn(socket, counting);
    socket.write(`${head}\r\n${body.slice(0, -1)}`);
    return { socket, lastByte: body.slice(-1) };
  });
  await sleep(Math.min(LATE_MS, attack.forMs * 0.8));
  await signOut();
  const answers = late.map(({ socket, lastByte }) => {
    socket.write(lastByte);
    return new Promise((resolve) => socket.once('data', resolve));
  });
  await Promise.all(answers);
  attack.harm(LATE_BODIES - refused);
  for (const { socket } of late) socket.destroy();
}
