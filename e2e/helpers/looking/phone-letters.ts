import type { Page } from '@playwright/test';

/** Gives the page letters as narrow as on a phone. Typefaces of other systems may be wider. */
export const asOnAPhone = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('--font-text', '"Liberation Sans", Arial'));
