import { createContext, type ReactNode, use } from 'react';
import type { CelebrationChanges, HostedCelebration } from '../../../domain/hosting/hosted-celebration.ts';
import type { CelebrationCalls } from '../calls/hosting.ts';
import type { RoomView } from './room/room-feed.ts';

/** The celebration whose four places are shown. */
export interface Hosted {
  readonly celebration: HostedCelebration;
  readonly calls: CelebrationCalls;
  /** The guests, live. */
  readonly view: RoomView;
  /** @throws CallFault */
  change(changes: CelebrationChanges): Promise<void>;
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
