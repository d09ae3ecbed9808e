import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdTaps, ignoreStrayTaps } from './stray-taps.ts';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button>Reset</button><button>Cancel</button><label for="name">Your name</label><input id="name" />';
  for (const button of document.querySelectorAll('button, input')) button.addEventListener('click', count);
  stop = ignoreStrayTaps();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const counted: string[] = [];
beforeEach(() => void counted.splice(0));
function count({ currentTarget }: Event): void {
  counted.push((currentTarget as HTMLElement).textContent || 'name');
}

const [reset, cancel, label, field] = ['button', 'button + button', 'label', 'input'].map(
  (selector) => () => document.querySelector<HTMLElement>(selector) as HTMLElement,
) as [() => HTMLElement, () => HTMLElement, () => HTMLElement, () => HTMLElement];

/** A tap at a place: the events of a finger that the page listens to. */
function tap(element: HTMLElement, clientX = 100, clientY = 500): void {
  const at = { clientX, clientY, detail: 1, bubbles: true, cancelable: true };
  if (element.dispatchEvent(new MouseEvent('mousedown', at))) element.dispatchEvent(new MouseEvent('click', at));
}
/** Enter on a button. The browser turns it into a click without a place. */
function press(element: HTMLElement): void {
  element.dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true, cancelable: true }));
}
/** Waits until the result of the tap is drawn. */
const draw = () => vi.advanceTimersToNextFrame();

describe('a second tap in the same place', () => {
  it.each([60, 200, 399])('a second tap after %d ms counts only on the element that the first tap hit', (laterMs) => {
    tap(reset());
    draw();
    vi.advanceTimersByTime(laterMs - 1);
    tap(cancel(), 120, 520);
    tap(reset(), 90, 490);
    expect(counted).toEqual(['Reset', 'Reset']);
  });

  it('a second tap is ignored before the result of the first tap has been drawn, however long that takes', () => {
    const frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
    tap(reset());
    vi.advanceTimersByTime(5_000);
    tap(cancel());
    expect(counted).toEqual(['Reset']);
    frame.mockRestore();
  });

  it('a second tap counts when the time is over', () => {
    tap(reset());
    draw();
    vi.advanceTimersByTime(400);
    tap(cancel());
    expect(counted).toEqual(['Reset', 'Cancel']);
  });

  it.each([
    [148, 500, false],
    [149, 500, true],
    [100, 549, true],
    [134, 534, true],
    [133, 533, false],
  ])('whether a tap at %d, %d is in another place: %s', (x, y, isOther) => {
    tap(reset());
    draw();
    tap(cancel(), x, y);
    expect(counted).toEqual(isOther ? ['Reset', 'Cancel'] : ['Reset']);
  });

  it('a second tap does not reach a slider or a field either', () => {
    tap(reset());
    draw();
    const down = new MouseEvent('mousedown', { clientX: 100, clientY: 500, bubbles: true, cancelable: true });
    field().dispatchEvent(down);
    expect(down.defaultPrevented).toBe(true);
  });

  it('a second tap on a label counts as a tap on its field', () => {
    tap(label());
    draw();
    tap(field());
    expect(counted).toContain('name');
  });
});

describe('keys', () => {
  it('keys always count', () => {
    holdTaps();
    press(reset());
    draw();
    press(cancel());
    expect(counted).toEqual(['Reset', 'Cancel']);
  });

  it('keys count once, however long Enter is held', () => {
    const hold = (repeat: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
      reset().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([hold(false), hold(true)]).toEqual([false, true]);
  });
});

describe('a dialog that opens by itself', () => {
  it('a dialog that opens by itself ignores every tap in its first 600 ms', () => {
    holdTaps();
    draw();
    tap(reset());
    vi.advanceTimersByTime(599);
    tap(cancel(), 300, 100);
    expect(counted).toEqual([]);
    vi.advanceTimersByTime(1);
    tap(cancel(), 300, 100);
    expect(counted).toEqual(['Cancel']);
  });
});
