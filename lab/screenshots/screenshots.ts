import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findOrFetchChromium } from '../../scripts/find-chromium.ts';
import { serverProcess } from '../shared/server-process.ts';
import { addGuests, seededDrinks } from './add-guests.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { SCREENS, type Screen } from './screens.ts';

const HELP = `npm run screenshots -- [--only tracker,stats] [--size 390x664] [--theme day] [--drinks 12] [--guests 12] [--text 32] [--font inter.woff2] [--out reports/screenshots]

Photographs every screen and sheet of the built product at every size, by day and by night, with one contact sheet per size.
  --only    parts of the names of screens    --size   one or more sizes    --theme  day or night
  --drinks  0, 1, 12, 100: one or more       --guests how many others      --text   root font size in px
  --font    a font file that takes the place of the system's font, which looks unlike a phone's on most servers`;

const SIZES = ['375x553', '390x664', '360x640', '320x568', '390x844', '412x480', '844x390', '820x1180', '1440x900'];
const SETTLED_MS = 600;
const MINUTE_MS = 60_000;
const SESSION_MS = 280 * MINUTE_MS;
const SHOWN_PX = 240;
const list = (text: string) => text.split(',');

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    size: { type: 'string', default: SIZES.join(',') },
    theme: { type: 'string', default: 'day,night' },
    drinks: { type: 'string', default: '12' },
    guests: { type: 'string', default: '12' },
    text: { type: 'string', default: '16' },
    font: { type: 'string' },
    out: { type: 'string', default: 'reports/screenshots' },
    help: { type: 'boolean', default: false },
  },
});

interface Picture {
  readonly screen: Screen;
  readonly size: string;
  readonly theme: string;
  readonly drinks: number;
}

async function photograph(browser: Browser, url: string, { screen, size, theme, drinks }: Picture): Promise<string> {
  const [width = 390, height = 844] = size.split('x').map(Number);
  const colorScheme = theme === 'night' ? 'dark' : 'light';
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', hasTouch: width < 1_000 });
  const page = await context.newPage();
  const endMs = Date.now();
  const seed = {
    drinks: seededDrinks(drinks, endMs - SESSION_MS, endMs - MINUTE_MS),
    sessionStart: endMs - SESSION_MS,
    isFirstVisit: screen.isFirstVisit ?? false,
    isLocationOpen: screen.isLocationOpen ?? false,
  };
  await page.addInitScript((of) => {
    if (!of.isLocationOpen) localStorage.setItem('locationDialogShown', 'true');
    if (of.isFirstVisit) return;
    localStorage.setItem('userName', 'Lea');
    localStorage.setItem('clink', JSON.stringify({ sessionStart: of.sessionStart, drinks: of.drinks }));
  }, seed);
  await page.goto(url);
  await page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), values.text);
  if (values.font) await page.evaluate(useFont, readFileSync(values.font, 'base64'));
  await page.evaluate(() => document.fonts.ready);
  await screen.open(page);
  await page.waitForTimeout(SETTLED_MS);
  const path = join(values.out, `${size}-${screen.name}-${drinks}-${theme}.png`);
  await page.screenshot({ path });
  const guest = await page.evaluate(() => [localStorage.getItem('sessionId'), localStorage.getItem('writeKey')]);
  await context.close();
  await forgetGuest(url, guest);
  return path;
}

/** Runs in the page, which loads no fonts from elsewhere. */
async function useFont(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  document.fonts.add(await new FontFace('Stand-in', bytes, { weight: '100 900' }).load());
  document.documentElement.style.setProperty('--font-text', 'Stand-in, sans-serif');
}

/** Otherwise the guest of every picture would be on the leaderboard of the next. */
async function forgetGuest(url: string, [sessionId, writeKey]: readonly (string | null)[]): Promise<void> {
  const headers = { authorization: `Bearer ${writeKey}` };
  if (writeKey) await fetch(`${url}/api/sessions/${sessionId}?forget=1`, { method: 'DELETE', headers });
}

/** All pictures of one size and their contact sheet. Returns the path of the contact sheet. */
async function photographSize(browser: Browser, url: string, size: string): Promise<string> {
  const screens = SCREENS.filter(({ name }) => list(values.only).some((part) => name.includes(part)));
  const wanted = list(values.theme).flatMap((theme) =>
    list(values.drinks).flatMap((drinks) => screens.map((screen) => ({ screen, size, theme, drinks: Number(drinks) }))),
  );
  const pictures: string[] = [];
  for (const picture of wanted) pictures.push(await photograph(browser, url, picture));
  const [width = SHOWN_PX, height = SHOWN_PX] = size.split('x').map(Number);
  const sheet = join(values.out, `all-${size}.png`);
  await drawContactSheet(browser, pictures, width > height ? SHOWN_PX * 2 : SHOWN_PX, sheet);
  return sheet;
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-screenshots-'));
  const server = await serverProcess(dataDir);
  await server.start();
  const browser = await chromium.launch({ executablePath: findOrFetchChromium(), args: [...chromiumFlags()] });
  try {
    mkdirSync(values.out, { recursive: true });
    await addGuests(server.url, Number(values.guests));
    for (const size of list(values.size)) console.log(await photographSize(browser, server.url, size));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

if (values.help) console.log(HELP);
else await main();
