/** Times and distance of docs/readings.md#opening-sheets. */
const NEAR_PX = 48;
const AFTER_TAP_MS = 400;
const UNASKED_MS = 600;

interface Tap {
  readonly x: number;
  readonly y: number;
  readonly hit: Element;
}

/** The last tap. It is cleared once a further tap can no longer be part of the same gesture. */
let last: Tap | null = null;
/** Whether something has just opened without a tap. No tap is meant for it then. */
let isHeld = false;
let endGuard: ReturnType<typeof setTimeout> | undefined;
/** Ends the listening to presses. */
let presses = new AbortController();

/**
 * Ignores a second tap near the first one, if the first tap has changed what is at that place. Also ignores a key that
 * is held down. Call it before anything else listens to taps. Returns a function that stops this.
 */
export function ignoreStrayTaps(): () => void {
  addEventListener('click', judge, true);
  addEventListener('keydown', ignoreHeldEnter, true);
  return () => {
    removeEventListener('click', judge, true);
    removeEventListener('keydown', ignoreHeldEnter, true);
    clearTimeout(endGuard);
    release();
  };
}

/** Ignores every tap for a moment. Call it when a sheet opens without a tap, and the returned function when it closes. */
export function holdTaps(): () => void {
  isHeld = true;
  guardFor(UNASKED_MS);
  return () => {
    isHeld = false;
  };
}

function judge(event: MouseEvent | TouchEvent): void {
  const tap = tapOf(event);
  if (!tap) return;
  if (isHeld || isStray(tap)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (event.type === 'click') {
    last = tap;
    guardFor(AFTER_TAP_MS);
  }
}

/** A browser clicks a button repeatedly while Enter is held. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault();
}

/** Null for a click by a key or a script. */
function tapOf(event: MouseEvent | TouchEvent): Tap | null {
  const point = 'touches' in event ? event.touches[0] : event;
  if (!point || !(event.target instanceof Element) || (event.type === 'click' && event.detail === 0)) return null;
  const control = event.target.closest('a, button, input, label');
  const hit = (control instanceof HTMLLabelElement ? control.control : control) ?? event.target;
  return { x: point.clientX, y: point.clientY, hit };
}

function isStray({ x, y, hit }: Tap): boolean {
  return last !== null && last.hit !== hit && Math.hypot(last.x - x, last.y - y) <= NEAR_PX;
}

/** The time begins when the result of the tap is drawn. Sliders and fields react before the click, so presses count too. */
function guardFor(spanMs: number): void {
  clearTimeout(endGuard);
  presses.abort();
  presses = new AbortController();
  for (const type of ['mousedown', 'touchstart'] as const) {
    addEventListener(type, judge, { capture: true, passive: false, signal: presses.signal });
  }
  requestAnimationFrame(() => {
    clearTimeout(endGuard);
    endGuard = setTimeout(release, spanMs);
  });
}

function release(): void {
  last = null;
  isHeld = false;
  presses.abort();
}
