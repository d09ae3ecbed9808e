import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { MINUTE_MS } from '../../src/domain/limits.ts';
import { readOptions } from '../../tools/options.ts';
import { chromiumFlags, findOrFetchChromium } from '../find-chromium.ts';
import { addGuests, seededDrinks } from './add-guests.ts';
import { type Camera, dress, isLaptop, newPage, open } from './camera.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { type HostScreen, visit } from './host-screen.ts';
import { HOST_SCREENS } from './host-screens.ts';
import { type HostWorld, withHostWorld } from './prepare-hosts.ts';
import { SCREENS, type Screen } from './screens.ts';

const HELP = `npm run screenshots -- [--only tracker,stats] [--size 390x664] [--theme day] [--drinks 12] [--guests 12] [--text 32] [--font inter.woff2] [--out reports/screenshots]

Photographs every screen and sheet of the built product at every size, by day and by night, with one contact sheet per size.
The names of the hosts' screens begin with 'host-'. The pictures of the guests' screens have no 'host-' in their names.
  --only    parts of the names of screens    --size   one or more sizes    --theme  day or night
  --drinks  0, 1, 12, 100: one or more       --guests how many others      --text   root font size in px
  --font    a font file that takes the place of the system's font, which looks unlike a phone's on most servers`;

const SIZES = ['375x553', '390x664', '360x640', '320x568', '390x844', '412x480', '844x390', '820x1180', '1440x900'];
const SETTLED_MS = 600;
const SESSION_MS = 280 * MINUTE_MS;
const SHOWN_PX = 240;
const list = (text: string) => text.split(',');

const values = readOptions(HELP, {
  only: '',
  size: SIZES.join(','),
  theme: 'day,night',
  drinks: '12',
  guests: 12,
  text: '',
  font: '',
  out: 'reports/screenshots',
});

const isWanted = ({ name }: { readonly name: string }) => list(values.only).some((part) => name.includes(part));
const cameraOf = (size: string, theme: string): Camera => ({ size, theme, text: values.text, font: values.font });

/** Takes the screenshot, and closes the page. Returns the path of the file. */
async function take(page: Page, name: string, camera: Camera): Promise<string> {
  await dress(page, camera);
  await page.waitForTimeout(SETTLED_MS);
  const path = join(values.out, `${camera.size}-${name}-${camera.theme}.png`);
  await page.screenshot({ path });
  await page.context().close();
  return path;
}

async function photographHost(browser: Browser, world: HostWorld, screen: HostScreen, camera: Camera): Promise<string> {
  const page = await newPage(browser, camera);
  await visit(page, screen, world, (address) => open(page, address, camera));
  return take(page, screen.name, camera);
}

async function photographGuest(
  browser: Browser,
  url: string,
  screen: Screen,
  camera: Camera,
  drinks: number,
): Promise<string> {
  const page = await newPage(browser, camera);
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
  await open(page, url, camera);
  await screen.open(page);
  const guest = await page.evaluate(() => [localStorage.getItem('sessionId'), localStorage.getItem('writeKey')]);
  const path = await take(page, `${screen.name}-${drinks}`, camera);
  await forgetGuest(url, guest);
  return path;
}

/** Deletes the guest of a screenshot, who would otherwise be on the leaderboard of the next one. */
async function forgetGuest(url: string, [sessionId, writeKey]: readonly (string | null)[]): Promise<void> {
  const headers = { authorization: `Bearer ${writeKey}` };
  if (writeKey) await fetch(`${url}/api/sessions/${sessionId}?forget=1`, { method: 'DELETE', headers });
}

/** Takes all screenshots of one size. Returns the path of their contact sheet. */
async function photographSize(browser: Browser, world: HostWorld, size: string): Promise<string> {
  const pictures: string[] = [];
  for (const camera of list(values.theme).map((theme) => cameraOf(size, theme))) {
    for (const drinks of list(values.drinks).map(Number))
      for (const screen of SCREENS.filter(isWanted))
        pictures.push(await photographGuest(browser, world.url, screen, camera, drinks));
    const isDrawn = ({ onlyPhone }: HostScreen) => !onlyPhone || !isLaptop(camera);
    for (const screen of HOST_SCREENS.filter(isWanted).filter(isDrawn))
      pictures.push(await photographHost(browser, world, screen, camera));
  }
  const [width = SHOWN_PX, height = SHOWN_PX] = size.split('x').map(Number);
  const sheet = join(values.out, `all-${size}.webp`);
  await drawContactSheet(browser, pictures, width > height ? SHOWN_PX * 2 : SHOWN_PX, sheet);
  return sheet;
}

const browser = await chromium.launch({ executablePath: findOrFetchChromium(), args: [...chromiumFlags()] });
mkdirSync(values.out, { recursive: true });
await withHostWorld(async (world) => {
  await addGuests(world.url, values.guests);
  for (const size of list(values.size)) console.log(await photographSize(browser, world, size));
}).finally(() => browser.close());
