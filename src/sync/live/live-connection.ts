import type { EventSourceMessage } from 'eventsource-parser';
import type { StoreApi } from 'zustand/vanilla';
import { HEARTBEAT_MS } from '../../domain/limits.ts';
import type { Attempt, Verdict } from '../calls/retry-loop.ts';
import type { NetworkDeps } from '../evening/network.ts';
import { isNews } from '../phone/decision.ts';
import { changeBy } from './live-event.ts';
import type { LiveState } from './live-state.ts';
import { openStream, readEvents, type StreamWish } from './open-stream.ts';

/** After a longer silence the stream is no longer assumed to be live. */
const QUIET_MS = 1.5 * HEARTBEAT_MS;
/** The server promises to send something at least every 15 s. A connection that is silent for this long is dead. */
const SILENCE_MS = 35_000;
const CONNECT_MS = 10_000;
/** The timeout of a trial stream, which tests whether streams work again while the phone polls for snapshots. */
const TRIAL_MS = 3_000;
/** If connecting takes longer than this, the leaderboard is no longer shown as live. */
const SLOW_MS = 2_000;

/**
 * Reads one connection of the stream into `feed` until it ends. `isTrial`: the last single snapshot is still shown as
 * live until the stream begins.
 */
export async function readConnection(
  deps: NetworkDeps,
  { signal, expectWithin, succeed }: Attempt,
  { isTrial, ...wish }: StreamWish & { readonly isTrial: boolean },
  { getState, setState }: StoreApi<LiveState>,
): Promise<Verdict> {
  const { store, clock } = deps;
  const cancelSlow = isTrial ? () => {} : clock.after(SLOW_MS, () => setState({ status: 'offline' }));
  let cancelQuiet = () => {};
  const cancel = () => {
    cancelSlow();
    cancelQuiet();
  };

  function becomes(from: LiveState['status'], to: LiveState['status']): void {
    if (getState().status === from) setState({ status: to });
  }

  function receive(message: EventSourceMessage): void {
    const change = changeBy(message, getState().leaderboard, clock.now());
    if (!change) return;
    setState(change);
    // The event only makes the phone ask. The phone takes the decision from the answer to its next save, so a late
    // event cannot restore an old decision.
    if (change.you && isNews(store.getState().decision, change.you.host ?? {})) store.ask('news');
  }

  let pauseMs = 0;
  signal.addEventListener('abort', cancel, { once: true });
  try {
    expectWithin(isTrial ? TRIAL_MS : CONNECT_MS);
    await readEvents(await openStream(deps, wish, signal), signal, {
      onBytes() {
        expectWithin(isTrial ? QUIET_MS : SILENCE_MS);
        cancelQuiet();
        cancelQuiet = clock.after(QUIET_MS, () => becomes('live', 'checking'));
        becomes('checking', 'live');
        if (getState().status === 'live') setState({ lastLiveAt: clock.now() });
      },
      onRetry(retryMs) {
        pauseMs = retryMs;
      },
      onEvent(message) {
        receive(message);
        if (message.event !== 'leaderboard') return;
        cancelSlow();
        succeed();
      },
    });
    return { notBeforeMs: pauseMs };
  } finally {
    cancel();
  }
}
