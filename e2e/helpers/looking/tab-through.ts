import type { Page } from '@playwright/test';
import { expect } from '../clink.ts';
import { expectVisibleFocus } from './focus.ts';

/** Lists without `role="list"`, which a screen reader may not recognise. */
export const unmarkedLists = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('ul, ol')]
      .filter((list) => !list.closest('[aria-hidden="true"]') && list.getAttribute('role') !== 'list')
      .map((list) => list.outerHTML.slice(0, 80)),
  );

/** Records the focused element. Returns false if it had the focus before. Tab has to be pressed several times in a date. */
const arrives = (page: Page) =>
  page.evaluate(() => {
    const shared = window as unknown as { reached?: Set<Element | null>; last?: Element | null };
    shared.reached ??= new Set();
    const active = document.activeElement;
    const isOn = active === shared.last || !shared.reached.has(active);
    shared.reached.add(active);
    shared.last = active;
    return isOn;
  });

/** Controls in the open sheet, or on the page, that can take the focus and have not had it. */
const unreached = (page: Page) =>
  page.evaluate(() => {
    const { reached } = window as unknown as { reached: Set<Element> };
    // Another sheet may be open behind this one.
    const sheets = [...document.querySelectorAll('dialog[open]')];
    // Tab reaches a group of choices only once. The arrow keys reach its other choices.
    const isInReachedGroup = (control: Element) =>
      control instanceof HTMLInputElement &&
      control.type === 'radio' &&
      [...reached].some((stop) => stop instanceof HTMLInputElement && stop.name === control.name);
    const scope = sheets.find((sheet) => [...reached].some((stop) => sheet.contains(stop))) ?? document;
    return [...scope.querySelectorAll('a[href], button, input, select, [tabindex="0"]')]
      .filter(
        (control) => control.checkVisibility() && !control.matches(':disabled, [inert] *, [role="tab"][tabindex="-1"]'),
      )
      .filter((control) => !reached.has(control) && !isInReachedGroup(control))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** The name of the element with the focus. Empty while the focus is in the browser's own bar. */
export const nameOfFocus = (page: Page) =>
  page.evaluate(() => {
    const active = document.querySelector(':focus');
    if (!active || active === document.body) return '';
    return `${active.tagName} ${active.getAttribute('aria-label') ?? active.textContent}`.slice(0, 60);
  });

/**
 * Presses Tab until the focus is back where it started. Expects that every focused control is visible and has a focus ring,
 * and that every control of the open sheet, or else of the page, gets the focus.
 */
export async function tabThrough(page: Page, at: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { reached: undefined, last: undefined }));
  await arrives(page);
  for (;;) {
    await page.keyboard.press('Tab');
    if (!(await arrives(page))) break;
    const stop = await nameOfFocus(page);
    if (stop !== '') await expectVisibleFocus(page, `${stop} (${at})`);
  }
  expect(await unreached(page), at).toEqual([]);
}
