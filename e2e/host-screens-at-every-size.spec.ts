import type { Page } from '@playwright/test';
import { visit } from '../scripts/screenshots/host-screen.ts';
import { isDue } from '../scripts/turn.ts';
import { expect } from './helpers/clink.ts';
import { hostScreenGroups, test } from './helpers/hosts/host-world.ts';
import { cutParts } from './helpers/looking/layout-faults.ts';

test.use({ turns: 1 });
// With TEST_TURN, one worker runs the whole file, because each worker would have to create `world`.
test.describe.configure({ mode: process.env.TEST_TURN === undefined ? 'parallel' : 'default' });

/** The smallest phone. The nightly run also checks a small phone, the smallest iPhone with the browser's bars, and a tablet. */
const SMALLEST = [[320, 568]] as const;
const OTHERS = [
  [360, 640],
  [375, 553],
  [820, 1180],
] as const;
/** The list of 300 guests is left out, because its rows look like those of the list of 12. */
const GROUPS = hostScreenGroups(({ name }) => name !== 'host-guests-300');

test.setTimeout(120_000);

/** Runs in the page after a key press. Returns controls that are covered, or that show no focus ring. */
function badControls(): string[] {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const controls = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled, [inert] *'),
  );
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)');
  };
  /** The element that covers the middle of a control. Null if nothing covers it. */
  const coverOf = (control: HTMLElement, shown: Element) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2);
    const own = [control, shown, control.closest('label')];
    return own.some((part) => part?.contains(hit)) ? null : (hit?.outerHTML.slice(0, 60) ?? 'the edge');
  };
  /** Whether a parent that clips its content, such as a card, cuts off the focus ring. */
  const isRingCut = (element: Element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 1;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const clips = (part: Element | null) => part && ['hidden', 'clip'].includes(getComputedStyle(part).overflowY);
    let part = element.parentElement;
    while (part && part !== scope && !clips(part)) part = part.parentElement;
    if (!part || part === scope) return false;
    const edge = part.getBoundingClientRect();
    const room = [left - edge.left, edge.right - right, top - edge.top, edge.bottom - bottom];
    return Math.min(...room) < reach;
  };
  return controls.flatMap((control) => {
    control.focus();
    const name = `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`.slice(0, 60);
    const ringed = [control, control.nextElementSibling ?? control].find(isRinged);
    const cover = coverOf(control, ringed ?? control);
    return [
      ringed ? [] : `no ring: ${name}`,
      ringed && isRingCut(ringed) ? `cut ring: ${name}` : [],
      cover === null ? [] : `${name} is covered by ${cover}`,
    ].flat();
  });
}

/** Waits until the opening animations of a sheet have ended. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

const TURNS = 4;

const TESTS = GROUPS.flatMap(({ screens, span }, index) => [
  { screens, name: span, sizes: SMALLEST, tag: isDue(index, TURNS) ? [] : ['@nightly'] },
  { screens, name: `${span}, at other sizes`, sizes: OTHERS, tag: ['@nightly'] },
]);

for (const { screens, name, sizes, tag } of TESTS) {
  test(`the screens and sheets of the hosts fit small phones and tablets, by day and by night: ${name} [WCAG-1.4.10, 2.4.11]`, {
    tag,
  }, async ({ page, world }) => {
    const faults: string[] = [];

    async function look(at: string): Promise<void> {
      await settled(page);
      // Browsers show the focus ring only after a key press.
      await page.keyboard.press('Shift');
      const found = [...(await page.evaluate(cutParts)), ...(await page.evaluate(badControls))];
      faults.push(...found.map((fault) => `${at}: ${fault}`));
    }

    for (const screen of screens) {
      await visit(page, screen, world);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await look(`${screen.name} at ${width}×${height} (${colorScheme})`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}
