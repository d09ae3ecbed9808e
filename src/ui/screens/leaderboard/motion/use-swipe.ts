import { type TouchEvent, useRef } from 'react';

/** A shorter movement is a tap, and a steeper movement scrolls. */
const LEAST_PX = 48;
const LEAST_SLOPE = 2;

interface Finger {
  readonly x: number;
  readonly y: number;
}

/**
 * The listeners of an element whose content is swiped sideways. `onSwipe` gets 1 for a swipe to the next content, in the
 * direction of reading, and -1 for one to the previous content. The browser scrolls, so the element needs `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (by: -1 | 1) => void) {
  const began = useRef<Finger | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      began.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, finger] = [began.current, changedTouches[0]];
      began.current = null;
      if (!from || !finger) return;
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(x) < LEAST_PX || Math.abs(x) < LEAST_SLOPE * Math.abs(y)) return;
      onSwipe(x < 0 === (document.documentElement.dir !== 'rtl') ? 1 : -1);
    },
    onTouchCancel: () => {
      began.current = null;
    },
  };
}
