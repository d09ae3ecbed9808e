import { counter, drink, expect, guests, openScreen, test, visit } from './helpers/clink.ts';

const at = (time: string) => new Date(`2026-06-20T${time}:00+02:00`);

const EVENING: readonly [time: string, tile: string, spirit?: string][] = [
  ['19:15', 'Wine'],
  ['19:40', 'Beer'],
  ['20:05', 'Cocktail', 'Gin'],
  ['20:20', 'Water'],
  ['20:50', 'Cocktail', 'Gin'],
  ['21:40', 'Shot', 'Tequila'],
  ['21:55', 'Other'],
  ['22:05', 'Water'],
];

test('the stats screen shows the numbers of three hours with eight drinks [SPEC-2.30-37, 2.39, 2.40, 5.6, 9.21-23, 9.25, 9.27] [WCAG-1.3.1, 1.3.2, 3.2.3]', async ({
  page,
}) => {
  await page.clock.setFixedTime(at('19:10'));
  await visit(page);
  for (const [time, tile, spirit] of EVENING) {
    await page.clock.setFixedTime(at(time));
    await drink(page, tile, spirit);
  }
  await page.clock.setFixedTime(at('22:10'));
  await expect(counter(page)).toContainText('5');
  await openScreen(page, 'View Stats');
  await expect(page.getByText('Added Water!')).toBeHidden({ timeout: 10_000 });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: deep-equal
      - heading "Your Stats" [level=1]
      - heading "Total Drinks" [level=2]
      - paragraph: "8"
      - paragraph: 5 with alcohol · 3 without
      - heading "Per Hour" [level=2]
      - paragraph: "2.7"
      - heading "Hydration Score" [level=2]
      - paragraph: "60"
      - paragraph: out of 100
      - paragraph: Fair
      - heading "Session Info" [level=2]
      - term: Duration
      - definition: 3h 0m
      - term: Started
      - definition: 19:10
      - term: Peak time
      - definition: 20:00
      - heading "Avg. Between Drinks" [level=2]
      - paragraph: 24min
      - heading "Longest Break" [level=2]
      - paragraph: 50m
      - heading "Alcohol Types" [level=2]
      - list:
        - listitem: Tequila 1
        - listitem: Gin 2
      - heading "Timeline" [level=2]
      - paragraph: Alcoholic drinks by the hour. Pick an hour.
      - slider "Hour of the timeline": "3"
      - table "Alcoholic drinks per hour":
        - caption: Alcoholic drinks per hour
        - rowgroup:
          - row "Hour Wine Beer Gin Tequila":
            - columnheader "Hour"
            - columnheader "Wine"
            - columnheader "Beer"
            - columnheader "Gin"
            - columnheader "Tequila"
        - rowgroup:
          - row "19:00 1 1 0 0":
            - rowheader "19:00"
            - cell "1"
            - cell "1"
            - cell "0"
            - cell "0"
          - row "20:00 0 0 2 0":
            - rowheader "20:00"
            - cell "0"
            - cell "0"
            - cell "2"
            - cell "0"
          - row "21:00 0 0 0 1":
            - rowheader "21:00"
            - cell "0"
            - cell "0"
            - cell "0"
            - cell "1"
          - row "22:00 0 0 0 0":
            - rowheader "22:00"
            - cell "0"
            - cell "0"
            - cell "0"
            - cell "0"
        - rowgroup:
          - row "Total 1 1 2 1":
            - rowheader "Total"
            - cell "1"
            - cell "1"
            - cell "2"
            - cell "1"
      - heading "Drink Breakdown" [level=2]
      - list:
        - listitem: Beer 1
        - listitem: Wine 1
        - listitem: Cocktail 2
        - listitem: Shot 1
        - listitem: Water 2
        - listitem: Other 1
      - heading "Hydration Details" [level=2]
      - term: Water bottles
      - definition: "2"
      - term: Alcoholic drinks
      - definition: "5"
      - term: Water ratio
      - definition: "0.4"
      - status
      - heading "Today's drinks" [level=2]
      - list:
        - listitem:
          - time: 22:05
          - text: Water 5 min ago
          - button "Remove Water, 22:05": Remove
        - listitem:
          - time: 21:55
          - text: Other
        - listitem:
          - time: 21:40
          - text: Tequila Shot
        - listitem:
          - time: 20:50
          - text: Gin Cocktail
        - listitem:
          - time: 20:20
          - text: Water
      - button "Show all"
      - heading "Fun Facts" [level=2]
      - list:
        - listitem: Party mode activated!
        - listitem: "Tonight's MVP: Cocktail (2)"
        - listitem: "Alcohol of choice: Gin (2)"
        - listitem: You're keeping a festive pace
        - listitem: "Peak party time: 20:00"
      - status
      - navigation:
        - button "Back to Tracker"
  `);
});

test('a drink logged by mistake is removed within five minutes, on the server too [SPEC-4.5]', async ({ page }) => {
  const onServer = () => guests(page);
  await page.clock.setFixedTime(at('19:10'));
  await visit(page);
  await drink(page, 'Wine');
  await page.clock.setFixedTime(at('19:15'));
  await drink(page, 'Beer');
  await expect.poll(onServer).toMatchObject([{ total_drinks: 2 }]);
  await page.clock.setFixedTime(at('19:16'));
  await openScreen(page, 'View Stats');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove Beer, 19:15', exact: true }).click();
  await expect.poll(onServer).toMatchObject([{ total_drinks: 1 }]);
  await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await expect(counter(page)).toContainText('1');
});
