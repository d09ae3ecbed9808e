import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls `pass` when an element with the focus disappears. Otherwise the browser gives the focus to the page. */
export function usePassedFocus<T extends HTMLElement>(pass: () => void): RefObject<T | null> {
  const ref = useRef<T>(null);
  const passOn = useEffectEvent(pass);
  // A layout effect ends while the element is still in the page.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) passOn();
    };
  }, []);
  return ref;
}
