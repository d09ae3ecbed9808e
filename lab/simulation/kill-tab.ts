import { isSaved } from '../../src/sync/phone/phone.ts';
import type { GuestStory } from './guest-story.ts';
import type { Tab } from './sim-phone.ts';

/**
 * Kills a tab. One that could not store loses what the server had not acknowledged, including removals. The guest was told
 * so (docs/sync.md#what-is-not-promised).
 */
export function killTab(guest: GuestStory, tab: Tab): void {
  const { logged, away, either } = guest;
  const held = tab.store.getState();
  const { isStored } = held;
  if (!isStored && !isSaved(held)) for (const id of logged.keys()) either.add(id);
  if (!isStored) for (const id of away) either.add(id);
  if (!isStored) guest.hideMe = null;
  if (!isStored) guest.phone.named.clear();
  tab.kill();
}
