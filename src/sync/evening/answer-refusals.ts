import { drinkOfId, isCorrection } from '../../domain/session/correction.ts';
import type { DrinkEntry } from '../../domain/session/drink-entry.ts';
import { withoutRefused } from '../../domain/session/refused-drink.ts';
import type { Phone } from '../phone/phone.ts';
import type { Clock } from '../ports.ts';
import type { SessionStore } from './session-store.ts';

/**
 * The message that a guest gets about a drink that the server refuses. `removed`: the drink was removed from the list.
 * `unmoved`: the drink has its former time again. `unsent`: the drink stays only on this phone until the server is
 * updated.
 */
export interface Refusal {
  readonly kind: 'removed' | 'unmoved' | 'unsent';
  readonly drink: DrinkEntry;
}

/**
 * Undoes each earlier drink and correction that the server refuses, and reports it once. Returns a function to stop.
 */
export function answerRefusals(
  store: Pick<SessionStore, 'getState' | 'subscribe' | 'edit'>,
  clock: Pick<Clock, 'now'>,
  tell: (refusal: Refusal) => void,
): () => void {
  const unsent = new Set<string>();

  function answer({ refused }: Phone): void {
    for (const { id } of refused?.drinks ?? []) {
      const drink = store.getState().session.drinks.find((entry) => entry.id === id);
      if (!drink) continue;
      if (!refused?.mayCome) tell(takeBack(drink));
      else if (!unsent.has(id)) {
        unsent.add(id);
        tell({ kind: 'unsent', drink });
      }
    }
  }

  function takeBack(drink: DrinkEntry): Refusal {
    const atMs = clock.now();
    const { acknowledged } = store.getState();
    const { session } = store.edit(
      (state, nowMs, tag) => withoutRefused(state, drink, acknowledged, { aheadMs: nowMs - atMs, tag }),
      atMs,
    );
    const same = session.drinks.find(({ id }) => isCorrection(drink.id) && drinkOfId(id) === drinkOfId(drink.id));
    return same ? { kind: 'unmoved', drink: same } : { kind: 'removed', drink };
  }

  answer(store.getState());
  return store.subscribe((phone, before) => {
    if (phone.refused !== before.refused) answer(phone);
  });
}
