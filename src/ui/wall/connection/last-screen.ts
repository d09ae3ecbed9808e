import type { ScreenEvent } from '../../../domain/wall/screen.ts';
import { mayShow } from '../../../domain/wall/wall-times.ts';
import { quietly } from '../parts/elements.ts';
import { parseScreen } from './follow-screen.ts';

/** The storage key. Only the wall's page uses it, never a guest's page. */
const KEY = 'wall';
/** Storage of a television is slow, and snapshots come every second. */
const EVERY_MS = 10_000;

/** The last snapshot, so that a television that starts again without network shows it. */
export interface KeptScreen {
  readonly event: ScreenEvent;
  /** The time by which this clock is behind the server's, in ms. */
  readonly skewMs: number;
  /** The moments that were shown last. */
  readonly shownIds: string[];
}

/** `path` is the path of the stream, which differs between celebrations on the same television. */
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
      const [ofPath, skewMs, event, shownIds = []] =
        quietly(() => JSON.parse(localStorage.getItem(KEY) as string)) || [];
      const screen = ofPath === path ? parseScreen(JSON.stringify(event)) : null;
      if (screen && mayShow(nowMs + skewMs - screen.at)) return { event: screen, skewMs, shownIds };
      // Names are kept for a day at most, so an old snapshot is deleted.
      forget();
      return null;
    },
    /** Call this often. It writes changes at intervals, and at once if a name has disappeared. */
    keep(screen: KeptScreen | null): void {
      if (!screen || screen.event === kept) return;
      const names = namesIn(screen.event);
      if (performance.now() < nextAt && namesIn(kept).every((name) => names.indexOf(name) >= 0)) return;
      kept = screen.event;
      nextAt = performance.now() + EVERY_MS;
      const entry = [path, screen.skewMs, { ...kept, moment: undefined, arrival: undefined }, screen.shownIds];
      quietly(() => localStorage.setItem(KEY, JSON.stringify(entry)));
    },
    forget,
  };
}

function namesIn(event: ScreenEvent | null): string[] {
  const names: string[] = [];
  for (const { rows } of event && 'boards' in event ? event.boards : []) for (const { name } of rows) names.push(name);
  return names;
}
