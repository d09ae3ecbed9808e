import type { Position } from '../domain/location/nearby.ts';

/** What src/sync needs of the browser. Tests and simulations implement these ports too. */

/** Key-value storage shared by all tabs of one phone. Every call may throw (quota, private mode, cleared). */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /**
   * Calls back when another tab has written `value` under `key`, or cleared everything (null). When it calls back, this
   * tab may already have written another value there. Returns a function that stops it.
   */
  onChange(listener: (key: string | null, value: string | null) => void): () => void;
}

/** The clock and its timers. `now` is in ms. */
export interface Clock {
  now(): number;
  /** Calls back once after `delayMs`. Returns a function that cancels it. */
  after(delayMs: number, callback: () => void): () => void;
}

export interface Random {
  /** Cryptographically strong bytes. */
  bytes(count: number): Uint8Array;
  /** For jitter only: 0 ≤ x < 1. */
  fraction(): number;
}

/** `online`: the network is back. `visible`: the page is shown again, or restored from the back-forward cache. */
export type WakeReason = 'online' | 'visible';

/** Whether the page is visible, and when it wakes. */
export interface Lifecycle {
  isVisible(): boolean;
  onWake(listener: (reason: WakeReason) => void): () => void;
  onHide(listener: () => void): () => void;
}

/**
 * Runs `work` while no other tab of this phone runs work under the same `name`. It runs without the lock if the
 * platform has no locks, or if another tab holds the lock for longer than `patienceMs`. Two tabs may therefore run the
 * work at the same time, which must be harmless.
 */
export interface Locks {
  exclusively(name: string, patienceMs: number, work: () => Promise<void>): Promise<void>;
}

export interface Geolocation {
  /** @throws the browser's error: denied, unavailable, timed out, or not supported. */
  position(options: { enableHighAccuracy: boolean; timeout: number; maximumAge: number }): Promise<Position>;
  /**
   * Whether the browser gives a position without asking the guest. Returns 'prompt' if the browser does not provide
   * this information.
   */
  permission(): Promise<'granted' | 'prompt' | 'denied'>;
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Logs a failure to the console, with the error object (docs/readings.md#console-messages). */
export type Log = (message: string, error: unknown) => void;
