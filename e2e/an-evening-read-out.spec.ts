import type { Page } from '@playwright/test';
import { expect, test } from './helpers/clink.ts';
import { live } from './helpers/leaderboard.ts';
import { listen } from './helpers/looking/announcements.ts';

test.setTimeout(120_000);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const sheet = (page: Page) => expect(page.getByRole('dialog'));
const main = (page: Page) => expect(page.getByRole('main'));

test('a screen reader’s names are enough for the welcome, the location dialog, drinks and undo [WCAG-1.3.1, 1.3.2, 2.4.6, 3.3.1, 4.1.2, 4.1.3]', async ({
  page,
}) => {
  const expectHeard = await listen(page);
  await page.goto('/');
  await sheet(page).toMatchAriaSnapshot(`
    - dialog "Welcome to Clink":
      - heading "Welcome to Clink" [level=2]
      - paragraph: What should the other guests call you?
      - textbox "Your name"
      - paragraph: Everyone sees it on the leaderboard. At most 20 characters.
      - button "Start Tracking! 🎉" [disabled]
  `);
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('A\ue000na');
  await press(page, 'Start Tracking! 🎉');
  await expectHeard('One character cannot be shown. Please leave it out.');
  await name.fill('Ana');
  await press(page, 'Start Tracking! 🎉');
  await sheet(page).toMatchAriaSnapshot(`
    - dialog "Enable Location Sharing":
      - heading "Enable Location Sharing" [level=2]
      - paragraph: Share your location to see other users within 300 feet on the leaderboard!
      - button "Share My Location"
      - button "Skip (Show All Users)"
      - paragraph: Your location is only used to find nearby users and is not stored permanently.
  `);
  await press(page, 'Skip (Show All Users)');

  await press(page, 'Cocktail');
  await sheet(page).toMatchAriaSnapshot(`
    - dialog "Choose your cocktail":
      - heading "Choose your cocktail" [level=2]
      - paragraph: What type of alcohol?
      - list:
        - listitem:
          - button "Vodka"
        - listitem:
          - button "Rum"
        - listitem:
          - button "Tequila"
        - listitem:
          - button "Gin"
        - listitem:
          - button "Whiskey"
      - button "Cancel"
  `);
  await press(page, 'Rum');
  await sheet(page).toMatchAriaSnapshot(`
    - dialog "Add Rum Cocktail?":
      - heading "Add Rum Cocktail?" [level=2]
      - paragraph: This will be added to your drink count for today.
      - button "Go Back"
      - button "Confirm"
  `);
  await press(page, 'Confirm');
  await expectHeard('Added Rum Cocktail! 1 with alcohol today. Undo');
  await main(page).toMatchAriaSnapshot(`
    - main:
      - heading "Clink" [level=1]
      - button "Ana, your settings"
      - paragraph: Keep track of your celebration!
      - region "Total Drinks Today":
        - heading "Total Drinks Today" [level=2]
        - button "1. Show tonight's drinks"
        - paragraph: Keep it festive! 🎉
      - region "What are you drinking?":
        - heading "What are you drinking?" [level=2]
        - button "Tonight"
        - list:
          - listitem:
            - button "Beer"
          - listitem:
            - button "Wine"
          - listitem:
            - button "Cocktail, 1 today"
          - listitem:
            - button "Shot"
          - listitem:
            - button "Water"
          - listitem:
            - button "Other"
      - region "Drinking Pace":
        - heading "Drinking Pace" [level=2]
        - paragraph: Choose your celebration style
        - slider "Drinking Pace"
      - button "Reset"
      - paragraph: Drink responsibly and celebrate safely!
      - status:
        - text: Added Rum Cocktail! 1 with alcohol today.
        - button "Undo"
      - navigation "Views":
        - button "View Stats"
        - button "Leaderboard"
  `);
  await press(page, 'Undo');
  await expectHeard('Rum Cocktail taken back');
});

test('a screen reader’s names are enough for the settings, removing a drink, the stats, the leaderboard and the reset [WCAG-1.3.1, 1.3.2, 2.4.6, 4.1.2, 4.1.3]', async ({
  page,
  addGuest,
}) => {
  const expectHeard = await listen(page);
  const benDrinks = await addGuest('Ben', 1);
  await page.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await press(page, 'Start Tracking! 🎉');
  await press(page, 'Ana, your settings');
  await sheet(page).toMatchAriaSnapshot(`
    - dialog "You":
      - heading "You" [level=2]
      - button "Done"
      - button "Your name, Ana. Change"
      - region "The celebration":
        - button "Invite"
        - button "Continue on another phone"
        - button "Join a celebration"
      - region "You and the others":
        - switch "Share my location"
        - switch "Hide me from the leaderboard"
      - region "This phone":
        - group "Colours":
          - radio "Auto" [checked]
          - radio "Day"
          - radio "Night"
        - 'button "Language: English"'
        - button "Delete my data"
  `);
  await press(page, 'Done');
  for (const drink of ['Wine', 'Beer']) {
    await press(page, drink);
    await press(page, 'Confirm');
  }
  await expectHeard('Added Beer! 2 with alcohol today. Undo');
  await press(page, 'Tonight');
  await sheet(page).toMatchAriaSnapshot(`
    - dialog "Tonight":
      - heading "Tonight" [level=2]
      - button "Done"
      - paragraph: 2 with alcohol · 0 without
      - list:
        - listitem:
          - time: /\\d\\d:\\d\\d/
          - text: /^Beer (now|1 min ago)$/
          - button /^Change Beer, \\d\\d:\\d\\d$/
        - listitem:
          - time: /\\d\\d:\\d\\d/
          - text: /^Wine (now|1 min ago)$/
          - button /^Change Wine, \\d\\d:\\d\\d$/
      - button "Add an earlier one"
  `);
  await page.getByRole('button', { name: /^Change Beer, / }).press('Enter');
  await press(page, 'Remove');
  await expectHeard('Beer removed Undo');

  await press(page, 'View Stats');
  await main(page).toMatchAriaSnapshot(`
    - main:
      - heading "Your Stats" [level=1]
      - heading "Total Drinks" [level=2]
      - paragraph: "1"
      - paragraph: 1 with alcohol · 0 without
      - heading "Per Hour" [level=2]
      - heading "Hydration Score" [level=2]
      - paragraph: "40"
      - paragraph: out of 100
      - paragraph: Needs Water
      - heading "Session Info" [level=2]
      - term: Duration
      - definition: /\\d+m/
      - heading "Timeline" [level=2]
      - slider "Hour of the timeline"
      - table "Alcoholic drinks per hour":
        - rowgroup:
          - row "Hour Wine"
        - rowgroup
        - rowgroup:
          - row "Total 1"
      - heading "Drink Breakdown" [level=2]
      - heading "Today's drinks" [level=2]
      - heading "Fun Facts" [level=2]
      - navigation:
        - button "Back to Tracker"
  `);
  await press(page, 'Back to Tracker');

  await press(page, 'Leaderboard');
  await expect(live(page)).toBeVisible();
  await benDrinks(3);
  await expectHeard('You are now 2 of 2 by total drinks');
  await main(page).toMatchAriaSnapshot(`
    - main:
      - heading "Leaderboard" [level=1]
      - paragraph: See how everyone's doing!
      - status: live
      - tabpanel "Top 10":
        - heading "Your Rankings" [level=2]
        - term: Total drinks
        - definition: 2 of 2
        - term: Pace
        - definition: 1 of 2
        - heading "Most Drinks" [level=2]
        - list "Most Drinks":
          - listitem:
            - text: Gold, place 1 Ben
            - paragraph: 4 drinks
          - listitem:
            - text: Silver, place 2 Ana You
            - paragraph: 1 drink
        - heading "Fastest Pace" [level=2]
        - list "Fastest Pace":
          - listitem:
            - text: Gold, place 1 Ana You
            - paragraph: / drinks per hour$/
          - listitem:
            - text: Silver, place 2 Ben
            - paragraph: / drinks per hour$/
      - navigation:
        - button "Back to Tracker"
        - tablist "View":
          - tab "Top 10" [selected]
          - tab "All guests"
  `);
  await page.getByRole('tab', { name: 'All guests' }).press('Enter');
  await main(page).toMatchAriaSnapshot(`
    - tabpanel "All guests":
      - list "All guests":
        - listitem: /^Gold, place 1 Ben .* 4 drinks$/
        - listitem: /^Silver, place 2 Ana You .* 1 drink$/
  `);
  await press(page, 'Back to Tracker');

  await press(page, 'Reset');
  await sheet(page).toMatchAriaSnapshot(`
    - dialog "Reset All Drinks?":
      - heading "Reset All Drinks?" [level=2]
      - paragraph: This will clear all your drink statistics and start fresh. This action cannot be undone.
      - button "Reset"
      - button "Cancel"
  `);
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).press('Enter');
  await expectHeard('Reset Complete!');
});
