import type { CrowdGuest } from './crowd.ts';

/** Which guests now stand at which totals, as far as the phone was told: `[sessionId, total]`. */
export type Totals = readonly (readonly [sessionId: string, total: number])[];

export interface OpenPhone {
  /** Everything received so far, headers and framing included. */
  receivedBytes(): number;
}

export interface PhoneEvents {
  /** At every message that the phone has read: what it holds from now on. Known totals may come again. */
  hold(totals: Totals): void;
  /** The stream has ended although nobody closed it. */
  drop(): void;
}

/** A contender as its phones know it. Runs in the load processes, through the contender's own documented client. */
export interface LiveClient {
  /** Follows the leaderboard as `guest`; resolves once the phone holds the first picture. */
  connect(url: string, guest: CrowdGuest, events: PhoneEvents): Promise<OpenPhone>;
  /** Saves that `guest` has drunk `total` drinks; resolves at the acknowledgement. `revision` rises with every save. */
  save(url: string, guest: CrowdGuest, total: number, revision: number): Promise<void>;
}
