import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, testBrowser } from './scripts/find-chromium.ts';
import { isDue } from './scripts/turn.ts';

const browser = testBrowser();

/** What rare browsers, networks and venues meet. `npm test` runs half of these files in turn, the nightly run all. */
const RARE = [
  'before-the-code-comes',
  'old-and-odd-browsers',
  'two-columns',
  'code-that-did-not-come',
  'failures-in-the-console',
  'an-old-page-on-an-updated-server',
  'names-of-every-kind',
  'storage-that-fails',
  'cards-on-paper',
  'colours-and-motion',
  'the-stats-at-every-size',
  'proxies-of-venues',
  'browsers-that-change-pages',
  'a-host-without-network',
  'built-ins-of-the-oldest-browsers',
  'names-in-one-typeface',
  'a-browser-without-has',
  'both-readings-of-the-leaderboard',
];
const notDue = process.env.TEST_TURN === undefined ? [] : RARE.filter((_, index) => !isDue(index, 2));

/** Each test starts the built product for itself (e2e/helpers/clink.ts): no server is shared. */
export default defineConfig({
  testDir: 'e2e',
  // Vitest runs e2e/engines.
  testMatch: '*.spec.ts',
  testIgnore: notDue.map((name) => `${name}.spec.ts`),
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // Four on two cores keep them busy. More only disturb each other.
  workers: Math.min(12, availableParallelism() * 2),
  timeout: 60_000,
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
      args: [...chromiumFlags(), '--host-resolver-rules=MAP clink.test 127.0.0.1'],
    },
  },
});
