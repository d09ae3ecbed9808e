import { serveCalls } from '../harness/serve-calls.ts';
import { saveOf } from '../live/clients/clink-client.ts';
import { type CrowdGuest, crowdOf } from '../live/crowd.ts';
import { openLane } from './http-lane.ts';
import { type Pressure, pressOn } from './pressure.ts';
import { GUESTS } from './saves.ts';

function requestOf(guest: CrowdGuest, count: number): string {
  const body = JSON.stringify(saveOf(guest, guest.total, count));
  const head = [
    `PUT /api/sessions/${guest.sessionId} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${guest.writeKey}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

const calls = {
  /** Each connection saves for its own guests in turn, so that no save overtakes another of the same guest. */
  press: async ({ url, ...pressure }: Pressure & { url: string }) => {
    const { inFlight } = pressure;
    const guests = crowdOf({ guests: GUESTS, atMs: Date.now() });
    const lanes = await Promise.all(Array.from({ length: inFlight }, () => openLane(url)));
    const ofLane = lanes.map((_, lane) => guests.filter((_guest, index) => index % inFlight === lane));
    let count = 0;
    const rate = await pressOn(pressure, async (lane) => {
      const own = ofLane[lane] ?? [];
      const guest = own[++count % own.length];
      if (guest) await lanes[lane]?.send(requestOf(guest, count));
    });
    for (const lane of lanes) lane.close();
    return rate;
  },
};
export type HttpLoadCalls = typeof calls;
serveCalls(calls);
