import type { Delta } from '../../../../src/domain/leaderboard/delta.ts';
import type { Guest } from '../../../../src/domain/leaderboard/rankings.ts';
import type { Snapshot } from '../../../../src/domain/leaderboard/snapshot.ts';
import { MINUTE_MS } from '../../../../src/domain/limits.ts';
import type { SaveRequest } from '../../../../src/domain/save-request.ts';
import type { CrowdGuest } from '../crowd.ts';
import type { LiveClient, Totals } from '../live-client.ts';
import { openStream } from './event-stream.ts';
import { putJson } from './put-json.ts';
import { readOnce } from './read-once.ts';

const GAP_MS = MINUTE_MS;
const EVENT = /^event: (leaderboard|change)\ndata: (.+)$/gm;

/** The product, as a phone with its own session and write key uses it. */
export const clinkClient: LiveClient = {
  connect: (url, guest, { hold, drop }) => {
    const totalsIn = readers.get(url) ?? newReader();
    readers.set(url, totalsIn);
    const path = `/api/leaderboard/live?scope=everyone&view=top&sessionId=${guest.sessionId}`;
    return openStream({ url, path, headers: secretOf(guest) }, { take: (text) => hold(totalsIn(text)), drop });
  },
  save: (url, guest, total, count) =>
    putJson(new URL(`/api/sessions/${guest.sessionId}`, url), saveOf(guest, total, count), secretOf(guest)),
};

/** By the server that the phones of this process follow. */
const readers = new Map<string, (text: string) => Totals>();

/** Each server has its own short numbers of guests (`handle`), and gives them with its rows. */
function newReader(): (text: string) => Totals {
  const sessionIds = new Map<number, string>();

  function shownIn({ rows }: Pick<Snapshot, 'rows'>): Totals {
    return rows.map(({ handle, sessionId, totalDrinks }: Guest) => {
      sessionIds.set(handle, sessionId);
      return [sessionId, totalDrinks];
    });
  }

  function changedIn({ rows = [], drinks = {} }: Delta): Totals {
    const changed = Object.entries(drinks).flatMap(([handle, total]) => {
      const sessionId = sessionIds.get(Number(handle));
      return sessionId === undefined ? [] : [[sessionId, total] as const];
    });
    return [...shownIn({ rows }), ...changed];
  }

  return readOnce((text) =>
    [...text.matchAll(EVENT)].flatMap(([, event, data = '']) =>
      event === 'change' ? changedIn(JSON.parse(data)) : shownIn(JSON.parse(data)),
    ),
  );
}

function secretOf({ writeKey }: CrowdGuest): Record<string, string> {
  return { authorization: `Bearer ${writeKey}` };
}

/**
 * The whole session, as the phone sends it: the guest's drinks so far, one every `GAP_MS` from the start of the evening
 * on, and the others now. The server keeps the time that it first got for a drink. A higher `count` makes it a later
 * write, which the server has to commit.
 */
export function saveOf(guest: CrowdGuest, total: number, count: number): SaveRequest {
  const { userName, sessionStartMs: sessionStart } = guest;
  const sentAt = Date.now();
  const drinks = Array.from({ length: total }, (_, index) => {
    const plannedAt = sessionStart + (index + 1) * GAP_MS;
    const timestamp = index < guest.total ? plannedAt : sentAt;
    return { id: `${plannedAt}-${index}`, drinkType: 'beer' as const, timestamp };
  });
  const written = [1, 'bench'] as [number, string];
  const stamps: SaveRequest['stamps'] = { userName: written, sessionStart: written, drinkingPace: [count, 'bench'] };
  return { userName, drinks, removed: [], sessionStart, drinkingPace: 'moderate', hidden: false, stamps, sentAt };
}
