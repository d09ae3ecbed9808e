/** The clock and its timers, so that a simulation can control both. Times in ms. */
export interface Timers {
  now(): number;
  /** Calls back once. Returns a function that cancels it. */
  after(delayMs: number, callback: () => void): () => void;
  /** Calls back repeatedly. Returns a function that stops it. */
  every(periodMs: number, callback: () => void): () => void;
}

export const systemTimers: Timers = {
  now: () => Date.now(),
  after: (delayMs, callback) => {
    const timer = delayMs > 0 ? setTimeout(callback, delayMs) : setImmediate(callback);
    return () => (delayMs > 0 ? clearTimeout(timer as NodeJS.Timeout) : clearImmediate(timer as NodeJS.Immediate));
  },
  every: (periodMs, callback) => {
    const timer = setInterval(callback, periodMs);
    return () => clearInterval(timer);
  },
};
