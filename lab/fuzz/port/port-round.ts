import { securityHeadersFor } from '../../../src/server/http/security-headers.ts';
import { faultAt } from '../fault.ts';
import type { Received } from '../judge.ts';
import type { Party } from '../known.ts';
import { prepareParty, sleepItOff } from '../prepare-party.ts';
import { errorsIn, type Target } from '../target.ts';
import type { Port } from './port.ts';
import { answersIn } from './raw-answer.ts';
import { type RawCall, wireBytes } from './raw-call.ts';

const REQUIRED_HEADERS = Object.keys(securityHeadersFor({ isTls: false, isSecureOrigin: false }));
const HEALTH = Buffer.from('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');

/** Sends calls as raw bytes, then checks that the server still answers. @throws {Error} with the first fault. */
export async function playPortRound(target: Target, port: Port, calls: readonly RawCall[]): Promise<void> {
  const party = await prepareParty(target);
  try {
    for (const [index, raw] of calls.entries()) await playRaw(target, port, party, raw).catch(faultAt(index));
  } finally {
    await sleepItOff(target);
  }
  const [health] = answersIn(await port.exchange(HEALTH), false);
  if (health?.status !== 200) throw new Error(`afterwards /healthz is answered ${health?.status ?? 'by nothing'}`);
}

async function playRaw(target: Target, port: Port, party: Party, raw: RawCall): Promise<void> {
  target.seen.requests += 1;
  const { call, twist } = raw;
  const answers = answersIn(await port.exchange(wireBytes(raw, party.known)), call.method === 'HEAD');
  const faults = [
    ...answers.flatMap((answer) => faultsOf(target, call.method, answer)),
    ...errorsIn(target.takeLines()),
  ];
  if (faults.length > 0) {
    throw new Error(
      [`${call.method} ${call.target.slice(0, 200)} (${JSON.stringify(twist).slice(0, 80)})`, ...faults].join('\n  '),
    );
  }
  for (const { status } of answers) target.count(`port ${status}`);
  if (answers.length === 0) target.count('port cut');
}

function faultsOf({ judge }: Target, method: string, answer: Received): string[] {
  if (answer.status >= 500 && answer.status !== 503) return [`answered ${answer.status}: ${answer.body.slice(0, 300)}`];
  const type = answer.headers.get('content-type');
  const bare = REQUIRED_HEADERS.filter((name) => !answer.headers.has(name) && answer.status >= 200);
  return [
    ...bare.map((name) => `${answer.status} ${type} without ${name}`),
    ...(type === 'application/problem+json' && method !== 'HEAD' ? judge.judgeProblem(answer.body) : []),
  ];
}
