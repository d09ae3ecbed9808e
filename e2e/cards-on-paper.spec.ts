import type { Page } from '@playwright/test';
import { modulesOf, readQr } from '../src/ui/components/qr/read-qr.fixture.ts';
import { type Clink, expect } from './helpers/clink.ts';
import { holdFiles } from './helpers/hold-files.ts';
import { heading, test } from './helpers/hosts/host.ts';
import { marekAndHisParty } from './helpers/hosts/host-calls.ts';

// A service worker would fetch the font itself, and the test could not delay that request.
test.use({ serviceWorkers: 'block' });

/** Opens the invitation page, whose font arrives only when the test calls `deliver`. */
async function openWithoutFont(page: Page, clink: Clink) {
  const marek = await marekAndHisParty(page, clink);
  const deliver = await holdFiles(page, /\.woff2$/);
  await page.addInitScript(() => {
    const printed: boolean[] = [];
    const print = () => printed.push(document.fonts.check('450 1em "Fraunces Clink"'));
    Object.assign(window, { printed, print });
  });
  await page.goto(marek.pageOf('invite'));
  return {
    button: page.getByRole('button', { name: 'Print the cards' }),
    /** Says for each time that the page was printed whether the font had loaded. */
    printed: () => page.evaluate(() => (window as unknown as { printed: boolean[] }).printed),
    deliver,
  };
}

test('cards are printed in their font, even if the font loads late, and two taps print them once', async ({
  page,
  clink,
}) => {
  const { button, printed, deliver } = await openWithoutFont(page, clink);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.press('Enter');
  expect(await printed()).toEqual([]);
  deliver();
  await expect(button).toHaveAttribute('aria-busy', 'false');
  expect(await printed()).toEqual([true]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/FontName \/[A-Z]+\+Fraunces/);
});

test('nothing is printed if the host leaves before the font has loaded', async ({ page, clink }) => {
  const { button, printed, deliver } = await openWithoutFont(page, clink);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: 'Evening' }).filter({ visible: true }).press('Enter');
  await expect(heading(page, 'Evening')).toBeVisible();
  deliver();
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  expect(await printed()).toEqual([]);
});

test('a sheet of A4 has four cards of A6 with the code of the celebration and the chosen languages', async ({
  page,
  marek,
}) => {
  await page.goto(marek.pageOf('invite'));
  await page.getByRole('button', { name: 'Deutsch' }).press('Enter');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...points]) => points.map(Number));
  expect(sizes.map(([width = 0, height = 0]) => [mm(width), mm(height)])).toEqual([[210, 297]]);

  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('[data-print] > *');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect([cssMm(box?.width), cssMm(box?.height)]).toEqual([105, 148]);
    await expect(card).toContainText('Kamera drauf und mitfeiern');
    const svg = card.locator('svg[role="img"]');
    const side = Number((await svg.getAttribute('viewBox'))?.split(' ')[2]);
    const read = readQr(side - 8, modulesOf((await svg.locator('path').getAttribute('d')) ?? ''));
    expect(read).toBe(marek.party.link);
  }
});

/** The names of the links on each page of a PDF, which Chromium writes without compression. */
function linksOnPages(pdf: string): string[][] {
  const objects = new Map([...pdf.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id, body]) => [id, body ?? '']));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) => {
    const annotations = /\/Annots \[(.*?)\]/s.exec(page)?.[1] ?? '';
    const parts = [...annotations.matchAll(/(\d+) 0 R/g)].map(([, id]) => objects.get(id) ?? '');
    return [...`${annotations} ${parts.join(' ')}`.matchAll(/https:\/\/card\.example\/([\w-]+)/g)].map(
      ([, name = '']) => name,
    );
  });
}

test('on US Letter no card is split between two sheets, even if the browser ignores the page’s paper size', async ({
  page,
  marek,
}) => {
  await page.goto(marek.pageOf('invite'));
  await expect(page.getByRole('button', { name: 'Print the cards' })).toBeVisible();
  // A PDF says on which page a link is, so links mark the upper and the lower edge of each card.
  await page.evaluate(() => {
    for (const [index, card] of document.querySelectorAll('[data-print] > *').entries()) {
      for (const edge of ['top', 'bottom']) {
        const link = document.createElement('a');
        link.href = `https://card.example/${index}-${edge}`;
        link.textContent = '.';
        link.style.cssText = `position: absolute; inset-inline-start: 20mm; ${edge}: 1mm`;
        card.append(link);
      }
    }
  });
  // Removes the rule `@page`, which some browsers do not know. With this rule Chromium would shrink the A4 page to the size of
  // US Letter.
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      const place = [...sheet.cssRules].findIndex((rule) => rule instanceof CSSPageRule);
      if (place >= 0) sheet.deleteRule(place);
    }
  });
  const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: false })).toString('latin1');
  const cards = (...indexes: number[]) => indexes.flatMap((index) => [`${index}-bottom`, `${index}-top`]);
  const sheets = linksOnPages(pdf).map((links) => links.sort());
  expect(sheets).toEqual([cards(0, 1), cards(2, 3)]);
});

/** Converts points of a PDF to millimetres. An inch has 72 points. */
const mm = (points: number) => Math.round((points / 72) * 25.4);
/** Millimetres from pixels of CSS. An inch has 96 pixels. */
const cssMm = (pixels = 0) => Math.round((pixels / 96) * 25.4);

test('the sentence about the languages of a card is between the languages and the button', async ({ page, marek }) => {
  await page.goto(marek.pageOf('invite'));
  for (const language of ['Deutsch', 'polski', 'العربية'])
    await page.getByRole('button', { name: language }).press('Enter');
  await expect(page.getByRole('button', { name: 'Français' })).toBeDisabled();
  const [choices, four, own, print] = await Promise.all(
    [
      page.getByRole('group', { name: 'Languages' }),
      page.getByText('A card has room for four languages.'),
      page.getByText(/^English stays/),
      page.getByRole('button', { name: 'Print the cards' }),
    ].map(async (part) => (await part.boundingBox()) ?? { y: 0, height: 0 }),
  );
  const below = (part = { y: 0, height: 0 }) => part.y + part.height;
  expect((four?.y ?? 0) - below(choices)).toBeGreaterThanOrEqual(8);
  expect((own?.y ?? 0) - below(four)).toBeGreaterThanOrEqual(0);
  expect((print?.y ?? 0) - below(own)).toBeGreaterThanOrEqual(12);
});

test('the drawn glasses of a card cross neither names nor codes, whatever the names and the number of languages', async ({
  page,
  marek,
}) => {
  for (const names of ['Ana & Ben', 'Maximilian & Anna-Katharina']) {
    await marek.set({ names });
    await page.emulateMedia({ media: 'screen' });
    await page.goto(marek.pageOf('invite'));
    for (const language of [null, 'Deutsch', 'polski', 'العربية']) {
      await page.emulateMedia({ media: 'screen' });
      if (language) await page.getByRole('button', { name: language }).press('Enter');
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('[data-print] > *').first().evaluate(crossedTexts), `${names}, ${language}`).toEqual(
        [],
      );
    }
  }
});

/** Runs in the page. Returns the texts of a card that are crossed by the outline of one of its glasses. */
function crossedTexts(card: Element): string[] {
  const code = card.querySelector('svg[role="img"]')?.parentElement;
  if (!code) return ['no code'];
  const around = code.getBoundingClientRect();
  const circles = ['::before', '::after'].map((pseudo) => {
    const { left, top, width } = getComputedStyle(code, pseudo);
    const radius = Number.parseFloat(width) / 2;
    return {
      x: around.left + Number.parseFloat(left) + radius,
      y: around.top + Number.parseFloat(top) + radius,
      radius,
    };
  });
  const texts = [...card.querySelectorAll('p')].filter((text) => !code.contains(text));
  const isCrossed = (text: Element) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some((box) => {
      // The letters are only in the middle part of their line's height.
      const [top, bottom] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2];
      return circles.some(({ x, y, radius }) => {
        const nearest = Math.hypot(
          x - Math.min(Math.max(x, box.left), box.right),
          y - Math.min(Math.max(y, top), bottom),
        );
        const farthest = Math.hypot(
          Math.max(x - box.left, box.right - x),
          Math.max(Math.abs(y - top), Math.abs(bottom - y)),
        );
        return nearest < radius && radius < farthest;
      });
    });
  };
  return texts.filter(isCrossed).map(({ textContent }) => textContent ?? '');
}
