import config from '../../playwright.config.ts';
import { findOrFetchChromium } from '../../scripts/find-chromium.ts';

/**
 * The options of a file whose tests need the whole Chromium. The headless shell keeps no page for Back, cannot keep the screen
 * on, and draws a little differently.
 */
export const wholeBrowser = {
  launchOptions: { ...config.use?.launchOptions, executablePath: findOrFetchChromium() },
};
