import { serveCalls } from '../harness/serve-calls.ts';
import { saveOf } from '../live/clients/clink-client.ts';
import { type CrowdGuest, crowdOf } from '../live/crowd.ts';
import { openLane } from './http-lane.ts';
import { type Pressure, pressOn } from './pressure.ts';

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
