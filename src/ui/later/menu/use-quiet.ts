import { useEffect, useState } from 'react';
import { openSheets } from '../../components/sheet/open-sheets.ts';

/** A thumb that has been up for this long is not about to tap. */
const QUIET_MS = 2_000;

let isDown = false;
let lastMs = Number.NEGATIVE_INFINITY;

/**
 * Notes when the guest last touched or scrolled the page. A finger that scrolls sends no more pointer events, so
 * touches count too. Returns a function that stops this.
 */
export function noteThumb(): () => void {
  const down = () => {
    isDown = true;
  };
  const up = () => {
    isDown = false;
    lastMs = performance.now();
  };
  const liftOff = ({ touches }: TouchEvent) => {
    if (touches.length === 0) up();
  };
  const moved = () => {
    lastMs = performance.now();
  };
  const cancelled = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') up();
  };
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  addEventListener('pointerdown', down, options);
  addEventListener('pointerup', up, options);
  addEventListener('pointercancel', cancelled, options);
  addEventListener('touchend', liftOff, options);
  addEventListener('touchcancel', liftOff, options);
  addEventListener('scroll', moved, options);
  return () => stop.abort();
}

/** Returns how long to wait, in ms, so that nothing moves under a finger. 0 if there is no need to wait. */
function waitMs(): number {
  if (document.visibilityState === 'hidden') return 0;
  if (isDown || openSheets.getState() > 0) return QUIET_MS;
  return Math.max(0, lastMs + QUIET_MS - performance.now());
}

interface Quietly<T> {
  readonly first: T;
  /** Something covers all of it. */
  readonly isUnseen: boolean;
  /** Applies the change, or calls `again` if the guest has touched the page meanwhile. */
  change(apply: () => void, again: () => void): void;
}

/**
 * Returns `next` once the thumb has been up for two seconds, no sheet is open, and nobody has touched the page
 * meanwhile. Until then it returns the previous value.
 */
export function useQuietly<T>(next: T, { first, isUnseen, change }: Quietly<T>): T {
  const [shown, setShown] = useState(first);
  // This is an effect because touches are outside React.
  useEffect(() => {
    if (next === shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const check = () => {
      if (isOver) return;
      const ms = isUnseen ? 0 : waitMs();
      if (ms === 0) change(() => isOver || setShown(next), check);
      else timer = setTimeout(check, ms);
    };
    check();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [next, shown, isUnseen, change]);
  return shown;
}
