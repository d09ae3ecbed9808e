import type { CelebrationDraft } from '../../domain/celebration/celebration-draft.ts';
import {
  type CelebrationSettings,
  namesWith,
  pickSettings,
  USUAL_SETTINGS,
} from '../../domain/hosting/celebration-settings.ts';
import type { NewCelebration } from '../../domain/hosting/hosted-celebration.ts';
import { NEW_BOARDS } from '../../domain/leaderboard/boards.ts';
import { boardsAfter, withBoardsToCome } from './changed-settings.ts';
import type { Whole } from './tables/settings-part.ts';

const OF_THAT_NIGHT = pickSettings(USUAL_SETTINGS, namesWith('ofThatNight'));

/**
 * What a new celebration begins with. A copy has the settings, the menu, the hosts' text, the language and the time zone of
 * the original, unless they are given.
 * @throws {ApiProblem} invalid if no leaderboard would be on, without-alcohol if one is not offered.
 */
export function newCelebration(asked: NewCelebration, original: Whole | undefined) {
  const { names, date, withoutAlcohol } = asked;
  const draft: CelebrationDraft = {
    ...{ names, date },
    timeZone: asked.timeZone ?? original?.timeZone ?? 'UTC',
    language: asked.language ?? original?.language ?? 'en',
  };
  const settings = original ? copied(original) : { ...USUAL_SETTINGS, boards: NEW_BOARDS };
  const boards = boardsAfter(settings, asked);
  const changed = { ...settings, withoutAlcohol: withoutAlcohol ?? settings.withoutAlcohol, boards };
  return { draft, settings: withBoardsToCome(settings, changed, asked.boards) };
}

/** Nobody could come in by a door that was closed that night, and what was sold out is there again. */
function copied({ menu, door, ...settings }: Whole): CelebrationSettings {
  return {
    ...settings,
    ...OF_THAT_NIGHT,
    door: door === 'closed' ? USUAL_SETTINGS.door : door,
    menu: menu.map((item) => ({ ...item, isSoldOut: false })),
  };
}
