import type { Page } from '@playwright/test';

/** The network delivers these files (a glob of their addresses) only after the returned function is called. */
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
