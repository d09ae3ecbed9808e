import type { Page } from '@playwright/test';
import { arrive, drink, expect, openView, test } from './clink.ts';

interface Motion {
  readonly name: string;
  readonly delayMs: number;
  readonly endMs: number;
  /** Properties that the keyframes change. */
  readonly changes: readonly string[];
}

/** Records every CSS animation that starts from now on. Names are those of the source, without the build's hashes. */
async function recordMotions(page: Page): Promise<{ of(names: RegExp): Promise<Motion[]> }> {
  const motions: Motion[] = [];
  await page.exposeFunction('note', (motion: Motion) => motions.push(motion));
  await page.evaluate(() => {
    const { note } = window as unknown as { note(motion: Motion): void };
    addEventListener('animationstart', ({ target, animationName }) => {
      const running = (target as Element).getAnimations({ subtree: true });
      const animation = running.find((one) => one instanceof CSSAnimation && one.animationName === animationName);
      if (!(animation?.effect instanceof KeyframeEffect)) return;
      const { delay = 0, endTime } = animation.effect.getComputedTiming();
      const changes = new Set(animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
      for (const option of ['offset', 'computedOffset', 'easing', 'composite']) changes.delete(option);
      note({ name: animationName, delayMs: delay, endMs: Number(endTime), changes: [...changes] });
    });
  });
  return { of: async (names) => motions.filter(({ name }) => names.test(name)) };
}

test('a confirmed drink moves the glasses and the number within 600 ms, once the sheet is gone', async ({
  page,
  clink,
}) => {
  await arrive(page, clink.url, 'Ana');
  await drink(page, 'Beer');
  const motions = await recordMotions(page);
  await drink(page, 'Wine');
  await expect.poll(() => motions.of(/part-and-touch/)).toHaveLength(2);
  for (const { delayMs, endMs, changes } of await motions.of(/part-and-touch/)) {
    expect([delayMs, endMs, changes]).toEqual([140, 740, ['transform']]);
  }
  await expect.poll(() => motions.of(/number-rolls/)).toHaveLength(1);
  const [number] = await motions.of(/number-rolls/);
  expect(number).toMatchObject({ delayMs: 440, endMs: 720, changes: ['transform'] });
});

test('the success flash is shown for 1 s and then fades for 300 ms', async ({ page, clink }) => {
  await arrive(page, clink.url, 'Ana');
  const motions = await recordMotions(page);
  await drink(page, 'Beer');
  await expect.poll(() => motions.of(/seal-/)).toHaveLength(2);
  const [comes] = await motions.of(/seal-is-pressed/);
  const [fade] = await motions.of(/seal-fades/);
  const shownAtMs = comes?.endMs ?? Number.NaN;
  expect(fade).toMatchObject({ delayMs: shownAtMs + 1_000, endMs: shownAtMs + 1_300, changes: ['opacity'] });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`ten lines have ten colours (${colorScheme})`, async ({ page, clink }) => {
    await page.emulateMedia({ colorScheme });
    await arrive(page, clink.url, 'Ana');
    await drink(page, 'Wine');
    await openView(page, 'View Stats');
    const colours = await page
      .locator('main [data-color] path[vector-effect]')
      .first()
      .evaluate((line) => {
        const series = line.closest<HTMLElement>('[data-color]');
        return Array.from({ length: 10 }, (_, index) => {
          series?.setAttribute('data-color', String(index + 1));
          return getComputedStyle(line).stroke;
        });
      });
    expect(new Set(colours).size).toBe(10);
    for (const colour of colours) expect(colour).toMatch(/^rgb\(/);
  });
}
