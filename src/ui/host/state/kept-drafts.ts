import { type Details, type DetailsDraft, draftFrom, draftOver, isUnsaved } from './details-draft.ts';
import type { DrinkDraft } from './drink-draft.ts';

export type KeptDrafts = ReturnType<typeof createKeptDrafts>;

/** What a host has typed in Details or in a drink of the menu and not saved yet, by celebration. It is in memory only. */
export function createKeptDrafts() {
  const drafts = new Map<string, DetailsDraft>();
  const drinks = new Map<string, DrinkDraft>();
  let owner: string | null = null;

  function clear(): void {
    drafts.clear();
    drinks.clear();
  }

  return {
    isEmpty: () => drafts.size === 0 && drinks.size === 0,

    /** The draft of a celebration, over what is stored now. */
    over(celebrationId: string, stored: Details): DetailsDraft {
      const kept = drafts.get(celebrationId);
      return kept ? draftOver(stored, kept) : draftFrom(stored);
    },

    keep(celebrationId: string, draft: DetailsDraft): void {
      if (isUnsaved(draft)) drafts.set(celebrationId, draft);
      else drafts.delete(celebrationId);
    },

    /** The drink that the host is writing. Null: none. */
    drinkOf: (celebrationId: string): DrinkDraft | null => drinks.get(celebrationId) ?? null,

    keepDrink(celebrationId: string, draft: DrinkDraft | null): void {
      if (draft) drinks.set(celebrationId, draft);
      else drinks.delete(celebrationId);
    },

    /** Drops the drafts of celebrations that the host no longer has. */
    keepOnly(celebrationIds: readonly string[]): void {
      for (const kept of [drafts, drinks]) {
        for (const id of kept.keys()) if (!celebrationIds.includes(id)) kept.delete(id);
      }
    },

    /** Drops the drafts of another host. */
    keepFor(hostId: string): void {
      if (hostId !== owner) clear();
      owner = hostId;
    },

    clear,
  };
}
