import * as v from 'valibot';
import { type Celebration, type CelebrationFacts, factsOf } from '../celebration/celebration.ts';
import { celebrationFactsSchema } from '../celebration/celebration-facts.ts';
import { isUsualLook, servedLookSchema } from '../look/look.ts';
import { drinksNoLonger, formerDrinksSchema } from '../menu/known-menu.ts';
import { servedMenuSchema } from '../menu/menu-item.ts';
import { offeredMenu } from '../menu/offered-menu.ts';
import { type WhoIsIn, whoIsInSchema } from '../wall/arrivals.ts';
import { servedWordSchema } from '../wall/served-word.ts';
import { currentWord } from '../wall/wall-settings.ts';
import { servedWordOf } from '../wall/word.ts';
import {
  type CelebrationSettings,
  isUsual,
  namesWith,
  pickSettings,
  type ShownSettings,
  schemasOf,
} from './celebration-settings.ts';

/** The settings that guests receive under their own names. */
const FOR_GUESTS = namesWith('seenBy', 'guests');

/** The answer to `GET /api/celebrations/:code`: the facts, and settings that differ from the usual ones. */
export const servedFactsSchema = v.object({
  ...celebrationFactsSchema.entries,
  ...v.partial(v.object(schemasOf(FOR_GUESTS))).entries,
  /** The colours and the ornament. A newer server may send some that this version does not know. */
  look: v.exactOptional(servedLookSchema),
  /** The drinks that the hosts have named. */
  menu: v.exactOptional(servedMenuSchema),
  /** The names of drinks that are no longer offered, for guests who have logged one. */
  formerDrinks: v.exactOptional(formerDrinksSchema),
  /** The word that the hosts show to everybody now. */
  word: v.exactOptional(servedWordSchema),
  /** The guests who are in. Absent if nobody may be named, or if the door is closed. */
  whoIsIn: v.exactOptional(whoIsInSchema),
});
export type ServedFacts = v.InferOutput<typeof servedFactsSchema>;

/** The facts that a celebration's page contains from the start, for its first paint. */
export type PageFacts = CelebrationFacts & Pick<ServedFacts, 'look' | 'menu'>;
type MenuFacts = PageFacts & Pick<ServedFacts, 'formerDrinks'>;

export function pageFactsOf(celebration: Celebration, settings: ShownSettings): PageFacts {
  const { withoutAlcohol, location, palette, ornament } = settings;
  const look = { palette, ornament };
  const offered = offeredMenu(settings);
  return {
    ...factsOf(celebration),
    ...(!isUsualLook(look) && { look }),
    ...(offered.length > 0 && { menu: offered }),
    ...(withoutAlcohol && { withoutAlcohol }),
    ...(location === false && { location }),
  };
}

/**
 * The facts with all present and former drinks of the menu. A phone needs them if it has not received every menu of the
 * evening, such as a guest's second phone.
 */
export function menuFactsOf(celebration: Celebration, settings: ShownSettings): MenuFacts {
  const formerDrinks = drinksNoLonger(offeredMenu(settings), [...settings.menu, ...settings.formerDrinks]);
  return { ...pageFactsOf(celebration, settings), ...(formerDrinks.length > 0 && { formerDrinks }) };
}

export function servedFactsOf(
  celebration: Celebration,
  settings: ShownSettings,
  nowMs: number,
  present: WhoIsIn | null,
): ServedFacts {
  const word = currentWord(settings.word, nowMs);
  return {
    ...menuFactsOf(celebration, settings),
    ...pickSettings(
      settings,
      FOR_GUESTS.filter((name) => !isUsual(settings, name)),
    ),
    ...(word && { word: servedWordOf(word) }),
    ...(present && tellsWhoIsIn(celebration, settings) && { whoIsIn: present }),
  };
}

/** If no new guest can come in, the page does not show who is in. */
export function tellsWhoIsIn({ state }: Celebration, { door, wall }: CelebrationSettings): boolean {
  return state === 'open' && door !== 'closed' && wall !== 'totals' && wall !== 'off';
}
