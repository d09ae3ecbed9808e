import { expect, test } from 'vitest';
import { applyRoomChange } from '../../../domain/hosting/apply-room-change.ts';
import type { HostRoom } from '../../../domain/hosting/host-room.ts';
import { USUAL_BOARDS } from '../../../domain/leaderboard/boards.ts';
import { openWebSink } from '../../http/event-sink.ts';
import { LiveHub } from '../../leaderboard/live-hub.ts';
import { Roster } from '../../leaderboard/roster.ts';
import { NO_METRICS } from '../../metrics/metrics.ts';
import { StoreUnavailable } from '../../store/store.ts';
import { followEvents, MAREK } from '../../testing/hosting.fixture.ts';
import { manualTimers } from '../../testing/manual-time.fixture.ts';
import { NOON } from '../../testing/service.fixture.ts';
import { type RoomFacts, RoomHub } from './room-hub.ts';

/** A room that Marek has open. The test sets the data, and each read waits for `stored.beforeAnswer`. */
async function openRoom() {
  const timers = manualTimers(NOON);
  const roster = new Roster();
  const loaded = { roster, live: new LiveHub(roster, timers, NO_METRICS) };
  const hosts = [{ id: MAREK.id, name: MAREK.name, role: 'owner' as const, isHere: true }];
  const settings = { state: 'open', door: 'open', pausedAt: null, deletesAt: null, endedAt: null } as const;
  const facts: RoomFacts = { ...settings, boards: [...USUAL_BOARDS], hosts, log: '' };
  const stored = { facts, beforeAnswer: async () => {} };
  const readFacts = async () => {
    const found = stored.facts;
    const { beforeAnswer } = stored;
    stored.beforeAnswer = async () => {};
    await beforeAnswer();
    return found;
  };
  const hub = new RoomHub({ loaded, timers, readFacts, momentsNow: () => [], onEmpty: () => {} });
  const { sink, response } = openWebSink(new AbortController());
  const { events } = followEvents(response);
  await hub.join({ hostId: MAREK.id, sink, isAllowed: async () => true, isOnce: false });
  await timers.advance(1_000);
  const set = (changes: Partial<RoomFacts>) => {
    stored.facts = { ...stored.facts, ...changes };
    hub.poke();
  };
  const seen = (): HostRoom => {
    const [first, ...changes] = events.map(({ data }) => data);
    return changes.reduce<HostRoom>((now, change) => applyRoomChange(now, change as never), first as never);
  };
  return { hub, timers, stored, set, seen };
}

test('a setting that a second host changes while the room is being read for the first host is sent to both', async () => {
  const { timers, stored, set, seen } = await openRoom();
  let answer = () => {};
  stored.beforeAnswer = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  set({ door: 'closed' });
  await timers.advance(500);
  set({ pausedAt: NOON });
  answer();
  await timers.advance(1);
  await timers.advance(500);
  expect(seen()).toMatchObject({ door: 'closed', pausedAt: NOON });
});

test('a room that could not be read once is read again', async () => {
  const { timers, stored, set, seen } = await openRoom();
  stored.beforeAnswer = async () => {
    throw new StoreUnavailable('the link is cut');
  };
  set({ door: 'closed' });
  await timers.advance(500);
  expect(seen()).toMatchObject({ door: 'open' });
  await timers.advance(500);
  expect(seen()).toMatchObject({ door: 'closed' });
});

test('a room that was closed is not read again', async () => {
  const { hub, timers, stored, set } = await openRoom();
  set({ door: 'closed' });
  hub.close();
  stored.beforeAnswer = () => expect.unreachable();
  set({ door: 'open' });
  await timers.advance(60_000);
});
