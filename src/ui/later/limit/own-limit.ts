import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { LIMITS, type Limit } from '../../../domain/session/own-limit.ts';
import type { SessionStore } from '../../../sync/evening/session-store.ts';
import type { Phone } from '../../../sync/phone/phone.ts';
import { read, writeValue } from '../../../sync/phone/phone-storage.ts';
import { KEYS } from '../../../sync/phone/storage-keys.ts';
import type { KeyValueStorage, Log } from '../../../sync/ports.ts';

interface OwnLimitDeps {
  readonly store: Pick<SessionStore, 'getState' | 'subscribe'>;
  readonly storage: KeyValueStorage;
  readonly log: Log;
}

/** `start`: the stamp of the evening's start when the limit was chosen. A reset changes the stamp. */
const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sessionId: v.string(), start: v.string(), drinks: v.picklist(LIMITS) }),
);

export type OwnLimit = ReturnType<typeof startOwnLimit>;

/**
 * The number of drinks after which the guest wants to be told. The limit is stored only on this phone and never sent.
 * It ends with the evening: with a reset, another celebration or another session. Null if the limit is off.
 */
export function startOwnLimit({ store, storage, log }: OwnLimitDeps) {
  function kept() {
    const found = v.safeParse(keptSchema, read(storage, KEYS.ownLimit, log));
    const { sessionId } = store.getState().identity;
    return found.success && found.output.sessionId === sessionId ? found.output : null;
  }

  function choose(drinks: Limit | null): void {
    const phone = store.getState();
    const { sessionId } = phone.identity;
    const text = drinks && JSON.stringify({ sessionId, start: startStampOf(phone), drinks });
    writeValue(storage, KEYS.ownLimit, text, log);
    limit.setState({ drinks }, true);
  }

  /** Another tab may have chosen a limit for the evening about which this tab has just learned. */
  function followEvening(phone: Phone, before: Phone): void {
    if (eveningOf(phone) === eveningOf(before)) return;
    const found = kept();
    if (found && found.start !== startStampOf(before)) limit.setState({ drinks: found.drinks }, true);
    // An evening that begins again before its first drink is still the same evening.
    else choose(before.session.drinks.length === 0 ? (found?.drinks ?? null) : null);
  }

  const limit = createStore(() => ({ drinks: kept()?.drinks ?? null }));
  const { drinks } = limit.getState();
  if (read(storage, KEYS.ownLimit, log) !== null && kept()?.start !== startStampOf(store.getState())) choose(drinks);
  const stops = [
    store.subscribe(followEvening),
    storage.onChange((key) => {
      if (key === KEYS.ownLimit || key === null) limit.setState({ drinks: kept()?.drinks ?? null }, true);
    }),
  ];

  return {
    getState: limit.getState,
    getInitialState: limit.getInitialState,
    subscribe: limit.subscribe,
    choose,
    close(): void {
      for (const stop of stops) stop();
    },
  };
}

const startStampOf = ({ state }: Phone): string => state.stamps.sessionStart.join(' ');
const eveningOf = (phone: Phone): string => `${phone.identity.sessionId} ${startStampOf(phone)}`;
