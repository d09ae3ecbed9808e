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

/** What guests get under its own name. */
const FOR_GUESTS = namesWith('seenBy', 'guests');

/** The answer to `GET /api/celebrations/:code`: the facts, and what the hosts have set for guests, if it is not the usual. */
export const servedFactsSchema = v.object({
  ...celebrationFactsSchema.entries,
  ...v.partial(v.object(schemasOf(FOR_GUESTS))).entries,
  /** The colours and the ornament. A newer server may send ones that this version does not know. */
  look: v.exactOptional(servedLookSchema),
  /** The drinks that the hosts have named. */
  menu: v.exactOptional(servedMenuSchema),
  /** The names of drinks that are no longer offered, for guests who have logged one. */
  formerDrinks: v.exactOptional(formerDrinksSchema),
  /** What the hosts say to everybody now. */
  word: v.exactOptional(servedWordSchema),
  /** Who is in, while somebody may be named and the door is not closed. */
  whoIsIn: v.exactOptional(whoIsInSchema),
});
export type ServedFacts = v.InferOutput<typeof servedFactsSchema>;

/** What the page of a celebration knows from its first picture on. */
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

/** What a phone needs that did not hear each menu of the evening, such as the second phone of a guest. */
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

/** Where nobody new can come in, the page does not tell who is in. */
export function tellsWhoIsIn({ state }: Celebration, { door, wall }: CelebrationSettings): boolean {
  return state === 'open' && door !== 'closed' && wall !== 'totals' && wall !== 'off';
}
