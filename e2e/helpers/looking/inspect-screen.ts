import type { Page } from '@playwright/test';
import { directionOf, type Language } from '../../../src/domain/languages.ts';
import { expectAccessible, TALL_PX } from './accessible.ts';
import { brokenWords, crowdedControls, cutParts, lonelySigns, unevenLines } from './layout-faults.ts';
import type { Inspect } from './screens-in-a-language.ts';
import { tabThrough } from './tab-through.ts';

/** The text spacing of WCAG 1.4.12. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
/** A window of 1280×1024 at a zoom of 200 %. */
const LARGE = { width: 640, height: 512 };
/** One screen of each kind, to be checked with larger text and wider spacing too. */
const WITH_MORE_ROOM: readonly string[] = [
  'welcome',
  'tracker',
  'confirm',
  'you',
  'stats',
  'leaderboard',
  'sign-in on a laptop',
  'guests on a laptop',
];
/** One screen of each kind, in which the test presses Tab until it has reached every control. */
const BY_KEYBOARD: readonly string[] = ['language', 'tracker', 'you', 'all-guests', 'sign-in'];

/** Runs in the page. Returns the parts with the wrong direction. Arabic mirrors some parts, and leaves others as they are. */
function wrongWays(direction: 'ltr' | 'rtl'): string[] {
  const drawn = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0,
    );
  const isTurned = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).scale.startsWith('-1');
  const nameOf = (element: Element) => element.outerHTML.slice(0, 80);
  const wrong: string[] = [];
  const check = (rule: string, selector: string, isRight: (element: Element) => boolean) =>
    wrong.push(
      ...drawn(selector)
        .filter((element) => !isRight(element))
        .map((element) => `${rule}: ${nameOf(element)}`),
    );
  const isRtl = direction === 'rtl';
  /** An arrow that points up or down is the same in all languages. */
  const isWithTheText = (icon: Element) =>
    getComputedStyle(icon).rotate === 'none' ? isTurned(icon) === isRtl : !isTurned(icon);
  check('runs', 'html', (page) => page.getAttribute('dir') === direction);
  check('chevron', 'svg:is([data-icon="next"], [data-icon="back"])', isWithTheText);
  check('switch', '[role="switch"]', (control) => isTurned(control, '::after') === isRtl);
  const isLeftToRight = (element: Element) => getComputedStyle(element).direction === 'ltr';
  check('left to right', 'input[type="email"], input[autocapitalize="characters"], [data-lines], code', isLeftToRight);
  const isIsolated = (element: Element) => /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi);
  check('isolated', 'bdi, input[name="name"]', isIsolated);
  if (/[٠-٩۰-۹]/.test(document.body.innerText)) wrong.push('Arabic digits');
  return wrong;
}

/** Expects that axe finds nothing, on a page or on the sheet that is open. */
async function expectAxeFindsNothing(page: Page, at: string): Promise<void> {
  const isSheet = (await page.locator('dialog[open]').count()) > 0;
  const size = page.viewportSize();
  if (!isSheet && size) await page.setViewportSize({ ...size, height: TALL_PX });
  await expectAccessible(page, { at, withoutColours: true, ...(isSheet && { within: 'dialog[open]' }) });
  if (!isSheet && size) await page.setViewportSize(size);
}

/** Calls `use` while the page has an additional stylesheet. */
async function withStyles(page: Page, css: string, use: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  await use();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Checks one screen after another, and collects the faults of each. The texts in `names` may be truncated. */
export function inspector(page: Page, language: Language, names: readonly string[]) {
  const faults: string[] = [];
  const note = (at: string, found: readonly string[]) => faults.push(...found.map((fault) => `${at}: ${fault}`));
  const noteCuts = async (at: string) => {
    note(at, await page.evaluate(cutParts));
    note(at, await page.evaluate(crowdedControls, names));
  };

  const inspect: Inspect = async (name) => {
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    await noteCuts(name);
    note(`${name}, a broken word`, await page.evaluate(brokenWords));
    note(name, await page.evaluate(unevenLines));
    note(`${name}, a sign on a line of its own`, await page.evaluate(lonelySigns));
    note(name, await page.evaluate(wrongWays, directionOf(language)));
    if (!name.endsWith('on a laptop')) await expectAxeFindsNothing(page, `${name} in ${language}`);
    if (BY_KEYBOARD.includes(name)) await tabThrough(page, `${name} in ${language}`);
    if (!WITH_MORE_ROOM.includes(name)) return;
    await withStyles(page, TEXT_SPACING, () => noteCuts(`${name} with text spacing`));
    const size = page.viewportSize() ?? LARGE;
    await page.setViewportSize(LARGE);
    await noteCuts(`${name} at 200 %`);
    await page.setViewportSize(size);
  };
  return { faults, inspect };
}
