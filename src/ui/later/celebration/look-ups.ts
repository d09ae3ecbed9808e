import { MINUTE_MS } from '../../../domain/limits.ts';
import { rememberMenu } from '../../../domain/menu/known-menu.ts';
import { createLatest } from '../../../sync/calls/latest.ts';
import { type LookUp, lookUpCelebration } from '../../../sync/celebrations/look-up-celebration.ts';
import type { NetworkDeps } from '../../../sync/evening/network.ts';
import type { KnownCelebration, KnownFacts } from '../../../sync/phone/known-celebration.ts';

/**
 * The interval at which an open page looks up its celebration, because the hosts may send a message, change the names
 * or end it.
 */
const LOOK_AGAIN_MS = (3 / 4) * MINUTE_MS;
/** The interval while the phone has only a code, or while the celebration is over and may be opened again. */
const TRY_AGAIN_MS = 15_000;

interface LookAgain {
  /** Whether the guest waits for news. */
  isWaiting(): boolean;
  look(): void;
}

/**
 * Looks the celebration up when the page wakes, and at intervals while the page is visible. A new celebration resets
 * the interval. Returns a function that stops it.
 */
export function keepLookingAgain(
  { store, clock, lifecycle }: Pick<NetworkDeps, 'store' | 'clock' | 'lifecycle'>,
  { isWaiting, look }: LookAgain,
): () => void {
  let waitedMs = 0;
  let cancelNext = () => {};

  function wait(): void {
    cancelNext();
    // A hidden page does not look up, because that would wake the phone. The interval starts again when the page is
    // shown.
    if (!lifecycle.isVisible()) return;
    cancelNext = clock.after(TRY_AGAIN_MS, () => {
      waitedMs += TRY_AGAIN_MS;
      if (waitedMs >= LOOK_AGAIN_MS || isWaiting()) {
        waitedMs = 0;
        look();
      }
      wait();
    });
  }

  const stops = [
    store.subscribe(({ celebration }, before) => {
      if (celebration !== before.celebration) waitedMs = 0;
    }),
    lifecycle.onWake(() => {
      look();
      wait();
    }),
    lifecycle.onHide(() => cancelNext()),
    () => cancelNext(),
  ];
  wait();
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Looks up celebrations for which nobody waits. Several answers may be under way, and none of them replaces the answer to
 * a later question.
 */
export function createNewsLookUp({ fetch, clock }: Pick<NetworkDeps, 'fetch' | 'clock'>) {
  let asked = 0;
  const used = new Map<string, number>();

  /** Null if a later question about this code was answered first. */
  return async (code: string): Promise<LookUp | null> => {
    asked += 1;
    const own = asked;
    const found = await lookUpCelebration(code, { fetch, clock });
    if (own < (used.get(code) ?? 0)) return null;
    used.set(code, own);
    return found;
  };
}

/**
 * Looks up codes, one after the other. Only the answer to the last one is used. Calls `noteLooking(true)` when a look-up
 * starts, and `noteLooking(false)` when its answer is used.
 */
export function createLastLookUp(
  { fetch, clock }: Pick<NetworkDeps, 'fetch' | 'clock'>,
  noteLooking: (isLooking: boolean) => void,
) {
  const latest = createLatest();

  return {
    /** Null if the guest no longer waits for this answer. */
    async lookUp(code: string): Promise<LookUp | null> {
      const isLatest = latest.ask();
      noteLooking(true);
      const found = await lookUpCelebration(code, { fetch, clock });
      if (!isLatest()) return null;
      noteLooking(false);
      return found;
    },

    giveUp: latest.giveUp,
  };
}

/** Returns `facts` as learned now. They are newer than `known`, even if the phone's clock was set back. */
export function knownNow(facts: KnownFacts, known: KnownCelebration | null, nowMs: number): KnownCelebration {
  const before = known?.code === facts.code ? known : null;
  const menu = rememberMenu(before?.menu, facts.menu, facts.menu);
  const { menu: _, ...others } = facts;
  return {
    ...others,
    ...(menu.length > 0 && { menu }),
    learnedAt: Math.max(nowMs, (before?.learnedAt ?? 0) + 1),
  };
}
