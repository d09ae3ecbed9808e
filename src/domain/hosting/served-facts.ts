import * as v from 'valibot';
import { type Celebration, type CelebrationFacts, factsOf } from '../celebration/celebration.ts';
import { celebrationFactsSchema } from '../celebration/celebration-facts.ts';
import { isAlcoholic } from '../drink-menu.ts';
import { BOARDS, isSameBoards, USUAL_BOARDS } from '../leaderboard/boards.ts';
import { isUsualLook, servedLookSchema } from '../look/look.ts';
import { servedMenuSchema } from '../menu/menu-item.ts';
import { servedWordSchema } from '../wall/served-word.ts';
import { currentWord } from '../wall/wall-settings.ts';
import { servedWordOf } from '../wall/word.ts';
import type { CelebrationSettings } from './celebration-settings.ts';

/** The answer to `GET /api/celebrations/:code`: the facts, and what the hosts have set for guests, if it is not the usual. */
export const servedFactsSchema = v.object({
  ...celebrationFactsSchema.entries,
  /** How guests get home: plain text of one or more lines. */
  gettingHome: v.exactOptional(v.string()),
  /** The leaderboards to show. */
  boards: v.exactOptional(v.array(v.picklist(BOARDS))),
  /** The colours and the ornament. A newer server may send ones that this version does not know. */
  look: v.exactOptional(servedLookSchema),
  /** The drinks that the hosts have named. */
  menu: v.exactOptional(servedMenuSchema),
  /** What the hosts say to everybody now. */
  word: v.exactOptional(servedWordSchema),
});
export type ServedFacts = v.InferOutput<typeof servedFactsSchema>;

/** What the page of a celebration knows from its first picture on. */
export type PageFacts = CelebrationFacts & Pick<ServedFacts, 'look' | 'menu'>;

export function pageFactsOf(celebration: Celebration, settings: CelebrationSettings): PageFacts {
  const { menu, withoutAlcohol, palette, ornament } = settings;
  const look = { palette, ornament };
  const offered = withoutAlcohol ? menu.filter(({ drinkType }) => !isAlcoholic(drinkType)) : menu;
  return {
    ...factsOf(celebration),
    ...(!isUsualLook(look) && { look }),
    ...(offered.length > 0 && { menu: offered }),
    ...(withoutAlcohol && { withoutAlcohol }),
  };
}

export function servedFactsOf(celebration: Celebration, settings: CelebrationSettings, nowMs: number): ServedFacts {
  const { gettingHome, boards } = settings;
  const word = currentWord(settings.word, nowMs);
  const isUsual = isSameBoards(boards, USUAL_BOARDS);
  return {
    ...pageFactsOf(celebration, settings),
    ...(gettingHome !== '' && { gettingHome }),
    ...(!isUsual && { boards: [...boards] }),
    ...(word && { word: servedWordOf(word) }),
  };
}
