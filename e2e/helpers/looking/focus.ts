import type { Page } from '@playwright/test';
import { expect } from '../clink.ts';

/** The role and name of the focused element: 'button "Beer"'. Empty if no element has the focus. */
export async function focused(page: Page): Promise<string> {
  if (await page.evaluate(() => document.activeElement === document.body)) return '';
  return /\w+ ".*?"/.exec(await page.locator(':focus').ariaSnapshot())?.[0] ?? 'something without a name';
}

/** Expects that the focused control is on the screen, that nothing covers it, and that it has a focus ring. */
export async function expectVisibleFocus(page: Page, at: string): Promise<void> {
  const look = () => page.evaluate(lookOfFocus);
  const { isOnTop, hasRing } = await look();
  // A sheet that is still sliding in may cover the control for a moment.
  if (!isOnTop) await expect.poll(async () => (await look()).isOnTop, `nothing lies over ${at}`).toBe(true);
  expect(hasRing || (await isThumbRinged(page)), `a ring around ${at}`).toBe(true);
}

/** Runs in the page. */
function lookOfFocus() {
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)');
  };
  const control = document.activeElement ?? document.body;
  // The ring of a radio button surrounds the text beside it.
  const shown = [control, control.nextElementSibling ?? control].find(isRinged);
  const { left, right, top, bottom } = (shown ?? control).getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2);
  return { hasRing: shown !== undefined, isOnTop: control.contains(hit) || shown?.contains(hit) === true };
}

/** Whether the thumb of a slider has a focus ring. No script can read the style of a thumb, so this compares pixels. */
async function isThumbRinged(page: Page): Promise<boolean> {
  const withRing = await page.locator(':focus').screenshot();
  const without = await page.locator(':focus').evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::-webkit-slider-thumb { outline: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const withoutRing = await page.locator(':focus').screenshot();
  await without.evaluate((sheet) => sheet.replaceSync(''));
  return !withRing.equals(withoutRing);
}
