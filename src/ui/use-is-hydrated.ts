import { useSyncExternalStore } from 'react';

const neverAgain = () => () => undefined;

/** False while React renders the prerendered markup, which is the same for everybody. True from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverAgain,
    () => true,
    () => false,
  );
}
