import { createStore } from 'zustand/vanilla';
import { MINUTE_MS } from '../../domain/limits.ts';
import { createLatest } from '../calls/latest.ts';
import { read, writeValue } from '../phone/phone-storage.ts';
import { KEYS } from '../phone/storage-keys.ts';
import type { Geolocation, KeyValueStorage, Lifecycle, Log } from '../ports.ts';
import type { SessionStore } from './session-store.ts';

/** High accuracy, a time limit of 10 s, and a cached position of at most 5 minutes (docs/spec-coverage.md §7.8). */
const REQUEST = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * MINUTE_MS } as const;

export interface LocationState {
  /** `locationPermissionGranted`: false on every load, whatever the browser remembers (docs/readings.md#location). */
  readonly isGranted: boolean;
  readonly isRequesting: boolean;
  /** The last request since the page was loaded failed: denied, not found, or not supported. */
  readonly hasFailed: boolean;
  /** Whether the guest accepted or skipped (`locationDialogShown`), or put the dialog off until the next load. */
  readonly isDialogHandled: boolean;
}

export interface LocationDeps {
  readonly store: SessionStore;
  readonly geolocation: Geolocation;
  readonly lifecycle: Lifecycle;
  readonly storage: KeyValueStorage;
  readonly log: Log;
}

export type LocationSharing = ReturnType<typeof createLocationSharing>;

/** Sharing of the guest's position (docs/readings.md#location). A failure switches sharing off and is logged. */
export function createLocationSharing({ store, geolocation, lifecycle, storage, log }: LocationDeps) {
  const isMarked = () => read(storage, KEYS.locationDialogShown, log) === 'true';
  const state = createStore<LocationState>(() => ({
    isGranted: false,
    isRequesting: false,
    hasFailed: false,
    isDialogHandled: isMarked(),
  }));
  const requests = createLatest();

  /** `isSilent`: the page requests the position without a tap of the guest. */
  async function take({ isSilent }: { isSilent: boolean }): Promise<boolean> {
    const isLatest = requests.ask();
    let wasHidden = !lifecycle.isVisible();
    const stopWatching = lifecycle.onHide(() => {
      wasHidden = true;
    });
    state.setState({ isRequesting: true });
    const position = await geolocation.position(REQUEST).catch((error: unknown) => {
      log('Error getting location', error);
      return null;
    });
    stopWatching();
    if (!isLatest()) return false;
    // Browsers give a hidden page no position. Sharing stays on, because the page asks again when it is visible.
    if (position === null && isSilent && wasHidden) {
      state.setState({ isRequesting: false });
      return false;
    }
    if (position !== null || store.getState().position !== null) store.share(position);
    state.setState({ isRequesting: false, isGranted: position !== null, hasFailed: position === null });
    return position !== null;
  }

  function abandon(): void {
    requests.giveUp();
    state.setState({ isRequesting: false, isGranted: false, hasFailed: false });
  }

  function markHandled(): void {
    state.setState({ isDialogHandled: true });
    writeValue(storage, KEYS.locationDialogShown, 'true', log);
  }

  /** Whether the house of the celebration forbids asking for positions. */
  const isUnwanted = () => store.getState().celebration?.location === false;

  const isToBeResumed = () => store.getState().position === undefined && !state.getState().isRequesting;

  // A position that arrives later is not shared if sharing was switched off or the data was deleted in any tab, or if the
  // guest has switched to another evening.
  const stopFollowing = store.subscribe(({ identity, position, userName }, before) => {
    const isGone = userName === null && before.userName !== null;
    const isElsewhere = ![before.identity, before.next].some(({ sessionId }) => sessionId === identity.sessionId);
    if (isGone || isElsewhere || (position === null && before.position !== null)) abandon();
    if (isUnwanted() && position !== null) store.share(null);
  });
  /** After a reload: requests the position silently, if the guest shares it and the browser still permits it. */
  async function resume(): Promise<void> {
    if (isUnwanted() && store.getState().position !== null) store.share(null);
    if (!isToBeResumed()) return;
    const permission = await geolocation.permission();
    if (!isToBeResumed()) return;
    if (permission === 'granted') await take({ isSilent: true });
    if (permission !== 'denied') return;
    store.share(null);
    state.setState({ hasFailed: true });
  }
  const stopWaking = lifecycle.onWake(() => void resume());
  const stopListening = storage.onChange((key) => {
    if (key === KEYS.locationDialogShown && isMarked()) state.setState({ isDialogHandled: true });
  });

  return {
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,

    /** 'Share My Location'. Resolves with true when a position is shared. */
    async accept(): Promise<boolean> {
      const isShared = await take({ isSilent: false });
      markHandled();
      return isShared;
    },

    /** 'Skip (Show All Users)'. This works even while a position is requested, because some browsers never answer. */
    skip(): void {
      abandon();
      markHandled();
    },

    /** Closes the dialog without an answer. The dialog opens again after the next load. */
    putOff(): void {
      state.setState({ isDialogHandled: true });
    },

    /** Stops sharing. The next save removes the position from the server. */
    stopSharing(): void {
      store.share(null);
    },

    close(): void {
      abandon();
      stopFollowing();
      stopListening();
      stopWaking();
    },

    resume,
  };
}
