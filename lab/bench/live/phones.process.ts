import { inFlight } from '../harness/in-flight.ts';
import { serveCalls } from '../harness/serve-calls.ts';
import { CLIENTS, type ClientName, type OpenPhone } from './clients.ts';
import { type CrowdSize, crowdOf, ON_BOARD } from './crowd.ts';
import { type BoardChange, Holdings } from './holdings.ts';

/** All phones that follow the leaderboard. The nth phone belongs to the nth guest. */
const CONNECT_AT_ONCE = 50;
const phones: OpenPhone[] = [];
let holdings = new Holdings(0, []);
let dropped = 0;

interface Arrival {
  readonly client: ClientName;
  /** The nth phone follows at the nth of these, and then at the first again. */
  readonly urls: readonly string[];
  readonly crowd: CrowdSize;
  /** How many phones are connected afterwards. */
  readonly upTo: number;
}

const calls = {
  connect: async ({ client, urls, crowd, upTo }: Arrival) => {
    const { connect } = CLIENTS[client];
    const guests = crowdOf(crowd);
    if (phones.length === 0) holdings = new Holdings(guests.length, guests.slice(0, ON_BOARD));
    const arriving = [...guests.entries()].slice(phones.length, upTo);
    await inFlight(arriving, CONNECT_AT_ONCE, async ([index, guest]) => {
      const hold = holdings.hold.bind(holdings, index);
      const url = urls[index % urls.length] ?? '';
      phones.push(await connect(url, guest, { hold, drop: () => dropped++ }));
    });
  },
  /** Bytes that all phones have received, and the number of streams that ended by themselves. */
  received: () => ({ bytes: phones.reduce((sum, phone) => sum + phone.receivedBytes(), 0), dropped }),
  /** How many of these changes some phone does not hold yet. */
  missing: (changes: readonly BoardChange[]) =>
    changes.filter((change) => holdings.holdersOf(change) < phones.length).length,
  /** When the last phone received each of these changes, in ms on the clock that all processes share. */
  lastHeldAt: (changes: readonly BoardChange[]) => changes.map((change) => holdings.lastAtMs(change)),
};
export type PhonesCalls = typeof calls;
serveCalls(calls);
