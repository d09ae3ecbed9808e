import type { Timers } from '../../../src/server/time/timers.ts';

interface Timer {
  readonly callback: () => void;
  dueMs: number;
  order: number;
  isCancelled: boolean;
}

/** Time that passes only on command, for hundreds of thousands of timers. A heap finds the next one. */
export class VirtualTimers implements Timers {
  readonly #heap: Timer[] = [];
  #nowMs: number;
  #order = 0;

  constructor(startMs: number) {
    this.#nowMs = startMs;
  }

  now(): number {
    return this.#nowMs;
  }

  after(delayMs: number, callback: () => void): () => void {
    const timer = { callback, dueMs: 0, order: 0, isCancelled: false };
    this.#add(timer, delayMs);
    return () => {
      timer.isCancelled = true;
    };
  }

  every(periodMs: number, callback: () => void): () => void {
    const again = {
      callback: () => {
        this.#add(again, periodMs);
        callback();
      },
      dueMs: 0,
      order: 0,
      isCancelled: false,
    };
    this.#add(again, periodMs);
    return () => {
      again.isCancelled = true;
    };
  }

  /** Runs everything that is due within the next `spanMs`, in order. */
  pass(spanMs: number): void {
    const endMs = this.#nowMs + spanMs;
    for (let next = this.#heap[0]; next && next.dueMs <= endMs; next = this.#heap[0]) {
      this.#takeFirst();
      this.#nowMs = next.dueMs;
      if (!next.isCancelled) next.callback();
    }
    this.#nowMs = endMs;
  }

  #add(timer: Timer, delayMs: number): void {
    timer.dueMs = this.#nowMs + delayMs;
    timer.order = this.#order++;
    let at = this.#heap.push(timer) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isBefore(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #takeFirst(): void {
    const last = this.#heap.pop();
    if (!last || this.#heap.length === 0) return;
    this.#heap[0] = last;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const smaller = this.#isBefore(left + 1, left) ? left + 1 : left;
      if (!this.#isBefore(smaller, at)) return;
      this.#swap(at, smaller);
      at = smaller;
    }
  }

  /** False if there is no timer at `a`. */
  #isBefore(a: number, b: number): boolean {
    const [first, second] = [this.#heap[a], this.#heap[b]];
    if (!first || !second) return false;
    return first.dueMs < second.dueMs || (first.dueMs === second.dueMs && first.order < second.order);
  }

  #swap(a: number, b: number): void {
    const [first, second] = [this.#heap[a], this.#heap[b]];
    if (!first || !second) return;
    this.#heap[a] = second;
    this.#heap[b] = first;
  }
}
