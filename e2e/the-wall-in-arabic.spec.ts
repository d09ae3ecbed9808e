import { HOUR_MS } from '../src/domain/limits.ts';
import { hostCalls } from '../tools/host-calls.ts';
import { newSession, putSave } from '../tools/saved-guest.ts';
import { expect } from './helpers/clink.ts';
import { test } from './helpers/hosts/host.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

test('on an Arabic wall without names, every hour is below the chart', async ({ page, clink }) => {
  const marek = hostCalls(page.request, clink);
  await marek.signUp('Marek');
  const party = await marek.celebrate();
  await marek.at(party).set({ wall: 'totals' });
  const now = Date.now();
  for (let guest = 0; guest < 6; guest++) {
    const drinks = [2, 1, 0].map((hoursAgo) => {
      const timestamp = now - hoursAgo * HOUR_MS;
      return { id: `${timestamp}-a`, drinkType: 'beer' as const, timestamp };
    });
    const sessionStart = now - 3 * HOUR_MS;
    const save = { userName: `Guest ${guest}`, drinks, sessionStart, drinkingPace: 'moderate', sentAt: now } as const;
    await putSave(clink.url, party.code, newSession(), save);
  }
  await page.goto(`/?screen&c=${party.code}&lang=ar`);
  const hills = page.locator('.w-hours');
  await expect(hills.locator('text').filter({ hasText: /\S/ })).not.toHaveCount(0);
  const outside = await hills.evaluate((chart) => {
    const { left, right } = chart.getBoundingClientRect();
    const labels = [...chart.querySelectorAll('text')].filter(({ textContent }) => textContent);
    const boxes = labels.map((label) => label.getBoundingClientRect());
    return boxes.filter((box) => box.left < left - 1 || box.right > right + 1).map((box) => Math.round(box.left));
  });
  expect(outside).toEqual([]);
});

test('on an upright tablet the wall is as wide as the screen, and the line breaks between the couple’s long names', async ({
  page,
  clink,
}) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  const marek = hostCalls(page.request, clink);
  await marek.signUp('Marek');
  const party = await marek.celebrate();
  await marek.at(party).set({ names: 'Maximilian & Anna-Katharina' });
  await page.goto(`/?screen&c=${party.code}&lang=ar`);
  const names = page.getByRole('heading', { level: 1, name: /Anna-Katharina/ }).locator('bdi > span');
  await expect(names.last()).toBeVisible();
  expect(await page.evaluate(() => [innerWidth, document.scrollingElement?.scrollWidth])).toEqual([1080, 1080]);
  const lines = await names.evaluateAll((spans) => spans.map((span) => span.getClientRects().length));
  const tops = await names.evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().top));
  await expect(names.first()).toHaveText(/^Maximilian\s*&$/);
  expect(lines).toEqual([1, 1]);
  expect(new Set(tops).size).toBe(2);
});
