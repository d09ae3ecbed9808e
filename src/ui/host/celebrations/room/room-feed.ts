import { createStore } from 'zustand/vanilla';
import type { Route } from '../../../../domain/api/calls.ts';
import { pathTo } from '../../../../domain/api/route.ts';
import { CELEBRATION_PARAMETER } from '../../../../domain/celebration/celebration.ts';
import { applyRoomChange } from '../../../../domain/hosting/apply-room-change.ts';
import type { HostRoom, RoomChange, RoomSettings } from '../../../../domain/hosting/host-room.ts';
import type { HostedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { Refused } from '../../../../sync/calls/read-answer.ts';
import { type Attempt, createRetryLoop, TimedOut, type Verdict } from '../../../../sync/calls/retry-loop.ts';
import { readEvents } from '../../../../sync/live/open-stream.ts';
import { createTransport } from '../../../../sync/live/transport.ts';
import type { Ports } from '../../../browser/browser-ports.ts';

const BACK_OFF_CAP_MS = 5_000;
const CONNECT_MS = 10_000;
/** After a longer silence the connection counts as dead. It is 1.5 times the interval of the server's heartbeats. */
const SILENCE_MS = 12_000;

export interface RoomView {
  /** The newest room. It is kept while there is no connection. */
  readonly room: HostRoom | null;
  readonly status: 'connecting' | 'live' | 'offline';
  /** When the room was last live, in ms on this device's clock. Null if it never was. */
  readonly lastLiveAt: number | null;
  /** The time by which the server's clock is ahead of this device's, in ms. */
  readonly serverAheadMs: number;
}

const NOTHING_YET: RoomView = { room: null, status: 'connecting', lastLiveAt: null, serverAheadMs: 0 };

interface RoomFeedDeps extends Pick<Ports, 'clock' | 'random' | 'lifecycle' | 'fetch' | 'log'> {
  readonly celebration: Pick<HostedCelebration, 'id' | 'code'>;
  /** What the page showed when it last left the celebration. */
  readonly before?: RoomView | undefined;
  /** Called when the server says that nobody is signed in, or that this host has no such celebration. */
  onRefused(): void;
}

/** Follows a host's stream (docs/protocol.md#the-hosts-stream) while the page is visible. */
export function createRoomFeed({ celebration, before: left, onRefused, ...ports }: RoomFeedDeps) {
  const { clock, fetch, lifecycle, log } = ports;
  const view = createStore<RoomView>(() => ({ ...(left ?? NOTHING_YET), status: 'connecting' }));

  const transport = createTransport(clock);
  let retry = () => {};

  async function follow({ signal, expectWithin, succeed }: Attempt): Promise<Verdict> {
    const { isOnce } = transport.begin();
    let pauseMs = 0;
    expectWithin(CONNECT_MS);
    // The code is for a proxy, which uses it to choose the server that knows which guests are here.
    const path = pathTo(
      'GET /api/host/celebrations/:celebrationId/guests/live' satisfies Route,
      { celebrationId: celebration.id },
      { [CELEBRATION_PARAMETER]: celebration.code, ...(isOnce && { once: '1' }) },
    );
    const response = await fetch(path, { headers: { accept: 'text/event-stream' }, signal, cache: 'no-store' });
    if (response.status === 401 || response.status === 404) onRefused();
    if (!response.ok) throw new Refused(response, clock.now());
    await readEvents(response, signal, {
      onBytes() {
        expectWithin(SILENCE_MS);
        view.setState({ lastLiveAt: clock.now() });
      },
      onRetry(retryMs) {
        pauseMs = retryMs;
      },
      onEvent({ event, data }) {
        receive(event, data);
        transport.succeed();
        succeed();
      },
    });
    return { notBeforeMs: pauseMs };
  }

  function receive(event: string | undefined, data: string): void {
    const { room: before } = view.getState();
    if (event === 'room') show(JSON.parse(data) as HostRoom);
    else if (event === 'change' && before) show(applyRoomChange(before, JSON.parse(data) as RoomChange));
  }

  function show(room: HostRoom): void {
    view.setState({ room, status: 'live', serverAheadMs: room.at - clock.now() });
  }

  /**
   * Shows the answer to a call of this host before the stream does. `before` is the room when the call began. If the
   * stream has sent another room since then, the answer is ignored, because that room may be newer.
   */
  function learn({ state, door, pausedAt, boards, deletesAt }: RoomSettings, before: HostRoom | null): void {
    const { room } = view.getState();
    if (room && room === before) view.setState({ room: { ...room, state, door, pausedAt, boards, deletesAt } });
  }

  /** Follows the stream until the returned function is called. */
  function start(): () => void {
    const loop = createRetryLoop(ports, {
      backOffCapMs: BACK_OFF_CAP_MS,
      isDue: lifecycle.isVisible,
      attempt: follow,
      onError: (error) => {
        transport.fail(error instanceof TimedOut);
        log('Error fetching the guests', error);
      },
      onState: (state) => {
        const isSingle = transport.comesSingly();
        if ((state === 'waiting' || state === 'held') && !isSingle) view.setState({ status: 'offline' });
      },
    });
    const stopHiding = lifecycle.onHide(() => {
      loop.rest();
      // The room counts as live only after the stream has sent something again.
      if (view.getState().status === 'live') view.setState({ status: 'connecting' });
    });
    retry = loop.restart;
    loop.poke();
    return () => {
      stopHiding();
      loop.stop();
    };
  }

  return {
    getState: view.getState,
    getInitialState: view.getInitialState,
    subscribe: view.subscribe,
    start,
    /** Asks the server at once, without the rest of the pause. */
    retry: () => retry(),
    learn,
  };
}
