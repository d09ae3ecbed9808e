import type { Page } from '@playwright/test';
import { recapWith } from '../src/domain/recap/recap.fixture.ts';
import { expect } from './helpers/clink.ts';
import { test } from './helpers/hosts/host.ts';

/** The sizes of sheets, in points of a PDF. */
const SHEETS = { A3: [842, 1191], A4: [595, 842] } as const;

const RECAP = recapWith({
  drinks: 100,
  withoutAlcohol: 47,
  waters: 30,
  kinds: [
    { kind: 'wine', drinks: 53 },
    { kind: 'water', drinks: 30 },
    { kind: 'other', drinks: 17 },
  ],
  hours: [18, 19, 20, 21].map((hour) => ({ from: `2026-06-20T${hour}:00:00.000Z`, alcohol: 13, withoutAlcohol: 11 })),
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const bars = (page: Page) => page.locator('[data-part="alcohol"], [data-part="free"], [data-part="water"]');

/** The sizes of the printed pages, in points. */
async function print(page: Page, name: string): Promise<number[][]> {
  await button(page, name).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-prints');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
    sides.map((points) => Math.round(Number(points))),
  );
}

test('the poster fills one sheet of A3 or A4 in both designs, and the page of figures fits on A4', async ({
  page,
  marek,
}) => {
  await page.addInitScript(() => Object.assign(window, { print() {} }));
  // The figures are made up, because real ones are complete only two hours after a celebration.
  await page.route(/\/api\/host\/.*\/recap$/, (route) => route.fulfill({ json: RECAP }));
  await page.goto(marek.pageOf('recap'));
  for (const design of ['Hills', 'Two glasses']) {
    await button(page, design).press('Enter');
    for (const paper of ['A4', 'A3'] as const) {
      await button(page, paper).press('Enter');
      expect(await print(page, 'Print the poster')).toEqual([SHEETS[paper]]);
    }
  }
  expect(await print(page, 'Print the figures On A4')).toEqual([SHEETS.A4]);
  await expect(page.locator('html')).not.toHaveAttribute('data-prints');
});

test('the bars of the charts are printed, although browsers do not print backgrounds', async ({ page, marek }) => {
  await page.addInitScript(() => Object.assign(window, { print() {} }));
  await page.route(/\/api\/host\/.*\/recap$/, (route) => route.fulfill({ json: RECAP }));
  await page.goto(marek.pageOf('recap'));
  await button(page, 'Print the figures On A4').press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-prints', 'figures');
  await page.emulateMedia({ media: 'print' });
  expect(await bars(page).count()).toBeGreaterThan(RECAP.hours.length);
  for (const bar of await bars(page).all()) await expect(bar).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
});
