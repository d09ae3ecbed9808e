import { useEffect } from 'react';

/**
 * Keeps the screen on while `isOn`. Browsers cannot do this on plain http, older browsers cannot do it at all, and a
 * phone in battery-saving mode may refuse. The browser releases the lock by itself when the page is hidden.
 */
export function useScreenStaysOn(isOn: boolean): void {
  // This is an effect because the screen is outside React.
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const request = () => {
      if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      void lock.then((held) => held?.release());
    };
  }, [isOn]);
}
