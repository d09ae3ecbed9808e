import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../clink.ts';

/** The height of a window in which no bar covers a row, because axe reports a covered row as too small a target. */
export const TALL_PX = 3_600;

interface Scope {
  /** The name of the screen in the message of a failure. */
  at?: string;
  /** A selector of the part to check. Absent: the whole page. */
  within?: string;
  /** A selector of parts that are not checked, because they were checked before. */
  without?: string;
  /** Checks only rules about colours, because another theme changes nothing else. */
  coloursOnly?: boolean;
  /** Leaves out the rules about colours, because they were checked in another language. */
  withoutColours?: boolean;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds no violation of WCAG 2.2 AA or of axe's own best practices. */
export async function expectAccessible(
  page: Page,
  { at, within, without, coloursOnly, withoutColours }: Scope = {},
): Promise<void> {
  // Axe's usual mode opens an extra page for each call, to check frames. Clink has no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (coloursOnly) axe.withRules(COLOUR_RULES);
  else axe.withTags(TAGS);
  if (withoutColours) axe.disableRules(COLOUR_RULES);
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    at,
  ).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, at = 'the page'): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide, `${at} does not scroll sideways`).toBe(seen);
}
