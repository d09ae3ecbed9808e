import { hasUnsaved, profileOf } from '../domain/session/drink-session.ts';
import { createBackOff } from './back-off.ts';
import type { ChangeKind, Phone } from './phone.ts';
import type { Clock, Fetch, Lifecycle, Locks, Log, Random } from './ports.ts';
import { type SaveOutcome, saveSession } from './save-session.ts';
import type { SessionStore } from './session-store.ts';

interface PushDeps {
  readonly store: SessionStore;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly lifecycle: Lifecycle;
  readonly locks: Locks;
  readonly log: Log;
}

const BACK_OFF_CAP_MS = 30_000;
/** A tab that is frozen in the middle of a save must not keep the others from saving. */
const LOCK_PATIENCE_MS = 5_000;
/** Longer than what one tab writes takes to reach another. */
const OTHER_TABS_MS = 1_000;

/** Console messages to the letter (spec §8), in the order in which the first that applies is taken. */
const MESSAGES: readonly [ChangeKind, string][] = [
  ['name', 'Error saving session'],
  ['drinks', 'Error updating session'],
  ['pace', 'Error saving pace'],
];

/**
 * Brings every change to the server, exactly once in the end (docs/sync.md, steps 4 to 7): sends the whole session while
 * the server lacks something, repeats for ever, one tab at a time. Returns the way to stop.
 */
export function startPushing(deps: PushDeps): () => void {
  const { store, clock, lifecycle, locks, log } = deps;
  const backOff = createBackOff(BACK_OFF_CAP_MS, deps.random);
  let isStopped = false;
  let isBusy = false;
  let cancelWait = () => {};
  /** The server asked to be left alone for a while: no change and no wake ends that. */
  let isHeld = false;
  let cancelHold = () => {};
  let attempt = new AbortController();
  let forgottenId = '';
  /** The revision the server refused for good: only a further change is worth another try. */
  let refused = { sessionId: '', revision: 0 };

  /** After every load and wake the server is asked, even with nothing to tell: this tab may be an old copy of itself. */
  let hasAsked = false;

  function isDue({ identity, userName, pace, session }: Phone): boolean {
    const isNews = hasUnsaved(session) || session.told !== profileOf(userName, pace);
    const isRefused = refused.sessionId === identity.sessionId && session.revision <= refused.revision;
    return userName !== null && (isNews || !hasAsked) && !isRefused && !store.isExpired();
  }

  async function push(): Promise<void> {
    if (isBusy || isHeld || isStopped || !isDue(store.getState())) return;
    isBusy = true;
    cancelWait();
    let waitMs = 0;
    try {
      await locks.exclusively('clink-save', LOCK_PATIENCE_MS, async () => {
        waitMs = await pushOnce();
      });
    } finally {
      isBusy = false;
    }
    if (isStopped) return;
    if (waitMs > 0) cancelWait = clock.after(waitMs, () => void push());
    else void push();
  }

  /**
   * One attempt, on the ground of what the server was last heard to keep; a second one where it has lost that, for what
   * it keeps now. Returns how long to wait before the next (ms).
   */
  async function pushOnce(base?: number): Promise<number> {
    const phone = store.settle();
    if (isStopped || phone.userName === null || !isDue(phone)) return 0;
    attempt = new AbortController();
    const { acknowledged } = phone.session;
    const outcome = await saveSession(phone, phone.userName, base ?? acknowledged, attempt, deps);
    if (outcome.kind === 'repeat' || outcome.kind === 'refused') log(messageFor(phone), outcome.error);
    const waitMs = settleOutcome(outcome, phone);
    const isLost = outcome.kind === 'elsewhere' && outcome.revision < acknowledged;
    return isLost && base === undefined ? pushOnce(outcome.revision) : waitMs;
  }

  function settleOutcome(outcome: SaveOutcome, { identity, session, userName, pace }: Phone): number {
    switch (outcome.kind) {
      case 'kept':
        backOff.reset();
        hasAsked = true;
        store.acknowledge(identity.sessionId, { ...session, told: profileOf(userName, pace) });
        return 0;
      case 'elsewhere':
        hasAsked = true;
        store.takeIn(identity.sessionId, session.acknowledged, outcome.revision, outcome.session);
        return backOff.next();
      case 'gone':
        if (outcome.isForgotten) return leaveForgotten(identity.sessionId);
        store.startAfresh(identity.sessionId);
        return backOff.next();
      case 'refused':
        refused = { sessionId: identity.sessionId, revision: session.revision };
        return 0;
      case 'repeat':
        hold(outcome.notBeforeMs);
        return Math.max(outcome.notBeforeMs, backOff.next());
    }
  }

  /** The tab in which the guest deleted the session has begun another one; this tab may be about to hear of that. */
  function leaveForgotten(sessionId: string): number {
    const isSure = forgottenId === sessionId;
    forgottenId = sessionId;
    if (isSure) store.leave(sessionId);
    else hold(OTHER_TABS_MS);
    return OTHER_TABS_MS;
  }

  function hold(spanMs: number): void {
    if (spanMs === 0) return;
    isHeld = true;
    cancelHold = clock.after(spanMs, () => {
      isHeld = false;
    });
  }

  const stops = [
    store.subscribe((phone, before) => {
      if (phone !== before && !isBusy && isDue(phone)) void push();
    }),
    lifecycle.onWake((reason) => {
      backOff.reset();
      hasAsked = false;
      store.settle();
      if (reason === 'online') attempt.abort(new Error('the network came back during this attempt'));
      void push();
    }),
  ];
  void push();

  return () => {
    isStopped = true;
    cancelWait();
    cancelHold();
    for (const stop of stops) stop();
  };
}

function messageFor({ changedAt, session }: Phone): string {
  if (session.acknowledged === 0) return 'Error saving session';
  const unsaved = MESSAGES.find(([kind]) => (changedAt[kind] ?? 0) > session.acknowledged);
  return unsaved?.[1] ?? 'Error updating session';
}
