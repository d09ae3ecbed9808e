import { setImmediate } from 'node:timers/promises';
import type { CallAtMoment } from './call.ts';
import { faultAt, withinDeadline } from './fault.ts';
import type { Received } from './judge.ts';
import { filledIn, leaksIn, type Party, requestOf } from './known.ts';
import { prepareParty, sleepItOff } from './prepare-party.ts';
import { errorsIn, type Target, WEDDING_CODE } from './target.ts';

/** The pause between two calls, in which the roster sends its changes to the streams. */
const PAUSE_MS = 100;
const HEARTBEATS_MS = 30_000;
/** The call with which a guest's page reads what the hosts have changed. */
const GUESTS_VIEW: CallAtMoment = {
  method: 'GET',
  target: '/api/celebrations/<code>',
  headers: [],
  body: null,
  isMemoryShort: false,
};

interface Stream {
  readonly call: CallAtMoment;
  readonly response: Response;
  readonly reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
}

/** Sends calls to a server with a new party. @throws {Error} with the first fault. */
export async function playRound(target: Target, calls: readonly CallAtMoment[]): Promise<void> {
  const party = await prepareParty(target);
  const streams: Stream[] = [];
  try {
    for (const [index, call] of calls.entries()) {
      await playCall(target, party, call, streams).catch(faultAt(index));
      if (call.method === 'PATCH') await playCall(target, party, GUESTS_VIEW, streams).catch(faultAt(index));
    }
    await target.timers.sleep(HEARTBEATS_MS);
    for (const stream of streams) judge(target, party, stream.call, await receivedSoFar(stream));
  } finally {
    target.memory.isShort = false;
    for (const { reader } of streams) await reader?.cancel();
    await sleepItOff(target);
  }
  for (const query of ['', `?c=${WEDDING_CODE}`, `?c=${party.known.code}`]) {
    requireEmpty(target, await (await target.service.app.request(`/api/leaderboard${query}`)).json());
  }
}

async function playCall(target: Target, party: Party, call: CallAtMoment, streams: Stream[]): Promise<void> {
  const request = requestOf(call, party.known);
  target.seen.requests += 1;
  target.memory.isShort = call.isMemoryShort;
  const response = await withinDeadline(target.service.app.fetch(request));
  const { status, headers } = response;
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') && request.method === 'GET';
  if (isStream) streams.push({ call, response, reader: response.body?.getReader() });
  const body = isStream ? '' : await withinDeadline(response.text());
  target.count(judge(target, party, call, { status, headers, body }));
  await target.timers.sleep(PAUSE_MS);
}

function judge(target: Target, party: Party, call: CallAtMoment, received: Received): string {
  const path = new URL(`http://localhost${filledIn(call.target, party.known)}`).pathname;
  const { outcome, faults } = target.judge.judge({ method: call.method, path }, received);
  const told = received.body + JSON.stringify([...received.headers]);
  const all = [...faults, ...leaksIn(told, party.secrets), ...errorsIn(target.takeLines())];
  if (all.length > 0) throw new Error([`${call.method} ${call.target.slice(0, 200)}`, ...all].join('\n  '));
  return outcome;
}

/** Returns what a stream has delivered so far, without waiting for more. */
async function receivedSoFar({ response, reader }: Stream): Promise<Received> {
  const decoder = new TextDecoder();
  let body = '';
  for (;;) {
    const part = await Promise.race([reader?.read(), setImmediate(undefined)]);
    if (!part?.value) break;
    body += decoder.decode(part.value, { stream: true });
  }
  return { status: response.status, headers: response.headers, body };
}

function requireEmpty({ service }: Target, { guests }: { guests: number }): void {
  if (guests > 0) throw new Error(`${guests} guests are still there a day later`);
  if (service.celebrations.subscriberCount > 0)
    throw new Error(`${service.celebrations.subscriberCount} streams are still open`);
}
