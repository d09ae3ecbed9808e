import type { Page } from '@playwright/test';
import { hostCalls } from '../lab/shared/host-calls.ts';
import { expect } from './helpers/clink.ts';
import { heading, test } from './helpers/hosts/host.ts';

const FRAUNCES = 'Fraunces';
const COMPANION = 'El Messiri Medium';

/** The display font has every letter of these. */
const LATIN = [
  ['German', 'Jürgen & Käthe'],
  ['French', 'Chloé & François'],
  ['Dutch', 'Zoë & Joël'],
  ['Polish', 'Łucja & Zbigniew Wróbel'],
  ['Swedish', 'Håkon & Märta'],
  ['Danish', 'Søren & Åse'],
  ['Czech', 'Jiří & Růžena Ďuriš'],
  ['Hungarian', 'Győző & Ágnes'],
  ['Romanian', 'Ștefan & Ioana Țară'],
  ['Turkish', 'Işıl & Çağrı İnanç'],
  ['Portuguese', 'João & Conceição'],
  ['Vietnamese', 'Nguyễn & Thị Hồng'],
  ['Icelandic', 'Þórdís & Ægir'],
  ['Latvian', 'Ģirts & Jānis Ķēniņš'],
] as const;
/** Their letters are those of its companion. */
const ARABIC = [
  ['Arabic', 'نور & سامي'],
  ['Persian', 'پرستو & گیتی'],
  ['Urdu', 'ژالہ & ٹیپو'],
] as const;
/** It has no letter of these. */
const OTHERS = [
  ['Greek', 'Ελένη-Μαρία & Ανδρέας 2'],
  ['Russian', 'Анна-Мария & Олег 2'],
  ['Hebrew', 'נועה & דן'],
] as const;

/** Shows the names of the celebrations alone, each in an element of its own. */
async function showNames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const names = [...document.querySelectorAll('h2.display bdi')].flatMap((couple) =>
      (couple.textContent ?? '').split(' & '),
    );
    const list = document.createElement('ul');
    list.append(
      ...names.map((name) => {
        const item = document.createElement('li');
        item.className = 'display';
        item.textContent = name;
        return item;
      }),
    );
    document.body.replaceChildren(list);
    await document.fonts.ready;
  });
}

/** The typefaces in which the browser draws each name. */
async function typefacesOf(page: Page, selector = 'li.display'): Promise<Map<string, string[]>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const names = await page.locator(selector).allTextContents();
  const found = new Map<string, string[]>();
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    found.set(names[index] ?? '', [...new Set(fonts.map(({ familyName }) => familyName))]);
  }
  return found;
}

test('each name is in one typeface, on the screen and on paper, whatever its language', async ({ page, clink }) => {
  const marek = hostCalls(page.request, clink);
  await marek.signUp('Marek');
  for (const [, names] of [...LATIN, ...ARABIC, ...OTHERS]) await marek.celebrate(names);
  await page.goto('/?host');
  await expect(heading(page, 'My celebrations')).toBeVisible();
  await expect(page.locator('h2.display bdi')).toHaveCount(LATIN.length + ARABIC.length + OTHERS.length);
  const couples = await typefacesOf(page, 'h2.display bdi');
  for (const [language, names] of OTHERS.slice(0, 2)) {
    expect(couples.get(names), `${language}, with signs and digits`).toHaveLength(1);
    expect(couples.get(names), language).not.toContain(FRAUNCES);
  }
  await showNames(page);

  const typefaces = await typefacesOf(page);
  expect(typefaces.size).toBe(2 * (LATIN.length + ARABIC.length + OTHERS.length));
  for (const [language, names] of LATIN) {
    for (const name of names.split(' & ')) expect(typefaces.get(name), `${language}: ${name}`).toEqual([FRAUNCES]);
  }
  for (const [language, names] of ARABIC) {
    for (const name of names.split(' & ')) expect(typefaces.get(name), `${language}: ${name}`).toEqual([COMPANION]);
  }
  for (const [language, names] of OTHERS.slice(2)) {
    for (const name of names.split(' & ')) {
      expect(typefaces.get(name), `${language}: ${name}`).toHaveLength(1);
      expect(typefaces.get(name), `${language}: ${name}`).not.toContain(FRAUNCES);
    }
  }

  const latin = LATIN.flatMap(([, names]) => names.split(' & '));
  await page.evaluate((kept) => {
    for (const item of document.querySelectorAll('li.display')) {
      if (!kept.includes(item.textContent ?? '')) item.remove();
    }
  }, latin);
  await expect(page.locator('li.display')).toHaveCount(latin.length);
  const pdf = (await page.pdf()).toString('latin1');
  const printed = [...pdf.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name);
  expect(printed).not.toEqual([]);
  expect(printed.filter((name) => !name?.startsWith('Fraunces'))).toEqual([]);
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
