import { createStore } from 'zustand/vanilla';
import { MINUTE_MS } from '../domain/limits.ts';
import { KEYS, read, writeFlag } from './phone-storage.ts';
import type { Geolocation, KeyValueStorage, Log } from './ports.ts';
import type { SessionStore } from './session-store.ts';

/** Spec §7, §9: high accuracy, 10 s, a cached position of up to 5 minutes will do. */
const REQUEST = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * MINUTE_MS } as const;

export interface LocationState {
  /** The app's own `locationPermissionGranted`: false on every load, whatever the browser remembers. */
  readonly isGranted: boolean;
  readonly isRequesting: boolean;
  /** Accepted or skipped, once and for all (`locationDialogShown`); or put off until the next load. */
  readonly isDialogHandled: boolean;
}

export interface LocationDeps {
  readonly store: SessionStore;
  readonly geolocation: Geolocation;
  readonly storage: KeyValueStorage;
  readonly log: Log;
}

export type LocationSharing = ReturnType<typeof createLocationSharing>;

/** Sharing the own position (spec §4, Location; readings, Location). A failure switches sharing off and is logged. */
export function createLocationSharing({ store, geolocation, storage, log }: LocationDeps) {
  const isMarked = () => read(storage, KEYS.locationDialogShown, log) === 'true';
  const state = createStore<LocationState>(() => ({
    isGranted: false,
    isRequesting: false,
    isDialogHandled: isMarked(),
  }));
  /** Counts what was asked for: an answer to anything but the last comes too late. */
  let asked = 0;

  async function take(): Promise<boolean> {
    asked += 1;
    const own = asked;
    state.setState({ isRequesting: true });
    const position = await geolocation.position(REQUEST).catch((error: unknown) => {
      log('Error getting location', error);
      return null;
    });
    if (own !== asked) return false;
    state.setState({ isRequesting: false, isGranted: position !== null });
    if (position !== null || store.getState().position !== null) store.share(position);
    return position !== null;
  }

  function abandon(): void {
    asked += 1;
    state.setState({ isRequesting: false, isGranted: false });
  }

  function markHandled(): void {
    state.setState({ isDialogHandled: true });
    writeFlag(storage, KEYS.locationDialogShown, 'true', log);
  }

  const isToBeResumed = () => store.getState().position === undefined;

  // Switched off or deleted, here or in another tab: a position that arrives after that is not shared.
  store.subscribe(({ position, userName }, before) => {
    const isGone = userName === null && before.userName !== null;
    if (isGone || (position === null && before.position !== null)) abandon();
  });
  storage.onChange((key) => {
    if (key === KEYS.locationDialogShown && isMarked()) state.setState({ isDialogHandled: true });
  });

  return {
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,

    /** 'Share My Location': true when a position is shared now. */
    async accept(): Promise<boolean> {
      const isShared = await take();
      markHandled();
      return isShared;
    },

    /** 'Skip (Show All Users)', also while a position is waited for: some browsers never answer. */
    skip(): void {
      abandon();
      markHandled();
    },

    /** Closed without an answer: offered again after the next load. */
    putOff(): void {
      state.setState({ isDialogHandled: true });
    },

    /** On the server too: the position goes with the next save. */
    stopSharing(): void {
      store.share(null);
    },

    /** After a reload: silently, only for a guest who shares and while the browser's permission still stands. */
    async resume(): Promise<void> {
      if (!isToBeResumed()) return;
      const permission = await geolocation.permission();
      if (!isToBeResumed()) return;
      if (permission === 'granted') await take();
      if (permission === 'denied') store.share(null);
    },
  };
}
