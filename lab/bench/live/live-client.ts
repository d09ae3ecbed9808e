import type { CrowdGuest } from './crowd.ts';

/** The guests' new totals that a message tells the phone: `[sessionId, total]`. */
export type Totals = readonly (readonly [sessionId: string, total: number])[];

export interface OpenPhone {
  /** Everything received so far, headers and framing included. */
  receivedBytes(): number;
}

export interface PhoneEvents {
  /** Called for every message that the phone has read, with what it now holds. Known totals may come again. */
  hold(totals: Totals): void;
  /** Called when the stream ends although nobody closed it. */
  drop(): void;
}

/** The phone's side of a contender, through its documented client. Runs in the load processes. */
export interface LiveClient {
  /** Follows the leaderboard as `guest`. Resolves once the phone holds the first snapshot. */
  connect(url: string, guest: CrowdGuest, events: PhoneEvents): Promise<OpenPhone>;
  /** Saves that `guest` has had `total` drinks. Resolves when acknowledged. `count` rises with every save. */
  save(url: string, guest: CrowdGuest, total: number, count: number): Promise<void>;
}
