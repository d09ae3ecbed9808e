import { isDue } from '../scripts/turn.ts';
import { drink, expect, introduce, openScreen, test } from './helpers/clink.ts';
import { expectAccessible, TALL_PX } from './helpers/looking/accessible.ts';

test.use({ turns: 1 });

for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(`every screen and dialog meets WCAG 2.2 AA (${colorScheme}) [WCAG-1.1.1, 1.4.3, 2.5.8, 3.1.1, 4.1.2]`, {
    tag: isDue(index, 2) ? [] : ['@nightly'],
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await introduce(page, 'Ana');
    await expect(page.getByRole('dialog', { name: 'Enable Location Sharing' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Skip (Show All Users)', exact: true }).press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ana, your settings' }).click();
    await expect(page.getByRole('switch', { name: 'Share my location' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('switch', { name: 'Hide me from the leaderboard' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('switch', { name: 'Hide me from the leaderboard' }).click();
    await page.getByRole('button', { name: 'Your name, Ana. Change' }).press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await page.getByRole('button', { name: 'Cocktail', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Gin', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expectAccessible(page);
    await drink(page, 'Water');
    await drink(page, 'Beer');
    await page.getByRole('button', { name: 'Tonight', exact: true }).press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.setViewportSize({ width: 390, height: TALL_PX });
    await openScreen(page, 'View Stats');
    await expectAccessible(page);
    await page.getByRole('slider', { name: 'Hour of the timeline' }).focus();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
    await openScreen(page, 'Leaderboard');
    await expect(page.getByRole('list', { name: 'Most Drinks' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'All guests' }).click();
    await expect(page.getByRole('list', { name: 'All guests' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/nowhere');
    await expectAccessible(page);
  });
}
