import { setImmediate } from 'node:timers/promises';
import { bodyBytes } from './body.ts';
import type { Call } from './call.ts';
import { WEDDING_CODE } from './celebrations.ts';
import { withinDeadline } from './deadline.ts';
import { faultAt } from './fault.ts';
import type { Received } from './judge.ts';
import { filledIn, type Party } from './party.ts';
import { prepareParty, sleepItOff } from './prepare-party.ts';
import type { Target } from './target.ts';

/** The pause between two calls, in which the roster updates its streams. */
const PAUSE_MS = 100;
const HEARTBEATS_MS = 30_000;

interface Stream {
  readonly call: Call;
  readonly response: Response;
  readonly reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
}

/** Plays calls against a new party. @throws {Error} that names the first fault. */
export async function playRound(target: Target, calls: readonly Call[]): Promise<void> {
  const party = await prepareParty(target);
  const streams: Stream[] = [];
  try {
    for (const [index, call] of calls.entries()) {
      await playCall(target, party, call, streams).catch(faultAt(index));
    }
    target.timers.jump(HEARTBEATS_MS);
    for (const stream of streams) judge(target, party, stream.call, await receivedSoFar(stream));
  } finally {
    target.memory.isShort = false;
    for (const { reader } of streams) await reader?.cancel();
    await sleepItOff(target);
  }
  for (const query of ['', `?c=${WEDDING_CODE}`]) {
    requireEmpty(target, await (await target.service.app.request(`/api/leaderboard${query}`)).json());
  }
}

async function playCall(target: Target, party: Party, call: Call, streams: Stream[]): Promise<void> {
  const request = requestOf(call, party);
  target.seen.requests += 1;
  target.memory.isShort = call.isMemoryShort;
  const response = await withinDeadline(target.service.app.fetch(request));
  if (response.headers.get('content-type')?.startsWith('text/event-stream') && request.method === 'GET') {
    streams.push({ call, response, reader: response.body?.getReader() });
    count(target, judge(target, party, call, { status: response.status, headers: response.headers, body: '' }));
  } else {
    const body = await withinDeadline(response.text());
    count(target, judge(target, party, call, { status: response.status, headers: response.headers, body }));
  }
  target.timers.jump(PAUSE_MS);
}

function requestOf(call: Call, party: Party): Request {
  const { method, target, body } = call;
  const headers = new Headers();
  for (const [name, value] of call.headers) headers.append(name, filledIn(value, party));
  const canHaveBody = body !== null && !['GET', 'HEAD'].includes(method);
  const init = {
    method,
    headers,
    ...(canHaveBody && { body: bodyBytes({ ...body, text: filledIn(body.text, party) }) }),
  };
  return new Request(`http://localhost${filledIn(target, party)}`, init);
}

function judge(target: Target, party: Party, call: Call, received: Received): string {
  const path = new URL(`http://localhost${filledIn(call.target, party)}`).pathname;
  const { outcome, faults } = target.judge.judge({ method: call.method, path }, received);
  const all = [...faults, ...leaks(received, party), ...target.takeErrors()];
  if (all.length > 0) throw new Error([`${call.method} ${call.target.slice(0, 200)}`, ...all].join('\n  '));
  return outcome;
}

function count({ outcomes }: Target, outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

function leaks({ headers, body }: Received, party: Party): string[] {
  const told = body + JSON.stringify([...headers]);
  return Object.values(party).flatMap(({ secret }) =>
    told.includes(secret) ? `a secret is told: ${told.slice(0, 300)}` : [],
  );
}

/** What a stream has delivered so far. Does not wait for more. */
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
