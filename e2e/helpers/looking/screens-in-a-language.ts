import { expect, type Page } from '@playwright/test';
import type { Party } from '../../../tools/host-calls.ts';
import { wake } from '../phone.ts';
import type { Words } from './words-of.ts';

/** Checks a screen or a sheet after all its animations have ended. */
export type Inspect = (name: string) => Promise<void>;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const press = (page: Page, name: string | RegExp) => button(page, name).first().press('Enter');
const sheet = (page: Page) => page.getByRole('dialog').last();

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
}

/** Opens every screen and sheet of a guest with the keyboard. `end` ends the celebration. */
export async function walkAsGuest(
  page: Page,
  { link }: Party,
  name: string,
  words: Words,
  inspect: Inspect,
  end: () => Promise<unknown>,
): Promise<void> {
  const { celebration, dialogs, forgot, keepsake, leaderboard, menu, settings, tracker, views } = words;
  await page.goto(link);
  const languagePill = button(page, settings.languageIs(words.ownName.name));
  await languagePill.waitFor();
  await inspect('welcome');
  await languagePill.press('Enter');
  await page.getByRole('dialog', { name: settings.languageTitle }).waitFor();
  await inspect('language');
  await page.keyboard.press('Escape');
  await press(page, celebration.notYours);
  await page.getByRole('dialog', { name: celebration.whichCelebration }).waitFor();
  await inspect('code');
  await page.keyboard.press('Escape');

  const field = page.getByRole('textbox', { name: dialogs.whatShouldTheyCallYou });
  await field.fill(name);
  await field.press('Enter');
  await page.getByRole('dialog', { name: settings.enableLocation }).waitFor();
  await inspect('location');
  await press(page, settings.skipLocation);
  await sheet(page).waitFor({ state: 'detached' });
  await inspect('tracker');

  await press(page, menu.drinkNames.cocktail);
  await sheet(page).waitFor();
  await inspect('spirit');
  await press(page, menu.spiritNames.whiskey);
  await button(page, dialogs.confirm).waitFor();
  await inspect('confirm');
  await press(page, dialogs.confirm);
  await button(page, tracker.undo).waitFor();
  await inspect('toast');
  await press(page, tracker.tonight);
  await sheet(page).waitFor();
  await inspect('tonight');
  await press(page, forgot.addEarlier);
  await page.getByRole('dialog', { name: forgot.whichDrink }).waitFor();
  await inspect('earlier');
  await closeSheet(page);
  await press(page, tracker.yourSettings(name));
  await sheet(page).waitFor();
  await inspect('you');
  await closeSheet(page);

  await press(page, tracker.viewStats);
  await button(page, views.backToTracker).waitFor();
  await inspect('stats');
  await press(page, views.backToTracker);
  await press(page, tracker.leaderboard);
  await page.getByRole('list', { name: leaderboard.boardTitles.mostDrinks }).waitFor();
  await inspect('leaderboard');
  await page.getByRole('tab', { name: leaderboard.topTen }).press('ArrowRight');
  await page.getByRole('list', { name: leaderboard.allGuests }).waitFor();
  await inspect('all-guests');

  await press(page, views.backToTracker);
  await press(page, menu.drinkNames.water);
  await press(page, dialogs.confirm);
  await button(page, tracker.undo).waitFor();
  await end();
  await wake(page);
  await page.getByRole('group', { name: keepsake.chooseCard }).waitFor();
  await inspect('keepsake');
}

/** Opens the pages of a host, before and after `signIn` adds the host's cookies. */
export async function walkAsHost(
  page: Page,
  url: string,
  { id }: Pick<Party, 'id'>,
  words: Words,
  signIn: () => Promise<void>,
  inspect: Inspect,
): Promise<void> {
  const {
    gate,
    invite,
    hostsAccount,
    hostsCelebrations,
    hostsEvening,
    hostsLook,
    hostsRecap,
    hostsTeam,
    hostsTonight,
    hostsWall,
  } = words;
  const shows = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
  await page.goto(`${url}/?host`);
  await shows(gate.welcomeBack);
  await inspect('sign-in');
  await signIn();
  await page.goto(`${url}/?host`);
  await page.getByText('Ana & Ben').filter({ visible: true }).first().waitFor();
  await inspect('celebrations');
  await page.goto(`${url}/?host=account`);
  await shows(hostsAccount.howYouSignIn);
  await inspect('account');
  await page.goto(`${url}/?host=create`);
  await shows(hostsCelebrations.create);
  await expect(page.locator('input[name="language"]')).toHaveValue(words.language);
  await inspect('create');
  const place = (name: string) => page.goto(`${url}/?host=celebration/${id}/${name}`);
  await place('tonight');
  await shows(hostsTonight.lastHours);
  await inspect('tonight');
  await place('guests');
  await page.getByText('Farid').filter({ visible: true }).first().waitFor();
  await inspect('guests');
  for (const [name, text] of [
    ['invite', invite.cardsForTables],
    ['evening', hostsEvening.copyHint],
    ['menu', hostsEvening.addDrink],
    ['wall', hostsWall.showOnTheWall],
    ['look', hostsLook.colour],
    ['details', hostsCelebrations.gettingHome],
    ['recap', hostsRecap.notYet],
    ['hosts', hostsTeam.handOver],
  ] as const) {
    await place(name);
    await shows(text);
    await inspect(name);
  }
  await page.getByRole('button', { name: hostsTeam.handOver }).press('Enter');
  await page.getByRole('dialog', { name: hostsTeam.handOver }).waitFor();
  await inspect('hand it over');
}
