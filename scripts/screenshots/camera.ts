import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

/**
 * The settings of a screenshot. `size` is '390x844'. `text` is a root font size in px, and `font` is a file that
 * replaces the system's font. Without them the page keeps its own.
 */
export interface Camera {
  readonly size: string;
  readonly theme: string;
  readonly text: string;
  readonly font: string;
}

const LAPTOP_PX = 1_000;

/** [width, height] in px. */
const pixelsOf = ({ size }: Camera) => size.split('x').map(Number);

export const isLaptop = (camera: Camera) => (pixelsOf(camera)[0] ?? 0) >= LAPTOP_PX;

/** Opens a page in a new context. Close the context after the screenshot. */
export async function newPage(browser: Browser, camera: Camera): Promise<Page> {
  const [width = 390, height = 844] = pixelsOf(camera);
  const colorScheme = camera.theme === 'night' ? 'dark' : 'light';
  const hasTouch = !isLaptop(camera);
  const options = { viewport: { width, height }, colorScheme, reducedMotion: 'reduce', hasTouch } as const;
  return (await browser.newContext(options)).newPage();
}

/** Resolves once the page has loaded with this text size and this font. */
export async function open(page: Page, address: string, camera: Camera): Promise<void> {
  await page.goto(address);
  await dress(page, camera);
}

/** Gives the loaded page, and the pages in its frames, this text size and this font. A page that is loaded again has lost both. */
export async function dress(page: Page, { text, font }: Camera): Promise<void> {
  for (const frame of page.frames()) {
    if (text) await frame.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), text);
    if (font) await frame.evaluate(useFont, readFileSync(font, 'base64'));
    await frame.evaluate(() => document.fonts.ready);
  }
}

/** Runs in the page. The font is passed as base64, because the page may not load fonts from other origins. */
async function useFont(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  document.fonts.add(await new FontFace('Stand-in', bytes, { weight: '100 900' }).load());
  document.documentElement.style.setProperty('--font-text', 'Stand-in, sans-serif');
}
