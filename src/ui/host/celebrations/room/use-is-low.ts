import { useEffect, useState } from 'react';

/** A phone in landscape or with large browser bars. Styles in src/ui/host/celebrations/guests have the same limits. */
const LOW = '(max-height: 44rem) and (max-width: 59.9375rem)';

/** The keyboard closes only after the field has lost the focus. While it is open, the window seems low. */
const KEYBOARD_CLOSES_MS = 500;

/**
 * Whether the window is low. The value does not change while a field has the focus, because the keyboard makes the
 * window lower, and a field that moved would lose the focus. It is updated soon after the field has lost the focus.
 */
export function useIsLow(): boolean {
  const [isLow, setIsLow] = useState(() => matchMedia(LOW).matches);
  // This is an effect because the window is outside React.
  useEffect(() => {
    const query = matchMedia(LOW);
    function follow() {
      if (!(document.activeElement instanceof HTMLInputElement)) setIsLow(query.matches);
    }
    let timer = 0;
    function followLater() {
      clearTimeout(timer);
      timer = window.setTimeout(follow, KEYBOARD_CLOSES_MS);
    }
    query.addEventListener('change', follow);
    document.addEventListener('focusout', followLater);
    return () => {
      clearTimeout(timer);
      query.removeEventListener('change', follow);
      document.removeEventListener('focusout', followLater);
    };
  }, []);
  return isLow;
}
