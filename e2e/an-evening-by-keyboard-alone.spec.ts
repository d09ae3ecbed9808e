import type { Page } from '@playwright/test';
import { counter, expect, guests, test } from './helpers/clink.ts';
import { expectVisibleFocus, focused } from './helpers/looking/focus.ts';

/** More presses of Tab than any screen has controls. */
const MOST_STOPS = 30;

test.setTimeout(120_000);

/** Presses Tab until `control` has the focus, and expects a visible focus each time. Returns what was focused. */
async function tabTo(page: Page, control: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const stops: string[] = [];
  while (stops.at(-1) !== control) {
    expect(stops.length, `${control} is not among ${stops.join(', ')}`).toBeLessThan(MOST_STOPS);
    await page.keyboard.press(key);
    const stop = await focused(page);
    expect(stop, `the focus is lost on the way to ${control}, after ${stops.join(', ')}`).not.toBe('');
    await expectVisibleFocus(page, stop);
    stops.push(stop);
  }
  return stops;
}

async function press(page: Page, control: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

const expectFocus = (page: Page, control: string) => expect.poll(() => focused(page)).toBe(control);

async function logBeerAndCocktail(page: Page): Promise<void> {
  await press(page, 'button "Beer"');
  await expectFocus(page, 'button "Confirm"');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'button "Beer"');
  await page.keyboard.press('Space');
  await expectFocus(page, 'button "Confirm"');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'button "Beer, 1 today"');
  await expect(counter(page)).toContainText('1');
  await press(page, 'button "Cocktail"', 'Space');
  await expectFocus(page, 'heading "Choose your cocktail"');
  await press(page, 'button "Rum"');
  await expectFocus(page, 'button "Confirm"');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'button "Cocktail, 1 today"');
  await expect(counter(page)).toContainText('2');
}

test('the welcome, the location dialog, drinks, undo and the pace need no pointer [WCAG-2.1.1, 2.4.3, 2.4.7, 2.4.11, 3.2.1]', async ({
  page,
}) => {
  await page.goto('/');
  await expectFocus(page, 'textbox "Your name"');
  await page.keyboard.type('Ana');
  await press(page, 'button "Start Tracking! 🎉"', 'Space');
  await expect(page.getByRole('dialog', { name: 'Enable Location Sharing' })).toBeVisible();
  await press(page, 'button "Skip (Show All Users)"');
  await expectFocus(page, 'heading "Clink"');
  await logBeerAndCocktail(page);
  await press(page, 'button "Undo"');
  await expectFocus(page, 'heading "Clink"');
  await expect(counter(page)).toContainText('1');
  const order = await tabTo(page, 'button "Leaderboard"');
  expect(order).toEqual([
    'button "Ana, your settings"',
    'button "1. Show tonight\'s drinks"',
    'button "Tonight"',
    'button "Beer, 1 today"',
    ...['Wine', 'Cocktail', 'Shot', 'Water', 'Other'].map((name) => `button "${name}"`),
    'slider "Drinking Pace"',
    'combobox "Tell me when I’ve had …"',
    'button "Reset"',
    'button "View Stats"',
    'button "Leaderboard"',
  ]);
  expect(await tabTo(page, 'button "Ana, your settings"', 'Shift+Tab')).toEqual(order.slice(0, -1).reverse());
  await tabTo(page, 'slider "Drinking Pace"');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => guests(page)).toMatchObject([{ drinking_pace: 'fast', total_drinks: 1 }]);
});

test('the stats, the leaderboard, the settings, removing a drink and the reset need no pointer [WCAG-2.1.1, 2.1.2, 2.4.3]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await page.keyboard.type('Ana');
  await expect(page.getByRole('button', { name: 'Start Tracking!' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expectFocus(page, 'heading "Clink"');
  await logBeerAndCocktail(page);

  await press(page, 'button "View Stats"');
  await expectFocus(page, 'heading "Your Stats"');
  await tabTo(page, 'slider "Hour of the timeline"');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await press(page, 'button "Back to Tracker"');
  await expectFocus(page, 'heading "Clink"');

  await press(page, 'button "Leaderboard"');
  await expectFocus(page, 'heading "Leaderboard"');
  await tabTo(page, 'tab "Top 10"');
  await page.keyboard.press('ArrowRight');
  await expectFocus(page, 'tab "All guests"');
  await expect(page.getByRole('list', { name: 'All guests' })).toBeVisible();
  await tabTo(page, 'button "Back to Tracker"', 'Shift+Tab');
  await page.keyboard.press('Space');
  await expectFocus(page, 'heading "Clink"');

  await press(page, 'button "Ana, your settings"');
  await expectFocus(page, 'heading "You"');
  await press(page, 'button "Your name, Ana. Change"');
  await expectFocus(page, 'textbox "Your name"');
  await page.keyboard.type('bel');
  await press(page, 'button "Save"');
  await expectFocus(page, 'button "Anabel, your settings"');
  await page.keyboard.press('Enter');
  await press(page, 'switch "Hide me from the leaderboard"', 'Space');
  await expect.poll(() => guests(page)).toEqual([]);
  await tabTo(page, 'radio "Auto"');
  await page.keyboard.press('ArrowDown');
  await expectFocus(page, 'radio "Day"');
  await expectVisibleFocus(page, 'the chosen colours');
  await press(page, 'button "Delete my data"');
  await expect(page.getByRole('dialog', { name: 'Delete My Data?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocus(page, 'button "Delete my data"');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'button "Anabel, your settings"');

  await press(page, 'button "Tonight"');
  await expectFocus(page, 'heading "Tonight"');
  await tabTo(page, await changeOf(page, 'Rum Cocktail'));
  await page.keyboard.press('Enter');
  await press(page, 'button "Remove"');
  await expectFocus(page, 'button "Tonight"');
  await expect(counter(page)).toContainText('1');

  await press(page, 'button "Reset"');
  await expect(page.getByRole('dialog', { name: 'Reset All Drinks?' })).toBeVisible();
  await expectFocus(page, 'button "Cancel"');
  await tabTo(page, 'button "Reset"', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'heading "Clink"');
  await expect(page.getByRole('status').filter({ hasText: 'Reset Complete!' })).toBeVisible();
  await expect(counter(page)).toContainText('0');
});

/** The name of the button that changes a drink, with the time of the drink: "Change Rum Cocktail, 21:14". */
async function changeOf(page: Page, drink: string): Promise<string> {
  const button = page.getByRole('button', { name: new RegExp(`^Change ${drink}, `) });
  return `button "${await button.getAttribute('aria-label')}"`;
}
