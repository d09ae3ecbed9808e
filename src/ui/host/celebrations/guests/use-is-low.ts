import { useEffect, useState } from 'react';

/** A phone in landscape, or with little room between the browser's bars. The styles beside this file have the same limits. */
const LOW = '(max-height: 44rem) and (max-width: 59.9375rem)';

/**
 * Whether the window is low. It does not change while a field has the focus: the keyboard makes the window lower, and a
 * field that moved would lose the focus.
 */
export function useIsLow(): boolean {
  const [isLow, setIsLow] = useState(() => matchMedia(LOW).matches);
  // The window is outside React.
  useEffect(() => {
    const query = matchMedia(LOW);
    function follow() {
      if (!(document.activeElement instanceof HTMLInputElement)) setIsLow(query.matches);
    }
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isLow;
}
