import { createLiveFeed } from '../../src/sync/live/live.ts';
import type { KnownCelebration } from '../../src/sync/phone/known-celebration.ts';
import { startHeadlessPhone } from '../../tools/headless-phone.ts';
import type { Dice } from '../simulation/dice.ts';
import { logDrink, undoDrink } from '../simulation/guest-acts.ts';
import { emptyStory } from '../simulation/guest-story.ts';

/** A guest with one or two phones, and everything that the guest has done on them. */
export interface Guest extends ReturnType<typeof emptyStory> {
  readonly sessionId: string;
  readonly pages: readonly OpenPage[];
}

/**
 * Opens a page with the real client code. `url`: the proxy or the server. `hasLeaderboard`: whether its leaderboard is open.
 */
export function openPage(celebration: KnownCelebration, url: string, hasLeaderboard = true) {
  const phone = startHeadlessPhone((path, init) => fetch(new URL(path, url), init), celebration);
  const live = hasLeaderboard ? createLiveFeed(phone) : null;
  live?.watch('all');
  return {
    store: phone.store,
    live,
    stop: () => {
      live?.close();
      phone.stop();
    },
  };
}
export type OpenPage = ReturnType<typeof openPage>;

/** Creates a guest with one or two phones, each with its own proxy. Two phones share one session, as after 'Carry on here'. */
export function bringGuest(
  name: string,
  celebration: KnownCelebration,
  [url = '', ...others]: readonly string[],
): Guest {
  const first = openPage(celebration, url);
  first.store.saveName(name);
  const pages = [first, ...others.map((other) => openPage(celebration, other, false))];
  for (const { store } of pages.slice(1)) store.moveTo(first.store.getState());
  return { ...emptyStory(), sessionId: first.store.getState().identity.sessionId, pages };
}

/** Lets a guest do something at random, on all phones of the guest at the same moment. */
export function tap(guest: Guest, dice: Dice): void {
  for (const page of guest.pages) {
    const drawn = dice.fraction();
    if (page.store.getState().state.hidden) page.store.hide(false);
    else if (drawn < 0.6) logDrink(guest, page, dice);
    else if (drawn < 0.8) undoDrink(guest, page, dice);
    else if (drawn < 0.92) page.store.saveName(`Guest ${dice.between(1, 9_999)}`);
    else page.store.hide(true);
  }
}
