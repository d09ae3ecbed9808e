import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { quantile } from '../harness/measure.ts';
import { monotonicMs } from '../harness/monotonic.ts';
import { serveCalls } from '../harness/serve-calls.ts';
import { saveOf } from '../live/clients.ts';
import { type CrowdGuest, crowdOf } from '../live/crowd.ts';

/** A server, and the celebration whose guests save there. Null: the open one. */
export interface Target {
  readonly url: string;
  readonly code: string | null;
}

/** How many guests save in turn. */
const GUESTS = 500;

const guests = crowdOf({ guests: GUESTS, atMs: Date.now() });
let count = 0;

function requestOf(guest: CrowdGuest, { code }: Target): string {
  const body = JSON.stringify(saveOf(guest, guest.total, ++count));
  const head = [
    `PUT /api/sessions/${guest.sessionId}${code === null ? '' : `?c=${code}`} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${guest.writeKey}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

const calls = {
  /**
   * Each connection saves for its own guests in turn, so that no save overtakes another of the same guest. The nth
   * connection goes to the nth target, and then to the first again. May be called again for more saves.
   */
  press: async ({ targets, ...pressure }: Pressure & { targets: readonly Target[] }) => {
    const lanes = await Promise.all(
      Array.from({ length: pressure.inFlight }, async (_, index) => {
        const target = targets[index % targets.length];
        if (!target) throw new RangeError('nowhere to save');
        const own = guests.filter((_guest, at) => at % pressure.inFlight === index);
        return { target, own, http: await openLane(target.url), saves: 0 };
      }),
    );
    const rate = await pressOn(pressure, async (index) => {
      const lane = lanes[index];
      const guest = lane?.own[lane.saves++ % lane.own.length];
      if (lane && guest) await lane.http.send(requestOf(guest, lane.target));
    });
    for (const { http } of lanes) http.close();
    return rate;
  },
};
export type HttpLoadCalls = typeof calls;
serveCalls(calls);

const OK = 'HTTP/1.1 200 ';

export interface HttpLane {
  /** Sends a request and resolves with its answer. @throws when the status is not 200. */
  send(request: string): Promise<void>;
  close(): void;
}

/**
 * One connection that sends and waits, on a bare socket, so that the load generator leaves the processor to the server.
 */
export async function openLane(url: string): Promise<HttpLane> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname).setEncoding('latin1').setNoDelay(true);
  await once(socket, 'connect');
  let answer = '';
  let settle: ((answer: string) => void) | null = null;
  socket.on('data', (chunk: string) => {
    answer += chunk;
    if (!isWhole(answer)) return;
    settle?.(answer);
    answer = '';
  });
  return {
    send: async (request) => {
      const whole = new Promise<string>((resolve) => {
        settle = resolve;
      });
      socket.write(request);
      const text = await whole;
      if (!text.startsWith(OK)) throw new Error(`a save was answered with ${text}`);
    },
    close: () => socket.destroy(),
  };
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(answer) ?? [];
  if (length === undefined) return answer.endsWith('\r\n0\r\n\r\n');
  return answer.length >= end + 4 + Number(length);
}

/** Sends one save and resolves once it is acknowledged. Each lane gets its own number. */
export type Save = (lane: number) => Promise<void>;

export interface SaveRate {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Pressure {
  /** How many saves are unanswered at any time. */
  readonly inFlight: number;
  readonly forMs: number;
  /** Saves before the measurement, so that the code is compiled and the rows exist, even on a busy machine. */
  readonly warmSaves: number;
}

/** Keeps `inFlight` saves unanswered for `forMs`. */
export async function pressOn({ inFlight, forMs, warmSaves }: Pressure, save: Save): Promise<SaveRate> {
  const lanes = Array.from({ length: inFlight }, (_, lane) => lane);
  let warmed = 0;
  const warm = async (lane: number) => {
    while (warmed++ < warmSaves) await save(lane);
  };
  await Promise.all(lanes.map(warm));
  const startedAt = monotonicMs();
  const endAt = startedAt + forMs;
  const latenciesMs: number[] = [];
  const press = async (lane: number) => {
    for (let before = startedAt; before < endAt; before = monotonicMs()) {
      await save(lane);
      latenciesMs.push(monotonicMs() - before);
    }
  };
  await Promise.all(lanes.map(press));
  const seconds = (monotonicMs() - startedAt) / 1_000;
  return {
    perSecond: latenciesMs.length / seconds,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
  };
}
