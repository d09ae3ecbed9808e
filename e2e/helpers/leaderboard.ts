import { expect, type Page } from '@playwright/test';
import { openScreen } from './clink.ts';

export const live = (page: Page) => page.getByText('live', { exact: true });
export const lastLive = (page: Page) => page.getByText(/^last seen live at \d\d:\d\d$/);
export const mostDrinks = (page: Page) => page.getByRole('list', { name: 'Most Drinks' });

export async function openLeaderboard(page: Page): Promise<void> {
  await openScreen(page, 'Leaderboard');
  await expect(live(page)).toBeVisible();
}
