import { useHost, useHostState } from '../state/host-context.tsx';
import type { HostRoute } from '../state/host-route.ts';

/**
 * Returns a function that shows another screen after an answer. It returns false and does nothing if the host has
 * meanwhile gone to another screen or celebration.
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

/** All places of one celebration count as the same work. */
function isSameWork(asked: HostRoute, now: HostRoute): boolean {
  const isSameCelebration = asked.screen === 'celebration' && now.screen === 'celebration' && asked.id === now.id;
  return isSameCelebration || asked === now;
}
