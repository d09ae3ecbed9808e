import type { Change, Picture, SaveRequest } from '../../../../src/domain/protocol.ts';
import type { CrowdGuest } from '../crowd.ts';
import type { LiveClient, Totals } from '../live-client.ts';
import { openStream } from './event-stream.ts';
import { putJson } from './put-json.ts';
import { readOnce } from './read-once.ts';

const EVENT = /^event: (leaderboard|change)\ndata: (.+)$/gm;

/** The product, as a phone with its own session and write key uses it. */
export const clinkClient: LiveClient = {
  connect: (url, guest, { hold, drop }) => {
    const path = `/api/leaderboard/live?scope=everyone&view=top&sessionId=${guest.sessionId}`;
    return openStream({ url, path, headers: secretOf(guest) }, { take: (text) => hold(totalsIn(text)), drop });
  },
  save: (url, guest, total, revision) =>
    putJson(new URL(`/api/sessions/${guest.sessionId}`, url), saveOf(guest, total, revision), secretOf(guest)),
};

const totalsIn = readOnce((text) => {
  const totals: (readonly [string, number])[] = [];
  for (const [, event, data = ''] of text.matchAll(EVENT)) {
    totals.push(...(event === 'change' ? changedIn(JSON.parse(data)) : shownIn(JSON.parse(data))));
  }
  return totals;
});

function changedIn({ rows = {} }: Change): Totals {
  return Object.entries(rows).flatMap(([id, { total_drinks: total }]) => (total === undefined ? [] : [[id, total]]));
}

function shownIn({ mostDrinks, fastestPace }: Picture): Totals {
  return [...mostDrinks, ...fastestPace].map((row) => [row.session_id, row.total_drinks]);
}

function secretOf({ writeKey }: CrowdGuest): Record<string, string> {
  return { authorization: `Bearer ${writeKey}` };
}

/** The whole session, as the phone sends it. The drinks are spread evenly between the evening's start and now. */
export function saveOf(guest: CrowdGuest, total: number, revision: number): SaveRequest {
  const sentAt = Date.now();
  const gapMs = (sentAt - guest.sessionStartMs) / (total + 1);
  const drinks = Array.from({ length: total }, (_, index) => {
    const timestamp = Math.round(guest.sessionStartMs + (index + 1) * gapMs);
    return { id: `${timestamp}-${index}`, drinkType: 'beer' as const, timestamp };
  });
  const { userName, sessionStartMs: sessionStart } = guest;
  return { userName, drinks, sessionStart, drinkingPace: 'moderate', revision, sentAt };
}
