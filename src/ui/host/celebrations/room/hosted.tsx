import { createContext, type ReactNode, use } from 'react';
import type { RoomSettings } from '../../../../domain/hosting/host-room.ts';
import type { CelebrationChanges, HostedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import type { CelebrationCalls } from '../../calls/hosting.ts';
import type { DetailsDraft } from '../../state/details-draft.ts';
import type { RoomView } from './room-feed.ts';

/** A celebration without what the room has of it. */
export type ShownCelebration = Omit<HostedCelebration, keyof RoomSettings>;

/** The celebration whose four places are shown. */
export interface Hosted {
  readonly celebration: ShownCelebration;
  /** As the room has them, because other hosts change them too. Before the room comes, as they were loaded. */
  readonly settings: RoomSettings;
  readonly calls: CelebrationCalls;
  /** The guests, live. */
  readonly view: RoomView;
  /** @throws CallFault */
  change(changes: CelebrationChanges): Promise<void>;
  /** Loads the celebration again, because another host has changed it. */
  reload(): void;
  /** The fields of Details. What is not saved there stays while another place or screen is shown. */
  readonly draft: DetailsDraft;
  setDraft(update: (now: DetailsDraft) => DetailsDraft): void;
}

const HostedContext = createContext<Hosted | null>(null);

export function HostedProvider({ hosted, children }: { hosted: Hosted; children: ReactNode }) {
  return <HostedContext value={hosted}>{children}</HostedContext>;
}

export function useHosted(): Hosted {
  const hosted = use(HostedContext);
  if (!hosted) throw new Error('a place of a celebration stands outside HostedProvider');
  return hosted;
}
