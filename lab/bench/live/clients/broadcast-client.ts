import type { LiveClient } from '../live-client.ts';
import { openStream } from './event-stream.ts';
import { putJson } from './put-json.ts';
import { readOnce } from './read-once.ts';

/** The bare broadcast: each message names a guest and a total, padded to the requested size. */
export const broadcastClient: LiveClient = {
  connect: (url, _guest, { hold, drop }) =>
    openStream({ url, path: '/live' }, { take: (text) => hold(totalsIn(text)), drop }),
  save: (url, guest, total) => putJson(new URL('/save', url), [guest.sessionId, total]),
};

const totalsIn = readOnce((text) =>
  [...text.matchAll(/"(guest-[^"]+)",(\d+)/g)].map(([, id = '', total]) => [id, Number(total)]),
);
