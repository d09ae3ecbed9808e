import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../clink.ts';

/**
 * A window that is so high that no bar covers a row. Axe takes a covered row for a small target, and cannot scroll it into
 * sight.
 */
export const TALL_PX = 3_600;

interface Scope {
  /** Names what is looked at, in a failure. */
  at?: string;
  /** A selector of the part to be looked at. Absent: the whole page. */
  within?: string;
  /** A selector of parts that need not be looked at again. */
  without?: string;
  /** Only rules about colours, because another theme changes nothing else. */
  coloursOnly?: boolean;
  /** Without the rules about colours, because these were looked at in another language. */
  withoutColours?: boolean;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing on the screen, by the rules of WCAG 2.2 AA and its own best practices. */
export async function expectAccessible(
  page: Page,
  { at, within, without, coloursOnly, withoutColours }: Scope = {},
): Promise<void> {
  // The usual mode opens another page for each call, for frames that Clink does not have.
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
