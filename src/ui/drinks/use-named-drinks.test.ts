import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/languages.ts';
import { isolate } from '../../domain/text/isolate.ts';
import type * as EveningMenu from '../messages/en/celebration/evening-menu.ts';
import type * as Dialogs from '../messages/en/dialogs.ts';
import type * as Settings from '../messages/en/settings.ts';
import type * as Stats from '../messages/en/stats.ts';
import type * as Tracker from '../messages/en/tracker.ts';
import { nameInSentence } from './use-named-drinks.ts';

const CHAMPAGNE = 'שמפניה';
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const modules = import.meta.glob('../messages/*/{dialogs,celebration/evening-menu,settings,stats,tracker}.ts', {
  eager: true,
});
const of = <Module>(language: string, name: string) => modules[`../messages/${language}/${name}.ts`] as Module;

describe('the name of a drink in a sentence', () => {
  test.each([CHAMPAGNE, 'عصير', 'Gin עם טוניק', 'שמפניה 7'])('the name %s is isolated', (name) => {
    expect(nameInSentence(name)).toBe(isolate(name));
  });

  test.each(['Ana’s Spritz', 'Żubrówka', '42', '🍹', 'Ἀθηνᾶ'])(
    'the name %s is not changed, so that code can still compare it',
    (name) => {
      expect(nameInSentence(name)).toBe(name);
    },
  );

  test.each(LANGUAGES)('the name %s does not move the numbers and symbols beside it to its other side', (language) => {
    const name = nameInSentence(CHAMPAGNE);
    const drink = { drinkType: 'wine' as const, menuItem: 'x', name };
    const menu = of<typeof EveningMenu>(language, 'celebration/evening-menu');
    const stats = of<typeof Stats>(language, 'stats');
    const tracker = of<typeof Tracker>(language, 'tracker');
    const sentences = [
      menu.namedCount(name, 2),
      menu.namedTop(name, 2),
      stats.hadInHour([{ name, count: 2 }]),
      stats.readingAt('20:00', [{ name, count: 2 }]),
      stats.removeDrink(drink, '20:15'),
      stats.removed(drink),
      tracker.added(drink),
      tracker.takenBack(drink),
      of<typeof Dialogs>(language, 'dialogs').addDrink(drink),
      of<typeof Settings>(language, 'settings').notOffered(drink),
    ];
    for (const sentence of sentences) {
      expect(sentence).toContain(isolate(CHAMPAGNE));
      const around = sentence.replace(isolate(CHAMPAGNE), '');
      if (language !== 'ar') expect(around).not.toMatch(RIGHT_TO_LEFT);
    }
  });
});
