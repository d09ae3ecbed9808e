import { seededDrinks } from '../scripts/screenshots/add-guests.ts';
import { SCREENS } from '../scripts/screenshots/screens.ts';
import { isDue } from '../scripts/turn.ts';
import { HOUR_MS } from '../src/domain/limits.ts';
import { expect, test } from './helpers/clink.ts';
import { mostDrinks } from './helpers/leaderboard.ts';
import { contrastsOf } from './helpers/looking/contrast-as-drawn.ts';

const NAMES = [
  'welcome',
  'tracker',
  'spirit',
  'confirm',
  'tonight',
  'you',
  'reset',
  'location',
  'stats',
  'leaderboard',
];

test.use({ turns: 1, viewport: { width: 390, height: 2_700 } });
test.setTimeout(120_000);

const SCHEMES = ['light', 'dark'] as const;

for (const [index, colorScheme] of SCHEMES.entries()) {
  test(`every text has enough contrast with the pixels behind it (${colorScheme}) [WCAG-1.4.3]`, {
    tag: isDue(index, SCHEMES.length) ? [] : ['@nightly'],
  }, async ({ page, addGuest }) => {
    for (const [beers, name] of ['Cleo', 'Ben', 'Grandma Rosi', 'Emma', 'Dan'].entries()) await addGuest(name, beers);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    for (const screen of NAMES.map((name) => SCREENS.find((one) => one.name === name))) {
      if (!screen) throw new Error('a screen is missing in scripts/screenshots/screens.ts');
      const sessionStart = Date.now() - 4 * HOUR_MS;
      const drinks = seededDrinks(12, sessionStart, Date.now());
      await page.evaluate(
        ([isNew, isUnanswered, stored]) => {
          localStorage.clear();
          if (!isUnanswered) localStorage.setItem('locationDialogShown', 'true');
          if (!isNew) Object.assign(localStorage, { userName: 'Ana', clink: stored });
        },
        [screen.isFirstVisit, screen.isLocationOpen, JSON.stringify({ sessionStart, drinks })] as const,
      );
      await page.reload();
      await screen.open(page);
      if (screen.name === 'leaderboard') await expect(mostDrinks(page)).toBeVisible();
      const contrasts = await contrastsOf(page);
      expect(contrasts.length, screen.name).toBeGreaterThan(2);
      expect(
        contrasts.filter(({ ratio, needed }) => ratio < needed),
        screen.name,
      ).toEqual([]);
    }
  });
}
