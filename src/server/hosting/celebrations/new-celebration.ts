import type { CelebrationDraft } from '../../../domain/celebration/celebration-draft.ts';
import { cardLanguagesBeside } from '../../../domain/hosting/card-languages.ts';
import {
  type CelebrationSettings,
  namesWith,
  pickSettings,
  USUAL_SETTINGS,
} from '../../../domain/hosting/celebration-settings.ts';
import type { NewCelebration } from '../../../domain/hosting/hosted-celebration.ts';
import type { HouseRules } from '../../../domain/house/house-rules.ts';
import { NEW_BOARDS } from '../../../domain/leaderboard/boards.ts';
import type { Whole } from '../tables/settings-part.ts';
import { allowedSwitches } from './allowed-by-house.ts';
import { boardsAfter, withBoardsToCome } from './changed-settings.ts';

const OF_THAT_NIGHT = pickSettings(USUAL_SETTINGS, namesWith('ofThatNight'));

/**
 * The settings of a new celebration. A copy takes the settings, the menu, the hosts' text, the language and the time
 * zone of the original, unless the host gives others. Boards that the house does not show are left out.
 * @throws {ApiProblem} invalid if no leaderboard would be on, without-alcohol if a leaderboard is not offered without alcohol.
 */
export function newCelebration(asked: NewCelebration, original: Whole | undefined, rules: HouseRules) {
  const { door = USUAL_SETTINGS.door } = rules;
  const { names, date, withoutAlcohol } = asked;
  const draft: CelebrationDraft = {
    ...{ names, date },
    timeZone: asked.timeZone ?? original?.timeZone ?? 'UTC',
    language: asked.language ?? original?.language ?? 'en',
  };
  const settings = original ? copied(original, door, draft.language) : { ...USUAL_SETTINGS, door, boards: NEW_BOARDS };
  const switches = allowedSwitches(rules, settings.boards, asked.boards);
  const boards = boardsAfter(settings, { ...asked, boards: switches });
  const changed = { ...settings, withoutAlcohol: withoutAlcohol ?? settings.withoutAlcohol, boards };
  return { draft, settings: withBoardsToCome(settings, changed, switches) };
}

/** The settings of the original for a new evening: a closed door is open again, and no drink is sold out. */
function copied(original: Whole, newDoor: CelebrationSettings['door'], language: string): CelebrationSettings {
  const { menu, door, ...settings } = original;
  return {
    ...settings,
    cardLanguages: cardLanguagesBeside(language, original),
    ...OF_THAT_NIGHT,
    door: door === 'ask' ? door : newDoor,
    menu: menu.map((item) => ({ ...item, isSoldOut: false })),
  };
}
