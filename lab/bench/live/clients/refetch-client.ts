import { Agent, request } from 'node:http';
import type { CrowdGuest } from '../crowd.ts';
import type { LiveClient } from '../live-client.ts';
import { saveOf } from './clink-client.ts';
import { openStream } from './event-stream.ts';
import { putJson } from './put-json.ts';
import { readOnce } from './read-once.ts';

/**
 * The design that Clink replaces: after every change each phone reads the whole table again, one read at a time. A
 * change during a read causes one more read.
 */
export const refetchClient: LiveClient = {
  connect: async (url, _guest, { hold, drop }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let rowBytes = 0;
    let isStale = false;
    let isReading = false;
    const take = async () => {
      isStale = true;
      if (isReading) return;
      isReading = true;
      while (isStale) {
        isStale = false;
        const text = await getRows(url, agent);
        rowBytes += text.length;
        hold(totalsIn(text));
      }
      isReading = false;
    };
    const stream = await openStream({ url, path: '/live' }, { take: () => void take(), drop });
    return { receivedBytes: () => stream.receivedBytes() + rowBytes };
  },
  save: (url, guest, total, count) => putJson(new URL('/save', url), rowOf(guest, total, count)),
};

const totalsIn = readOnce((text) => {
  const rows: { session_id: string; total_drinks: number }[] = JSON.parse(text);
  return rows.map((row) => [row.session_id, row.total_drinks]);
});

function getRows(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL('/rows', url), { agent }, (answer) => {
      let text = '';
      answer.setEncoding('latin1');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.once('end', () => resolve(text));
    });
    asked.once('error', reject).end();
  });
}

function rowOf(guest: CrowdGuest, total: number, count: number) {
  const { drinks } = saveOf(guest, total, count);
  const last = drinks.at(-1)?.timestamp;
  return {
    session_id: guest.sessionId,
    user_name: guest.userName,
    total_drinks: total,
    session_start: new Date(guest.sessionStartMs).toISOString(),
    last_drink_at: last === undefined ? null : new Date(last).toISOString(),
    drinking_pace: 'moderate',
    drinks_data: JSON.stringify(drinks),
  };
}
