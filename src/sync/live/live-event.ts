import type { EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';
import { applyDelta, type Delta, deltaSchema } from '../../domain/leaderboard/delta.ts';
import type { Leaderboard } from '../../domain/leaderboard/leaderboard.ts';
import { leaderboardFrom, type Snapshot, snapshotSchema } from '../../domain/leaderboard/snapshot.ts';
import { heardMomentSchema } from './heard-moment.ts';
import type { LiveState } from './live-state.ts';

/**
 * Returns the changes that an event of the stream makes (docs/protocol.md#stream), or null if this page does not know
 * the event. `before` is the leaderboard before the event. `nowMs` is on the phone's clock. A delta without `you` does
 * not change `you`.
 */
export function changeBy(
  { event, data }: EventSourceMessage,
  before: Leaderboard | null,
  nowMs: number,
): Partial<LiveState> | null {
  if (event === 'leaderboard') return bySnapshot(v.parse(snapshotSchema, JSON.parse(data)), nowMs);
  if (event === 'moment') return { moment: v.parse(heardMomentSchema, JSON.parse(data)), lastLiveAt: nowMs };
  return event === 'change' ? byDelta(v.parse(deltaSchema, JSON.parse(data)), before, nowMs) : null;
}

function bySnapshot(snapshot: Snapshot, nowMs: number): Partial<LiveState> {
  const { scope, you = null, paused: pausedSince = null, over: isOver = false, at } = snapshot;
  const leaderboard = leaderboardFrom(snapshot);
  return { status: 'live', leaderboard, scope, you, lastLiveAt: nowMs, pausedSince, isOver, serverAheadMs: at - nowMs };
}

function byDelta(delta: Delta, before: Leaderboard | null, nowMs: number): Partial<LiveState> {
  return {
    leaderboard: before && applyDelta(before, delta),
    ...(delta.you && { you: delta.you }),
    lastLiveAt: nowMs,
    serverAheadMs: delta.at - nowMs,
  };
}
