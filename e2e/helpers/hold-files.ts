import type { Page } from '@playwright/test';

/** Delays these files (a glob or pattern of their addresses) until the returned function is called. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const ALL_CODE = '**/assets/*.js';
