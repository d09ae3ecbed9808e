import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { NetworkDeps } from '../../../sync/evening/network.ts';
import { type HeardMoment, heardMomentSchema } from '../../../sync/live/heard-moment.ts';
import type { LiveFeed } from '../../../sync/live/live-state.ts';
import { read } from '../../../sync/phone/phone-storage.ts';
import { KEYS } from '../../../sync/phone/storage-keys.ts';
import type { KeyValueStorage } from '../../../sync/ports.ts';
import { createToldInTab } from '../../browser/told-in-tab.ts';

interface MomentsDeps extends Pick<NetworkDeps, 'store' | 'clock' | 'lifecycle' | 'log'> {
  readonly storage: KeyValueStorage;
}

interface MomentsState {
  readonly isOn: boolean;
  /** The moment that is shown now. */
  readonly shown: HeardMoment | null;
}

export type Moments = ReturnType<typeof startMoments>;

/** The time for which the page shows a moment. */
const SHOWN_MS = { clink: 2_800, room: 6_000 };
/** An older drink was logged offline, or on another phone. */
const JUST_MS = 5_000;
/** Another guest's drink may come up to five seconds later, and takes a moment to arrive. */
const ASK_AFTER_MS = 6_500;
/** A tab remembers this many moments, so that it shows none of them again. */
const REMEMBERED = 50;
const answerSchema = v.pipe(v.string(), v.parseJson(), v.object({ moment: heardMomentSchema }));

/** The moments of a celebration on this phone (docs/protocol.md#moments). */
export function startMoments({ storage, store, clock, lifecycle, log }: MomentsDeps) {
  const isOn = () => read(storage, KEYS.moments, log) !== 'off';
  const state = createStore<MomentsState>(() => ({ isOn: isOn(), shown: null }));
  const known = createToldInTab('momentsTold', REMEMBERED);
  let endShown = () => {};
  let cancelAsking = () => {};

  function mayHear(): boolean {
    const { celebration, decision, state: session } = store.getState();
    return state.getState().isOn && celebration !== null && !session.hidden && decision?.hidden !== true;
  }

  function hear(moment: HeardMoment): void {
    if (known.has(moment.id)) return;
    known.add(moment.id);
    if (moment.kind === 'clink') cancelAsking();
    if (!mayHear() || !lifecycle.isVisible()) return;
    endShown();
    state.setState({ shown: moment });
    const shownMs = moment.kind === 'clink' ? SHOWN_MS.clink : SHOWN_MS.room;
    endShown = clock.after(shownMs, () => state.setState({ shown: null }));
  }

  /** The guest who confirms first can be told of the clink only later. */
  function askLater(): void {
    cancelAsking();
    cancelAsking = clock.after(ASK_AFTER_MS, () => {
      if (mayHear() && lifecycle.isVisible()) store.ask('news');
    });
  }

  const stops = [
    store.subscribe(({ session, identity }, before) => {
      const isSame = identity.sessionId === before.identity.sessionId;
      const last = session.drinks.at(-1);
      const isNew = isSame && session.drinks.length > before.session.drinks.length && last !== undefined;
      if (isNew && clock.now() - last.timestamp < JUST_MS && mayHear()) askLater();
      if (!mayHear()) state.setState({ shown: null });
    }),
    storage.onChange((key) => {
      if (key === KEYS.moments || key === null) state.setState({ isOn: isOn() });
    }),
    () => endShown(),
    () => cancelAsking(),
  ];

  return {
    ...state,
    /** Also reads the answer to a save that other code has sent. */
    overhear(path: string, answer: Response): void {
      if (!answer.ok || !path.startsWith('/api/sessions/')) return;
      answer
        .clone()
        .text()
        .then((text) => {
          const told = v.safeParse(answerSchema, text);
          if (told.success) hear(told.output.moment);
        })
        // The sender has the same failure, and tries again.
        .catch(() => {});
    },
    /** Reads the moments in the stream of the leaderboard. Returns a function that stops this. */
    follow: (live: LiveFeed): (() => void) =>
      live.subscribe(({ moment }, before) => {
        if (moment && moment !== before.moment) hear(moment);
      }),
    turn(next: boolean): void {
      state.setState({ isOn: next, ...(!next && { shown: null }) });
      try {
        if (next) storage.remove(KEYS.moments);
        else storage.set(KEYS.moments, 'off');
      } catch (error) {
        log('Error writing storage', error);
      }
    },
    close(): void {
      for (const stop of stops) stop();
    },
  };
}
