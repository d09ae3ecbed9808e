import type { Page } from '@playwright/test';

/** Letters as wide as on a phone. Those of other systems may be wider. */
export const asOnAPhone = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('--font-text', '"Liberation Sans", Arial'));
