import type { Position } from '../domain/location/nearby.ts';

/** What the phone's side needs of the browser, so that a test or a simulation can stand in its place. */

/** Key-value storage shared by all tabs of one phone. Every call may throw (quota, private mode, cleared). */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /**
   * Calls back when another tab has written `value` under `key`, or cleared everything (null). By then this tab may have
   * written something else there. Returns the way to stop.
   */
  onChange(listener: (key: string | null, value: string | null) => void): () => void;
}

/** Time, and waiting. `now` is in ms. */
export interface Clock {
  now(): number;
  /** Calls back once after `delayMs`; returns the way to cancel. */
  after(delayMs: number, callback: () => void): () => void;
}

export interface Random {
  /** Cryptographically strong bytes. */
  bytes(count: number): Uint8Array;
  /** For jitter only: 0 ≤ x < 1. */
  fraction(): number;
}

/** The network is back; or the page is shown again, or restored from the back-forward cache. */
export type WakeReason = 'online' | 'visible';

/** Whether somebody looks at this page, and when it is worth trying again. */
export interface Lifecycle {
  isVisible(): boolean;
  onWake(listener: (reason: WakeReason) => void): () => void;
  onHide(listener: () => void): () => void;
}

/**
 * Runs `work` while no other tab of this phone runs it under the same `name`. Where the platform has no locks, or a
 * frozen tab does not let go within `patienceMs`, it runs all the same: doing it twice must be harmless.
 */
export interface Locks {
  exclusively(name: string, patienceMs: number, work: () => Promise<void>): Promise<void>;
}

export interface Geolocation {
  /** @throws what the browser says: denied, unavailable, timed out, or not supported at all. */
  position(options: { enableHighAccuracy: boolean; timeout: number; maximumAge: number }): Promise<Position>;
  /** Whether a position can be had without asking the guest; 'prompt' also where the browser does not say. */
  permission(): Promise<'granted' | 'prompt' | 'denied'>;
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Failures go to the console in the spec's words (§8), with the error object. */
export type Log = (message: string, error: unknown) => void;
