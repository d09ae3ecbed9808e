import * as v from 'valibot';
import { type Celebration, type CelebrationFacts, factsOf } from '../celebration/celebration.ts';
import { celebrationFactsSchema } from '../celebration/celebration-facts.ts';
import { BOARDS, isSameBoards, USUAL_BOARDS } from '../leaderboard/boards.ts';
import { servedMenuSchema } from '../menu/menu-item.ts';
import { servedWordSchema } from '../wall/served-word.ts';
import { currentWord } from '../wall/wall-settings.ts';
import { servedWordOf } from '../wall/word.ts';
import { type CelebrationSettings, shownBoards } from './celebration-settings.ts';

/** The answer to `GET /api/celebrations/:code`: the facts, and what the hosts have set for guests, if it is not the usual. */
export const servedFactsSchema = v.object({
  ...celebrationFactsSchema.entries,
  /** How guests get home: plain text of one or more lines. */
  gettingHome: v.exactOptional(v.string()),
  /** The leaderboards to show. */
  boards: v.exactOptional(v.array(v.picklist(BOARDS))),
  /** The drinks that the hosts have named. */
  menu: v.exactOptional(servedMenuSchema),
  /** What the hosts say to everybody now. */
  word: v.exactOptional(servedWordSchema),
});
export type ServedFacts = v.InferOutput<typeof servedFactsSchema>;

/** What the page of a celebration knows from its first picture on. */
export type PageFacts = CelebrationFacts & Pick<ServedFacts, 'menu'>;

export function pageFactsOf(celebration: Celebration, { menu, withoutAlcohol }: CelebrationSettings): PageFacts {
  return { ...factsOf(celebration), ...(menu.length > 0 && { menu }), ...(withoutAlcohol && { withoutAlcohol }) };
}

export function servedFactsOf(celebration: Celebration, settings: CelebrationSettings, nowMs: number): ServedFacts {
  const { gettingHome } = settings;
  const boards = shownBoards(settings);
  const word = currentWord(settings.word, nowMs);
  const isUsual = isSameBoards(boards, USUAL_BOARDS);
  return {
    ...pageFactsOf(celebration, settings),
    ...(gettingHome !== '' && { gettingHome }),
    ...(!isUsual && { boards: [...boards] }),
    ...(word && { word: servedWordOf(word) }),
  };
}
