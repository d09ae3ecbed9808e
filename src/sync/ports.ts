import type { Position } from '../domain/location/nearby.ts';

/** The parts of the browser that src/sync uses. Tests and simulations implement these interfaces too. */

/** Key-value storage that all tabs of a phone share. Every call may throw (private mode, quota exceeded). */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /**
   * Calls `listener` when another tab has written `value` under `key`, or has cleared everything (null). By then this
   * tab may already have written another value under that key. Returns a function that removes the listener.
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
  /** A random number, 0 ≤ x < 1, used only for jitter. */
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
 * Runs `work` while no other tab of this phone runs work under the same `name`. If the platform has no locks, or if
 * another tab holds the lock for longer than `patienceMs`, `work` runs without the lock. So it must be harmless if two
 * tabs run the work at the same time.
 */
export interface Locks {
  exclusively(name: string, patienceMs: number, work: () => Promise<void>): Promise<void>;
}

export interface Geolocation {
  /** @throws the browser's error: permission denied, position unavailable, timed out, or not supported. */
  position(options: { enableHighAccuracy: boolean; timeout: number; maximumAge: number }): Promise<Position>;
  /** Whether the browser gives a position without asking the guest. 'prompt' if the browser does not say. */
  permission(): Promise<'granted' | 'prompt' | 'denied'>;
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Logs a failure to the console, with the error object (docs/readings.md#console-messages). */
export type Log = (message: string, error: unknown) => void;
