import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '../src/domain/languages.ts';
import { create } from './helpers/celebrations.ts';
import { expect } from './helpers/clink.ts';
import { box } from './helpers/looking/boxes.ts';
import { type Words, wordsOf } from './helpers/looking/words-of.ts';
import { readyForOffline, show } from './helpers/phone.ts';
import { test } from './helpers/updatable-product.ts';

const [english, german, polish] = await Promise.all([wordsOf('en'), wordsOf('de'), wordsOf('pl')]);

const expectLanguage = (page: Page, language: Language) =>
  expect(page.locator('html')).toHaveAttribute('lang', language);
const nameField = (page: Page, { dialogs }: Words) => page.getByRole('textbox', { name: dialogs.yourName });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inItsOwnWords = (page: Page, { ownName }: Words) =>
  page.getByRole('dialog').last().getByRole('button', { name: ownName.name });

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('locationDialogShown', 'true')));

/** Waits until the service worker has stored the page at this address. */
const expectWorker = (page: Page, address: string) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL), { timeout: 20_000 })
    .toBe(new URL(address, page.url()).href);

/** The addresses to which the page navigates, in order. */
function noteVisits(page: Page): string[] {
  const visits: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && visits.push(frame.url()));
  return visits;
}

/** The plain texts of the first screens that `other` does not contain. */
function sentencesOnlyIn({ dialogs, menu, settings, tracker }: Words, other: Words): string[] {
  const textsOf = (catalogue: object) => Object.values(catalogue).filter((text) => typeof text === 'string');
  const all = (words: Pick<Words, 'dialogs' | 'menu' | 'settings' | 'tracker'>) =>
    [words.dialogs, words.menu.drinkNames, words.menu.paceNames, words.settings, words.tracker].flatMap(textsOf);
  const others = new Set(all(other));
  return all({ dialogs, menu, settings, tracker }).filter((text) => !others.has(text));
}

async function comeIn(page: Page, words: Words, name: string): Promise<void> {
  await nameField(page, words).fill(name);
  await nameField(page, words).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function openLanguages(page: Page, words: Words, name: string): Promise<void> {
  await button(page, words.tracker.yourSettings(name)).press('Enter');
  await button(page, words.settings.languageIs(words.ownName.name)).press('Enter');
}

const counter = (page: Page, { tracker }: Words) => page.getByRole('region', { name: tracker.totalDrinksToday });

async function countBeer(page: Page, { menu, dialogs }: Words): Promise<void> {
  await button(page, menu.drinkNames.beer).press('Enter');
  await button(page, dialogs.confirm).press('Enter');
}

async function switchPhoneToPolish(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await devtools.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'pl-PL,pl' });
  expect(await page.evaluate(() => navigator.language)).toBe('pl-PL');
}

test.describe('a phone in German', () => {
  test.use({ locale: 'de-AT' });

  test('a German phone keeps the words of a toast and of its button away from its edge', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/');
    await comeIn(page, german, 'Maximilian');
    await countBeer(page, german);
    const undo = await box(button(page, german.tracker.undo));
    const words = await box(page.getByText(german.tracker.added({ drinkType: 'beer' })));
    const toast = await box(page.getByText(german.tracker.added({ drinkType: 'beer' })).locator('..'));
    expect(toast.right - undo.right).toBeGreaterThanOrEqual(4);
    expect(words.y - toast.y).toBeGreaterThanOrEqual(8);
    expect(words.x - toast.x).toBeGreaterThanOrEqual(8);
  });

  test('a German phone shows German from the first paint, loads no other language, logs a drink and opens without a network', async ({
    page,
    context,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.push(pathname);
    });
    const answer = await page.goto('/');
    const body = /<body[\s\S]*<\/body>/.exec(`${await answer?.text()}`)?.[0] ?? '';
    const firstPicture = body.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>|\s+/g, ' ');
    expect(firstPicture).toContain(german.dialogs.whatShouldTheyCallYou);
    const foreign = sentencesOnlyIn(english, german).filter((text) => text.length > 3 && firstPicture.includes(text));
    expect(foreign).toEqual([]);
    await expectLanguage(page, 'de');

    await comeIn(page, german, 'Zoë');
    await countBeer(page, german);
    await expect(counter(page, german)).toContainText('1');
    await readyForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expectLanguage(page, 'de');
    await expect(counter(page, german)).toContainText('1');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((path) => !path.startsWith('/assets/de/'))).toEqual([]);
  });

  test('a German phone keeps its language and its evening when the system is switched to Polish, until the guest chooses Polish', async ({
    page,
  }) => {
    await page.goto('/');
    await comeIn(page, german, 'Zoë');
    await countBeer(page, german);
    await readyForOffline(page);
    await switchPhoneToPolish(page);
    await page.goto('/');
    await expectLanguage(page, 'de');
    await expect(counter(page, german)).toContainText('1');
    await openLanguages(page, german, 'Zoë');
    await inItsOwnWords(page, polish).press('Enter');
    await expectLanguage(page, 'pl');
    await expect(counter(page, polish)).toContainText('1');
  });
});

test('a guest who chooses Polish while typing a name keeps the typed name, and is told if Polish cannot be loaded', async ({
  page,
  clink,
  context,
}) => {
  await page.goto('/');
  await nameField(page, english).fill('Zoë');
  await button(page, english.settings.languageIs('English')).press('Enter');
  await inItsOwnWords(page, polish).press('Enter');
  await expectLanguage(page, 'pl');
  await expect(nameField(page, polish)).toHaveValue('Zoë');
  await comeIn(page, polish, 'Zoë');

  await expectWorker(page, '/sw.js?lang=pl');
  await readyForOffline(page);
  await context.setOffline(true);
  await openLanguages(page, polish, 'Zoë');
  await inItsOwnWords(page, german).press('Enter');
  await expect(page.getByText(polish.settings.languageNeedsNetwork)).toBeVisible();
  await expect(inItsOwnWords(page, polish)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expectLanguage(page, 'pl');
  await page.goto('/?lang=de');
  await expectLanguage(page, 'pl');
  await expect(button(page, polish.tracker.yourSettings('Zoë'))).toBeVisible();
  await context.setOffline(false);

  // A link with another language is opened in the middle of an evening.
  const code = await create(clink, 'Ana & Ben');
  await page.goto(`/?c=${code}&lang=de`);
  await expectLanguage(page, 'de');
  const title = german.celebration.switchTo('Ana & Ben');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.goto('/');
  await expectLanguage(page, 'pl');
  await expect(button(page, polish.tracker.yourSettings('Zoë'))).toBeVisible();
});

test('a guest who goes offline right after choosing Polish still gets the page with the name, and gets Polish later', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  await nameField(page, english).fill('Zoë');
  await button(page, english.settings.languageIs('English')).press('Enter');
  await inItsOwnWords(page, polish).press('Enter');
  await expectLanguage(page, 'pl');
  await context.setOffline(true);
  await page.reload();
  // The Polish service worker is not installed yet.
  await expect(nameField(page, english)).toHaveValue('Zoë');

  await context.setOffline(false);
  await page.reload();
  await expect(nameField(page, polish)).toHaveValue('Zoë');
  await expectWorker(page, '/sw.js?lang=pl');
  await context.setOffline(true);
  await page.reload();
  await expect(nameField(page, polish)).toHaveValue('Zoë');
});

test.describe('in a private window', () => {
  test.use({ serviceWorkers: 'block' });

  test('a phone whose system is switched to Polish in the middle of an evening shows Polish and keeps the evening', async ({
    page,
  }) => {
    await page.goto('/');
    await comeIn(page, english, 'Zoë');
    await countBeer(page, english);
    await switchPhoneToPolish(page);
    await page.reload();
    await expectLanguage(page, 'pl');
    await expect(counter(page, polish)).toContainText('1');
  });

  test('a guest who has chosen a language other than the phone’s sees only the chosen one, after one extra load', async ({
    page,
    clink,
  }) => {
    const shown: string[] = [];
    await page.exposeFunction('note', (language: string) => shown.push(language));
    await page.addInitScript(() => {
      localStorage.setItem('language', 'pl');
      const note = () => {
        const { lang, hidden } = document.documentElement;
        if (document.body && !hidden) void (window as unknown as { note(lang: string): void }).note(lang);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    const visits = noteVisits(page);
    await page.goto('/');
    await expectLanguage(page, 'pl');
    await expect(nameField(page, polish)).toBeVisible();
    await expect.poll(() => shown.length).toBeGreaterThan(5);
    expect([...new Set(shown)]).toEqual(['pl']);
    expect([...new Set(visits)]).toEqual([`${clink.url}/`, `${clink.url}/?lang=pl`]);
  });
});

/** A service worker of an English-only version: it answers with its stored page, whatever the query. */
const OLD_WORKER = `
addEventListener('install', (event) => event.waitUntil(caches.open('clink-old').then((cache) => cache.add('/'))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', ({ data }) => data?.type === 'SKIP_WAITING' && skipWaiting());
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
});`;

test('an old service worker answers a German link with the English page, until the new worker replaces it', async ({
  page,
  clink,
  product,
}) => {
  const path = join(product.dir, 'dist/sw.js');
  const worker = readFileSync(path);
  for (const packed of ['br', 'gz']) rmSync(`${path}.${packed}`);
  writeFileSync(path, OLD_WORKER);
  await page.clock.install();
  await page.goto('/');
  await comeIn(page, english, 'Zoë');
  await page.clock.fastForward(2_000);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  const visits = noteVisits(page);
  await page.goto('/?lang=de');
  await expect(button(page, english.tracker.yourSettings('Zoë'))).toBeVisible();
  await expectLanguage(page, 'en');
  expect(visits).toEqual([`${clink.url}/?lang=de`]);

  writeFileSync(path, worker);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(true);
  await page.clock.fastForward(2_000);
  await show(page, 'hidden');
  await page.clock.fastForward(10_000);
  await expectLanguage(page, 'de');
  await expect(button(page, german.tracker.yourSettings('Zoë'))).toBeVisible();
  expect(visits.at(-1)).toBe(`${clink.url}/?lang=de`);
});
