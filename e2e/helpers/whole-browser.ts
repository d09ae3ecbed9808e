import config from '../../playwright.config.ts';
import { findOrFetchChromium } from '../../scripts/find-chromium.ts';

/**
 * The options for tests that need the full Chromium. The headless shell has no back-forward cache, cannot keep the screen on,
 * and draws a little differently.
 */
export const wholeBrowser = {
  launchOptions: { ...config.use?.launchOptions, executablePath: findOrFetchChromium() },
};
