import type { Page } from '@playwright/test';
import { arrive, drink, expect, MOVING, openScreen, test } from './helpers/clink.ts';

test.use({ contextOptions: MOVING });

interface Motion {
  readonly delayMs: number;
  readonly endMs: number;
  /** The properties that the keyframes change. */
  readonly changes: readonly string[];
}

const GLASSES = 'main section circle';
const NUMBER = '[data-before]';
const SEAL = 'span:has(> [data-icon="check"])';

/** Records every CSS animation of the elements that match `selector`, in the order of their ends. */
async function recordMotions(page: Page, selector: string): Promise<() => readonly Motion[]> {
  const motions: Motion[] = [];
  await page.exposeFunction('note', (motion: Motion) => motions.push(motion));
  await page.evaluate((wanted) => {
    const { note } = window as unknown as { note(motion: Motion): void };
    addEventListener('animationstart', ({ target, animationName, pseudoElement }) => {
      if (!(target instanceof Element && target.matches(wanted)) || pseudoElement !== '') return;
      const animation = target
        .getAnimations()
        .find((one) => one instanceof CSSAnimation && one.animationName === animationName);
      if (!(animation?.effect instanceof KeyframeEffect)) return;
      const { delay = 0, endTime } = animation.effect.getComputedTiming();
      const changes = new Set(animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
      for (const option of ['offset', 'computedOffset', 'easing', 'composite']) changes.delete(option);
      note({ delayMs: delay, endMs: Number(endTime), changes: [...changes] });
    });
  }, selector);
  return () => motions.toSorted((a, b) => a.endMs - b.endMs);
}

/**
 * The states of the animations of the elements that match `selector`. Ended animations are listed only if their fill mode
 * keeps the final style.
 */
const statesOf = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches(wanted))
        .map(({ playState }) => playState),
    selector,
  );

test('after a confirmed drink, the glasses and the number move for at most 600 ms, once the sheet is gone [SPEC-9.8]', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  // The glasses of the sheet must be still before the recording begins, because it would record their motion too.
  await expect.poll(() => statesOf(page, GLASSES)).toEqual(['finished', 'finished']);
  const motions = await recordMotions(page, `${GLASSES}, ${NUMBER}`);
  // The animation is slowed down, because a busy machine could miss 280 ms. The durations that the test reads are still those
  // of the stylesheet.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.2 });
  await drink(page, 'Wine');
  await expect.poll(motions).toHaveLength(3);
  const glass = { delayMs: 140, endMs: 740, changes: ['transform'] };
  expect(motions()).toEqual([{ delayMs: 440, endMs: 720, changes: ['transform'] }, glass, glass]);
});

test('the success flash is shown for 1 s and then fades for 300 ms [SPEC-2.29]', async ({ page }) => {
  await arrive(page, 'Ana');
  const motions = await recordMotions(page, SEAL);
  await drink(page, 'Beer');
  await expect.poll(motions).toHaveLength(2);
  const [comes, fade] = motions();
  const shownAtMs = comes?.endMs ?? Number.NaN;
  expect(fade).toEqual({ delayMs: shownAtMs + 1_000, endMs: shownAtMs + 1_300, changes: ['opacity'] });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`ten lines of the chart have ten different colours (${colorScheme}) [SPEC-9.28]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await arrive(page, 'Ana');
    await drink(page, 'Wine');
    await openScreen(page, 'View Stats');
    const colours = await page
      .locator('main [data-color] svg svg path')
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
