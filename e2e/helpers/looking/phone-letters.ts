import type { Page } from '@playwright/test';

/** Makes the page's letters as narrow as on a phone, because the typeface of this machine may be wider. */
export const asOnAPhone = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('--font-text', '"Liberation Sans", Arial'));
