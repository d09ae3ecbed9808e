import { lastLiveAt, live } from '#messages/wall.ts';
import { mark, say } from './elements.ts';
import type { Words } from './words.ts';

/** Says whether the picture is live. `lostAt`: when the picture was last live, or null while it is live. */
export function sayLive(pill: Element, lostAt: number | null, words: Words): void {
  mark(pill, 'data-lost', lostAt !== null);
  say(pill, lostAt === null ? live : lastLiveAt(words.clockTime(lostAt)));
}
