import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { SessionStore } from '../../sync/evening/session-store.ts';
import type { LiveFeed, LiveState } from '../../sync/live/live-state.ts';
import type { Phone } from '../../sync/phone/phone.ts';
import type { Fetch, KeyValueStorage, Lifecycle, Log } from '../../sync/ports.ts';

/** The objects that src/ui/guest-page.tsx creates for the screens. */
export interface Clink {
  readonly store: SessionStore;
  readonly live: LiveFeed;
  readonly storage: KeyValueStorage;
  readonly lifecycle: Lifecycle;
  readonly fetch: Fetch;
  readonly log: Log;
}

const ClinkContext = createContext<Clink | null>(null);

export function ClinkProvider({ clink, children }: { clink: Clink; children: ReactNode }) {
  return <ClinkContext value={clink}>{children}</ClinkContext>;
}

export function useClink(): Clink {
  const clink = use(ClinkContext);
  if (!clink) throw new Error('a screen stands outside ClinkProvider');
  return clink;
}

/** Returns a part of this phone's state. The component renders again when that part changes. */
export function usePhone<T>(selector: (phone: Phone) => T): T {
  return useStore(useClink().store, selector);
}

/** A part of the live leaderboard. The screen must open the stream itself with `useClink().live.watch(view)`. */
export function useLive<T>(selector: (live: LiveState) => T): T {
  return useStore(useClink().live, selector);
}
