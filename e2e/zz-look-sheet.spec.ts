import { mkdirSync } from 'node:fs';
import { hostCalls } from '../lab/shared/host-calls.ts';
import { ORNAMENTS, PALETTES } from '../src/domain/look/look.ts';
import { joinByLink } from './clink.ts';
import { test } from './host.ts';

const OUT = '/work/t/look-shots';
const ONLY = process.env.ONLY?.split(',');
test.setTimeout(900_000);
test('sheet', async ({ page, clink, browser, contextOptions }) => {
  mkdirSync(OUT, { recursive: true });
  const marek = hostCalls(page.request, clink);
  await marek.signUp('Marek');
  for (const [n, palette] of PALETTES.entries()) {
    if (ONLY && !ONLY.includes(palette)) continue;
    const ornament = ORNAMENTS[n % 3];
    const party = await marek.celebrate(
      n === 3 ? 'Maximilian & Konstanze' : n === 5 ? 'The Smiths' : n === 7 ? 'Éloïse & Óscar' : 'Ana & Ben',
    );
    const names =
      n === 3 ? 'Maximilian & Konstanze' : n === 5 ? 'The Smiths' : n === 7 ? 'Éloïse & Óscar' : 'Ana & Ben';
    const at = marek.at(party);
    await at.set({ look: { palette, ornament }, boards: { hydration: true, variety: true } });
    for (const theme of ['light', 'dark'] as const) {
      const t = theme === 'light' ? 'day' : 'night';
      const context = await browser.newContext({
        ...contextOptions,
        viewport: { width: 390, height: 844 },
        colorScheme: theme,
        deviceScaleFactor: 1,
      });
      const p = await context.newPage();
      const shot = async (name: string) => {
        await p.waitForTimeout(700);
        await p.screenshot({ path: `${OUT}/${palette}-${t}-${name}.png` });
      };
      await p.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
      await p.goto(`${clink.url}/?c=${party.code}`);
      await p.getByRole('dialog').getByRole('textbox').waitFor();
      await shot('1welcome');
      await joinByLink(p, `${clink.url}/?c=${party.code}`, names, 'Lea');
      await p.getByRole('dialog').waitFor({ state: 'detached' });
      for (const drink of ['Beer', 'Water', 'Wine']) {
        await p.waitForTimeout(500);
        await p.getByRole('button', { name: new RegExp(`^${drink}`) }).press('Enter');
        if (drink === 'Wine') await shot('3confirm');
        await p.getByRole('button', { name: 'Confirm' }).press('Enter');
        await p.waitForTimeout(300);
      }
      await p.waitForTimeout(1500);
      await shot('2tracker');
      await p.getByRole('button', { name: 'Lea, your settings' }).press('Enter');
      await shot('6you');
      await p.keyboard.press('Escape');
      await p.waitForTimeout(500);
      await p.getByRole('button', { name: 'View Stats' }).press('Enter');
      await shot('4stats');
      await p.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
      await p.getByRole('button', { name: 'Leaderboard' }).press('Enter');
      await shot('5leaderboard');
      if (n === 4 || n === 9 || n === 3) {
        for (const [w, h] of [
          [320, 568],
          [390, 664],
          [1440, 900],
        ] as const) {
          await p.setViewportSize({ width: w, height: h });
          await p.goto(`${clink.url}/?c=${party.code}`);
          await p.getByRole('button', { name: 'Lea, your settings' }).waitFor();
          await shot(`2tracker-${w}`);
        }
        const q = await context
          .browser()!
          .newContext({ ...contextOptions, viewport: { width: 320, height: 568 }, colorScheme: theme });
        const w = await q.newPage();
        for (const [a, b] of [
          [320, 568],
          [390, 664],
          [1440, 900],
        ] as const) {
          await w.setViewportSize({ width: a, height: b });
          await w.goto(`${clink.url}/?c=${party.code}`);
          await w.getByRole('dialog').getByRole('textbox').waitFor();
          await w.waitForTimeout(700);
          await w.screenshot({ path: `${OUT}/${palette}-${t}-1welcome-${a}.png` });
        }
        await q.close();
      }
      await context.close();
      // hosts
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width: 1440, height: 1000 });
      await page.goto(at.pageOf('invite'));
      await page.waitForTimeout(900);
      const card = page.locator('figure').first();
      await card.screenshot({ path: `${OUT}/${palette}-${t}-7card.png` });
      if (n === 4 || n === 0) {
        await page.goto(at.pageOf('details'));
        await page.waitForTimeout(900);
        await page.screenshot({ path: `${OUT}/${palette}-${t}-9chooser-1440.png` });
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(at.pageOf('details'));
        await page.waitForTimeout(900);
        await page.getByRole('region', { name: 'Your look' }).scrollIntoViewIfNeeded();
        await page
          .getByRole('region', { name: 'Your look' })
          .screenshot({ path: `${OUT}/${palette}-${t}-9chooser-390.png` });
        await page.goto(at.pageOf('invite'));
        await page.getByRole('button', { name: 'Letterpress' }).press('Enter');
        await page.waitForTimeout(500);
        await page
          .locator('figure')
          .first()
          .screenshot({ path: `${OUT}/${palette}-${t}-7letterpress.png` });
      }
      const wall = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
      await wall.goto(`${clink.url}/?screen&c=${party.code}&theme=${t}`);
      await wall.waitForTimeout(1500);
      await wall.screenshot({ path: `${OUT}/${palette}-${t}-8wall.png` });
      await wall.close();
    }
  }
});
