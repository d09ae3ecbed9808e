import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { Host, HostState } from './host-store.ts';

const HostContext = createContext<Host | null>(null);

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('a screen of the hosts stands outside HostProvider');
  return host;
}

/** Returns a part of the state of the hosts' page. The component renders again when that part changes. */
export function useHostState<T>(selector: (state: HostState) => T): T {
  return useStore(useHost(), selector);
}

/** False if there is no mail server. Links and codes are then in the server's log. */
export function useSendsMail(): boolean {
  return useHostState((state) => state.settings?.mail ?? true);
}

/** Whether the host has a password. A host who signed up through the house may have none. */
export function useHasPassword(): boolean {
  return useHostState((state) => state.user?.hasPassword ?? true);
}
