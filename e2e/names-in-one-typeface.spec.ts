import type { Page } from '@playwright/test';
import { hostCalls } from '../tools/host-calls.ts';
import { join } from './helpers/celebrations.ts';
import { drink, expect } from './helpers/clink.ts';
import { test } from './helpers/hosts/host.ts';
import { wake } from './helpers/phone.ts';

const FRAUNCES = 'Fraunces';
const COMPANION = 'El Messiri Medium';

/** Names in German, French, Dutch, Polish and other languages. The display font has all their letters. */
const LATIN = `Jürgen & Käthe, Chloé & François, Zoë & Joël, Łucja & Zbigniew Wróbel, Håkon & Märta, Søren & Åse,
  Jiří & Růžena Ďuriš, Győző & Ágnes, Ștefan & Ioana Țară, Işıl & Çağrı İnanç, João & Conceição, Nguyễn & Thị Hồng,
  Þórdís & Ægir, Ģirts & Jānis Ķēniņš`.split(/,\s+/);
/** Names in Arabic, Persian and Urdu. A second typeface beside the display font has their letters. */
const ARABIC = ['نور & سامي', 'پرستو & گیتی', 'ژالہ & ٹیپو'];
/** Names in Greek, Russian, Hebrew and Kurdish. Neither typeface has all their letters. */
const OTHERS = ['Ελένη-Μαρία & Ανδρέας 2', 'Анна-Мария & Олег 2', 'נועה & דן 2', 'ئەمیر & ڤیان 2'];
const GREEK = 'Ελένη & Ανδρέας 2';
/** The typefaces in which the browser draws each couple's names. */
async function typefacesOf(page: Page): Promise<Map<string, string[]>> {
  const selector = ':is(h2, h3).display bdi, :is(h2, h3).display bdi > span';
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const names = await page.locator(selector).allTextContents();
  const found = new Map<string, string[]>();
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    found.set(names[index] ?? '', [...new Set(fonts.map(({ familyName }) => familyName))].sort());
  }
  return found;
}

test('each name is in one typeface, on the screen and on paper, whatever its language', async ({ page, clink }) => {
  const marek = hostCalls(page.request, clink);
  await marek.signUp('Marek');
  for (const names of [...LATIN, ...ARABIC, ...OTHERS]) await marek.celebrate(names);
  await page.goto('/?host');
  await expect(page.getByRole('heading', { name: 'Jürgen & Käthe' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const typefaces = await typefacesOf(page);
  for (const names of LATIN) expect(typefaces.get(names), names).toEqual([FRAUNCES]);
  for (const names of ARABIC) expect(typefaces.get(names), names).toEqual([COMPANION, FRAUNCES]);
  for (const names of OTHERS) {
    expect(typefaces.get(names), names).not.toContain(FRAUNCES);
    expect(typefaces.get(names), names).not.toContain(COMPANION);
  }
  // Hebrew and Kurdish are left out, because the system's typeface for their letters may lack '&' and digits.
  for (const names of OTHERS.slice(0, 2)) expect(typefaces.get(names), names).toHaveLength(1);

  await page.evaluate((latin) => {
    const headings = [...document.querySelectorAll(':is(h2, h3).display')];
    document.body.replaceChildren(...headings.filter(({ textContent }) => latin.includes(textContent ?? '')));
  }, LATIN);
  await expect(page.locator(':is(h2, h3).display')).toHaveCount(LATIN.length);
  const pdf = (await page.pdf()).toString('latin1');
  const printed = [...pdf.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name);
  expect(printed).not.toEqual([]);
  expect(printed.filter((name) => !name?.startsWith('Fraunces'))).toEqual([]);
});

/**
 * Expects at least `count` visible Greek names, none of them in the display font, which has only their punctuation and digits.
 */
async function expectOneTypeface(page: Page, count = 1): Promise<void> {
  const drawn = () =>
    page
      .getByText(/\p{Script=Greek}/u)
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontFamily));
  await expect
    .poll(async () => (await drawn()).filter((font) => font.startsWith('Georgia')).length)
    .toBeGreaterThanOrEqual(count);
  expect((await drawn()).filter((font) => font.startsWith('"Fraunces'))).toEqual([]);
}

test('names in another script are in one typeface on the pages of hosts and guests and on the wall', async ({
  page,
  newPhone,
  clink,
}) => {
  const marek = hostCalls(page.request, clink);
  await marek.signUp('Marek');
  const party = await marek.celebrate(GREEK, '2031-06-20');
  const { pageOf, say } = marek.at(party);
  const places = (['invite', 'look', 'wall'] as const).map(pageOf);
  for (const address of [`/?host=copy/${party.id}`, ...places]) {
    await page.goto(address);
    await expectOneTypeface(page);
  }
  await page.goto(pageOf('details'));
  await page.getByRole('button', { name: 'Delete it' }).press('Enter');
  await expectOneTypeface(page);
  await page.goto('/?host=first');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel('First name').fill('Ελένη-Μαρία 2');
  await expectOneTypeface(page);

  const phone = await newPhone();
  await join(phone, party.code, GREEK, 'Μαρία-Άννα 2');
  await drink(phone, 'Beer');
  await say('Τούρτα στις 2!');
  await wake(phone);
  await expectOneTypeface(phone);
  await phone.getByRole('button', { name: /your settings$/ }).press('Enter');
  await expectOneTypeface(phone, 2);
  await phone.goto(`/?c=${(await marek.celebrate('Ζωή & Ben 2')).code}`);
  await expect(phone.getByRole('dialog', { name: 'Switch to Ζωή & Ben 2?' })).toBeVisible();
  await expectOneTypeface(phone);
  await page.goto(`/?screen&c=${party.code}`);
  await expectOneTypeface(page);
});

test('a page whose names have no accent loads no letters with accents', async ({ page, clink }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(new URL(request.url()).pathname.replace(/-[\w-]{6}\.woff2$/, ''));
  });
  const marek = hostCalls(page.request, clink);
  await marek.signUp('Marek');
  await marek.celebrate('Ana & Ben');
  await page.goto('/?host');
  await expect(page.locator('h2.display bdi')).toHaveText('Ana & Ben');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  expect([...new Set(fonts)]).toEqual(['/assets/fraunces-clink']);
});
