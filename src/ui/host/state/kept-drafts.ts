import { createStore } from 'zustand/vanilla';
import type { CelebrationChanges } from '../../../domain/hosting/hosted-celebration.ts';
import type { DrinkDraft } from './drink-draft.ts';

/** The fields for which a `PATCH` can contain the text that the host saw. */
export type DetailsField = keyof NonNullable<CelebrationChanges['from']>;

/** The text of a field in Details that the server has not stored. */
export interface Unsaved {
  readonly value: string;
  /** The text that was stored when the host began to type. */
  readonly from: string;
  /** The reason why the text is not stored. Null while it is being sent. */
  readonly fault: string | null;
  /** The reason why the host has to act before it is sent again. Null if it is sent again automatically. */
  readonly refused: 'invalid' | 'too-late' | 'failed' | null;
}

/** Unsaved texts of a host in Details, and an unsaved drink of the menu. */
export type Draft = Readonly<Partial<Record<DetailsField, Unsaved>>> & { readonly drink?: DrinkDraft };

export type KeptDrafts = ReturnType<typeof createKeptDrafts>;

/** The drafts of a host, by celebration. They are in memory only. */
export function createKeptDrafts() {
  const drafts = createStore<Readonly<Record<string, Draft>>>(() => ({}));
  const clear = () => drafts.setState({}, true);
  let owner: string | null = null;

  return {
    ...drafts,

    isEmpty: () => Object.values(drafts.getState()).every((draft) => Object.keys(draft).length === 0),

    /** Null: everything is saved. */
    keep<Name extends keyof Draft>(celebrationId: string, name: Name, written: Draft[Name] | null): void {
      const { [name]: _, ...others } = drafts.getState()[celebrationId] ?? {};
      drafts.setState({ [celebrationId]: written ? { ...others, [name]: written } : others });
    },

    /** Drops the drafts of celebrations that the host no longer has. */
    keepOnly(celebrationIds: readonly string[]): void {
      const kept = Object.entries(drafts.getState()).filter(([id]) => celebrationIds.includes(id));
      drafts.setState(Object.fromEntries(kept), true);
    },

    /** Drops the drafts of another host. */
    keepFor(hostId: string): void {
      if (hostId !== owner) clear();
      owner = hostId;
    },

    clear,
  };
}
