import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { inFlight } from '../../../tools/in-flight.ts';
import { comingFrom, putSave, secretOf } from '../../../tools/saved-guest.ts';
import { waitUntil } from '../../../tools/wait-until.ts';
import { type CrowdGuest, crowdOf, ON_BOARD, saveOf } from './crowd.ts';
import { Holdings } from './holdings.ts';
import { openStream, totalsReader } from './stream.ts';

export interface Scene {
  /** Each phone belongs to a different guest. */
  readonly phones: number;
  readonly changes: number;
  readonly perSecond: number;
  /** The number of saves that warm up the code of a new server, however few guests there are. */
  readonly warmSaves: number;
}

/** A running server with a live leaderboard. */
export interface LiveServer {
  readonly url: string;
  /** The processes of the server, whose processor time and memory are measured. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
  /** Prepares additional load on the server. Calling the returned function starts this load. */
  beside?(scene: Scene): Promise<() => Promise<void>>;
}

const PATH = '/api/leaderboard/live?scope=everyone&view=top&sessionId=';
const SAVES_AT_ONCE = 16;
const CONNECTS_AT_ONCE = 50;
const ASK_EVERY_MS = 50;
const HOLD_WITHIN_MS = 300_000;

/** Each guest has a different network address, because a server that may open few files limits the streams of an address. */
const headersOf = (guest: CrowdGuest) => ({ ...secretOf(guest), ...comingFrom(guest.address) });

/** Starts a server, lets `guests` guests arrive and warms the server up with `warmSaves` saves. Ends it after `work`. */
export async function onStage<Result>(
  start: () => Promise<LiveServer>,
  { guests, warmSaves }: { readonly guests: number; readonly warmSaves: number },
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const server = await start();
  const phones: Socket[] = [];
  const crowd = crowdOf(guests, Date.now());
  let writes = 0;
  // Guests arrive from many addresses, because a server limits how fast unknown guests may join from one address.
  const save = (guest: CrowdGuest, total: number) =>
    putSave(server.url, null, guest, saveOf(guest, total, ++writes), comingFrom(guest.address));
  try {
    while (writes === 0 || writes < warmSaves)
      await inFlight(crowd, SAVES_AT_ONCE, (guest) => save(guest, guest.total));
    return await work(stageWith(server, phones, crowd, save));
  } finally {
    for (const phone of phones) phone.destroy();
    await server.stop();
  }
}

/** A server with its guests and their phones. */
function stageWith(
  server: LiveServer,
  phones: Socket[],
  crowd: readonly CrowdGuest[],
  save: (guest: CrowdGuest, total: number) => Promise<unknown>,
) {
  const totalsIn = totalsReader();
  const holdings = new Holdings();
  const onBoard = crowd
    .slice(0, ON_BOARD)
    .map((guest) => ({ guest, total: guest.total, saved: Promise.resolve<unknown>(null) }));
  let drunk = 0;

  /**
   * The guests on the board drink in turn. A guest who fell behind would leave the board, and phones would not see the drinks.
   */
  async function drinkOne(dueAtMs: number) {
    const drinker = onBoard[drunk++ % onBoard.length];
    if (!drinker) throw new RangeError('nobody drinks');
    const { guest, saved: before } = drinker;
    drinker.total += 1;
    const { total } = drinker;
    let sentAtMs = Number.NaN;
    // A phone sends one save at a time.
    drinker.saved = before.then(() => {
      sentAtMs = performance.now();
      return save(guest, total);
    });
    await drinker.saved;
    return { sessionId: guest.sessionId, total, dueAtMs, sentAtMs, savedAtMs: performance.now() };
  }

  async function connectOne([index, guest]: readonly [number, CrowdGuest]): Promise<void> {
    const url = new URL(`${PATH}${guest.sessionId}`, server.url);
    phones[index] = await openStream(url, headersOf(guest), (text) => holdings.hold(index, totalsIn(text)));
  }

  /** Opens a phone's stream again without reading its events, so that thousands of phones can reconnect at once. */
  async function connectAgain(index: number): Promise<void> {
    const guest = crowd[index];
    if (guest) phones[index] = await openStream(new URL(`${PATH}${guest.sessionId}`, server.url), headersOf(guest));
  }

  return {
    server,
    /** Connects phones in the order of their guests, until this number is connected. */
    connect: (upTo: number) => inFlight([...crowd.entries()].slice(phones.length, upTo), CONNECTS_AT_ONCE, connectOne),
    /** Breaks the stream of each phone. */
    cut: () => {
      for (const phone of phones) phone.resetAndDestroy();
    },
    connectAgain,
    /** Guests on the board drink, one every 1/`perSecond` s. Resolves once every phone holds all these changes. */
    drink: async ({ changes, perSecond }: { readonly changes: number; readonly perSecond: number }) => {
      const startedAt = performance.now();
      const drinking: ReturnType<typeof drinkOne>[] = [];
      while (drinking.length < changes) {
        const dueAtMs = startedAt + (drinking.length * 1_000) / perSecond;
        await sleep(dueAtMs - performance.now());
        drinking.push(drinkOne(dueAtMs));
      }
      const all = await Promise.all(drinking);
      const isHeld = () => {
        if (phones.some(({ closed }) => closed)) throw new Error('a stream was dropped');
        return all.every(({ sessionId, total }) => holdings.holdersOf(sessionId, total) === phones.length);
      };
      if (!(await waitUntil(isHeld, { withinMs: HOLD_WITHIN_MS, everyMs: ASK_EVERY_MS })))
        throw new Error('a change did not reach every phone');
      return all.map(({ sessionId, total, dueAtMs, sentAtMs, savedAtMs }) => ({
        /** The time from sending the save until its acknowledgement. */
        saveMs: savedAtMs - sentAtMs,
        /** The time from the acknowledgement until the last phone holds the change. */
        lagMs: holdings.lastAtMs(sessionId, total) - savedAtMs,
        /**
         * The time from when the tap was due until the last phone holds the change, even if the tap was late or had to wait.
         */
        tapMs: holdings.lastAtMs(sessionId, total) - dueAtMs,
      }));
    },
    /** Bytes that all phones have received, headers and framing included. */
    receivedBytes: () => phones.reduce((sum, phone) => sum + phone.bytesRead, 0),
  };
}
export type Stage = ReturnType<typeof stageWith>;
