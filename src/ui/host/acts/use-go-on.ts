import { useHost, useHostState } from '../state/host-context.tsx';
import type { HostRoute } from '../state/host-route.ts';

/**
 * Shows another screen after an answer. False if the host has meanwhile gone to another screen or celebration, and so
 * stays there.
 */
export function useGoOn(): (to: HostRoute) => boolean {
  const { go, getState } = useHost();
  const asked = useHostState(({ route }) => route);
  return (to) => {
    const isStillThere = isSameWork(asked, getState().route);
    if (isStillThere) go(to);
    return isStillThere;
  };
}

/** The places of a celebration belong together. */
function isSameWork(asked: HostRoute, now: HostRoute): boolean {
  const isSameCelebration = asked.screen === 'celebration' && now.screen === 'celebration' && asked.id === now.id;
  return isSameCelebration || asked === now;
}
