import { useLayoutEffect } from 'react';

/** Sets the background of the page: two large glasses for the gate, plain paper for signed-in screens (host.css). */
export function useGround(ground: 'gate' | 'desk'): void {
  // This is a layout effect because the attribute on <html> is outside React and must be set before the page is
  // painted.
  useLayoutEffect(() => {
    document.documentElement.dataset.host = ground;
  }, [ground]);
}
