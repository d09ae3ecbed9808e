/** The server's time and its timers, so that a simulation can control both. Times in ms. */
export interface Timers {
  now(): number;
  /** Calls back once. Returns a function that cancels the timer. */
  after(delayMs: number, callback: () => void): () => void;
  /** Calls back repeatedly. Returns a function that stops the timer. */
  every(periodMs: number, callback: () => void): () => void;
}
