import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './clink.ts';

interface Look {
  /** Names what is looked at, in a failure. */
  at?: string;
  /** A selector. Otherwise the whole page. */
  within?: string;
  /** A selector of what need not be looked at again. */
  without?: string;
}

/** Axe finds nothing on what is shown, against WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page, { at, within, without }: Look = {}): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const axe = new AxeBuilder({ page }).withTags(tags);
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    at,
  ).toEqual([]);
}
