import type { Page } from '@playwright/test';

export type Place = readonly [x: number, y: number];

/** The element that a tap would hit. */
export interface Struck {
  /** The name of a control, with each digit replaced by 0. Null for an element that is no control. */
  readonly control: string | null;
  /** The path to the element in the document. */
  readonly path: string;
}

interface Taps {
  /** The times at which the page received each touch and the first click. */
  readonly noted: { control: string | null; touchedAtMs: number[]; clickedAtMs: number | null };
  controlAt(target: EventTarget | null): Element | null;
  nameOf(control: Element): string;
}

/** Runs in the page before its own code does. */
export function noteTaps(): void {
  const taps: Taps = {
    noted: { control: null, touchedAtMs: [], clickedAtMs: null },
    controlAt(target) {
      const control = target instanceof Element ? target.closest('button, a, input, label') : null;
      return control?.matches(':disabled') ? null : control;
    },
    nameOf(control) {
      // A slider reacts without a click.
      if (control instanceof HTMLInputElement) return control.type === 'range' ? 'slider' : `${control.type} field`;
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      // Two buttons are called 'Reset'. Only the one in the dialog deletes.
      if (name === 'Reset' && control.closest('dialog')) return 'Reset!';
      return name.replace(/\d/g, '0');
    },
  };
  Object.assign(window, { taps });
  addEventListener('touchstart', () => taps.noted.touchedAtMs.push(performance.now()), true);
  addEventListener(
    'click',
    ({ target, detail }) => {
      taps.noted.clickedAtMs ??= performance.now();
      const control = taps.controlAt(target);
      if (control && detail > 0) taps.noted.control ??= taps.nameOf(control);
    },
    true,
  );
}

/** The page's record of two taps. */
export interface Tapped {
  /** The control that was clicked first. */
  readonly control: string | null;
  /** The time from this click until the page received the second touch. A busy page receives a touch late. */
  readonly apartMs: number;
  readonly isClicked: boolean;
}

export async function forgetTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const none = { control: null, touchedAtMs: [], clickedAtMs: null };
    Object.assign((window as unknown as { taps: Taps }).taps.noted, none);
  });
}

/** Returns the record since `forgetTaps` was called. */
export async function tapResult(page: Page): Promise<Tapped> {
  const { control, touchedAtMs, clickedAtMs } = await page.evaluate(
    () => (window as unknown as { taps: Taps }).taps.noted,
  );
  const apartMs = Math.round((touchedAtMs[1] ?? Number.POSITIVE_INFINITY) - (clickedAtMs ?? 0));
  return { control, apartMs, isClicked: clickedAtMs !== null };
}

/** The elements that a tap on each place would hit now. */
export function struckAt(page: Page, places: readonly Place[]): Promise<Struck[]> {
  return page.evaluate((at) => {
    const { controlAt, nameOf } = (window as unknown as { taps: Taps }).taps;
    const paths = new Map<Element | null, string>([[null, '']]);
    function pathOf(element: Element | null): string {
      const parent = element?.parentElement ?? null;
      const path =
        paths.get(element) ?? `${pathOf(parent)} ${[...(parent?.children ?? [])].indexOf(element as Element)}`;
      paths.set(element, path);
      return path;
    }
    return at.map(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      const control = controlAt(hit);
      return { control: control && nameOf(control), path: pathOf(control ?? hit) };
    });
  }, places);
}

/** The middle of every control that can be tapped, and the points of a grid. */
export function placesOf(page: Page, gridPx: number): Promise<Place[]> {
  return page.evaluate((apartPx) => {
    const middles = [...document.querySelectorAll('button, input, a')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const hit = document.elementFromPoint(x, y);
      return hit && control.contains(hit) ? [[x, y] as const] : [];
    });
    const steps = (length: number) =>
      Array.from({ length: Math.floor((length - 8) / apartPx) + 1 }, (_, index) => 8 + index * apartPx);
    return [...middles, ...steps(innerHeight).flatMap((y) => steps(innerWidth).map((x) => [x, y] as const))];
  }, gridPx);
}
