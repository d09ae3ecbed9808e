import { type Details, type DetailsDraft, draftFrom, draftOver, isUnsaved } from './details-draft.ts';

export type KeptDrafts = ReturnType<typeof createKeptDrafts>;

/** What a host has typed in Details and not saved yet, by celebration. It is in memory only. */
export function createKeptDrafts() {
  const drafts = new Map<string, DetailsDraft>();
  let owner: string | null = null;

  return {
    isEmpty: () => drafts.size === 0,

    /** The draft of a celebration, over what is stored now. */
    over(celebrationId: string, stored: Details): DetailsDraft {
      const kept = drafts.get(celebrationId);
      return kept ? draftOver(stored, kept) : draftFrom(stored);
    },

    keep(celebrationId: string, draft: DetailsDraft): void {
      if (isUnsaved(draft)) drafts.set(celebrationId, draft);
      else drafts.delete(celebrationId);
    },

    /** Drops the drafts of celebrations that the host no longer has. */
    keepOnly(celebrationIds: readonly string[]): void {
      for (const id of drafts.keys()) if (!celebrationIds.includes(id)) drafts.delete(id);
    },

    /** Drops the drafts of another host. */
    keepFor(hostId: string): void {
      if (hostId !== owner) drafts.clear();
      owner = hostId;
    },

    clear: () => drafts.clear(),
  };
}
