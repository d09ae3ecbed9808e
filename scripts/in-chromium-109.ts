import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { chromiumFlags } from './find-chromium.ts';
import { fetchOldChromium } from './old-chromium.ts';

/** Browser tests of the most important things that guests and hosts do. */
const MAIN_WAYS = [
  'a-guest-logs-a-drink',
  'a-guest-and-the-door',
  'a-host-signs-in',
  'the-first-hour',
  'the-invitation',
  'the-whole-story-of-a-host',
  'two-phones-one-leaderboard',
  'offline-and-back',
];

// Runs these files in the oldest Chromium of guests, and prints its version.
const executablePath = fetchOldChromium(109);
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags()] });
console.log(`Browser: HeadlessChrome/${browser.version()}`);
await browser.close();
const env = { ...process.env, CHROMIUM_PATH: executablePath };
const { status } = spawnSync('npx', ['playwright', 'test', ...MAIN_WAYS], { stdio: 'inherit', env });
process.exit(status ?? 1);
