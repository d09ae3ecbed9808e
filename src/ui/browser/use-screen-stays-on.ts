import { useEffect } from 'react';

/**
 * Keeps the screen on while `isOn`. Plain http and older browsers cannot do this, and a phone that saves its battery
 * may refuse. The browser ends the lock by itself when the page is hidden.
 */
export function useScreenStaysOn(isOn: boolean): void {
  // The screen is outside React.
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
