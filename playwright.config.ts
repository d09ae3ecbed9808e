import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, testBrowser } from './scripts/find-chromium.ts';
import { fontconfigFor } from './scripts/typefaces.ts';

const browser = testBrowser();
/** The default typeface of the browser. Without it this machine's. */
const { TYPEFACE } = process.env;

/** Each test starts the built product for itself (e2e/helpers/clink.ts): no server is shared. */
export default defineConfig({
  testDir: 'e2e',
  // Vitest runs e2e/engines.
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // Four on two cores keep them busy. More only disturb each other.
  workers: Math.min(12, availableParallelism() * 2),
  timeout: 120_000,
  // For a busy machine: a password alone takes it five seconds. What is about time says its own.
  expect: { timeout: 15_000 },
  // A test that passes only the second time is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    // Drawing motion is a fifth of all work. Tests about motion ask for it by MOVING (e2e/helpers/clink.ts), and every night all have it.
    contextOptions: { reducedMotion: process.env.WITH_MOTION ? 'no-preference' : 'reduce' },
    launchOptions: {
      ...(browser && { executablePath: browser }),
      ...(TYPEFACE && { env: { ...process.env, FONTCONFIG_FILE: fontconfigFor(TYPEFACE) } }),
      args: [...chromiumFlags(), '--host-resolver-rules=MAP clink.test 127.0.0.1'],
    },
  },
});
