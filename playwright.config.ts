import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, testBrowser } from './scripts/find-chromium.ts';
import { fontconfigFor } from './scripts/typefaces.ts';

const browser = testBrowser();
/** The default typeface of the browser. If it is not set, tests use this machine's default. */
const { TYPEFACE } = process.env;

/** Each test starts its own server with the built product (e2e/helpers/clink.ts). */
export default defineConfig({
  testDir: 'e2e',
  // Vitest runs these tests.
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // Four workers keep two cores busy. More workers would only slow each other down.
  workers: Math.min(12, availableParallelism() * 2),
  timeout: 120_000,
  // On a busy machine, hashing a password alone takes five seconds. Tests about time set their own timeouts.
  expect: { timeout: 15_000 },
  // A test that passes only at the second attempt is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    // Drawing motion takes a fifth of the time. Tests about motion switch it on (MOVING in e2e/helpers/clink.ts), and so does the nightly run.
    contextOptions: { reducedMotion: process.env.WITH_MOTION ? 'no-preference' : 'reduce' },
    launchOptions: {
      ...(browser && { executablePath: browser }),
      ...(TYPEFACE && { env: { ...process.env, FONTCONFIG_FILE: fontconfigFor(TYPEFACE) } }),
      args: [...chromiumFlags(), '--host-resolver-rules=MAP clink.test 127.0.0.1'],
    },
  },
});
