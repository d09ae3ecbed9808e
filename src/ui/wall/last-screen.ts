import type { ScreenEvent } from '../../domain/wall/screen.ts';
import { mayShow } from '../../domain/wall/wall-times.ts';
import { quietly } from './elements.ts';
import { parseScreen } from './follow-screen.ts';

/** Of this page alone: guests' phones keep nothing under it. */
const KEY = 'wall';
/** Storage of a television is slow, and snapshots come every second. */
const EVERY_MS = 10_000;

/** The last snapshot, so that a television that starts again without network shows it. */
export interface KeptScreen {
  readonly event: ScreenEvent;
  /** How far this clock is behind the server's. */
  readonly skewMs: number;
}

/** `path` is that of the stream: another celebration on the same television has another. */
export function createLastScreen(path: string) {
  let kept: ScreenEvent | null = null;
  let nextAt = 0;

  function forget(): void {
    kept = null;
    nextAt = 0;
    quietly(() => localStorage.removeItem(KEY));
  }

  return {
    read(nowMs: number): KeptScreen | null {
      const [ofPath, skewMs, event] = quietly(() => JSON.parse(localStorage.getItem(KEY) || '[]')) || [];
      const screen = ofPath === path ? parseScreen(JSON.stringify(event)) : null;
      if (screen && mayShow(nowMs + skewMs - screen.at)) return { event: screen, skewMs };
      // Names are kept for a day, wherever they are.
      forget();
      return null;
    },
    /** Call it often: it writes what is new, now and then. */
    keep(screen: KeptScreen | null): void {
      if (!screen || screen.event === kept || performance.now() < nextAt) return;
      kept = screen.event;
      nextAt = performance.now() + EVERY_MS;
      quietly(() => localStorage.setItem(KEY, JSON.stringify([path, screen.skewMs, screen.event])));
    },
    forget,
  };
}
