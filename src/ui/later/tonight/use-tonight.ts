import { useState } from 'react';
import { broughtBack, changed } from '#messages/forgot.ts';
import { listIsFull, noneRemovable, notOffered } from '#messages/settings.ts';
import { removed } from '#messages/stats.ts';
import { added, takenBack, undo } from '#messages/tracker.ts';
import { isOffered } from '../../../domain/celebration/without-alcohol.ts';
import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { DrinkEntry } from '../../../domain/session/drink-entry.ts';
import { addEarlier, correctEntry } from '../../../sync/evening/forgotten-drinks.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useClink } from '../../guest/clink-context.tsx';
import { eveningTime } from '../../time/short-time.ts';

/** `entry`: the drink that is corrected. Null if a drink is added. */
export type TonightStep =
  | { readonly kind: 'list' }
  | { readonly kind: 'row'; readonly entry: DrinkEntry }
  | { readonly kind: 'drink'; readonly entry: DrinkEntry | null }
  | { readonly kind: 'spirit'; readonly choice: DrinkChoice; readonly entry: DrinkEntry | null }
  | { readonly kind: 'when' | 'time'; readonly choice: DrinkChoice; readonly entry: DrinkEntry | null }
  | { readonly kind: 'confirm'; readonly choice: DrinkChoice; readonly hadAt: number };

const LIST: TonightStep = { kind: 'list' };

/** The actions of a guest in 'Tonight'. Each closes the sheet, reports the result, and can be undone. */
export function useTonight(onClose: () => void) {
  const { store } = useClink();
  const { toast } = useFeedback();
  const [step, setStep] = useState(LIST);

  function close() {
    onClose();
    setStep(LIST);
  }

  function finish(message: string, back?: () => string) {
    close();
    toast({ message, ...(back && { action: { label: undo, run: () => toast({ message: back() }) } }) });
  }

  function isRefused(choice: DrinkChoice): boolean {
    const isOne = !isOffered(choice.drinkType, store.getState().celebration);
    if (isOne) finish(notOffered(choice));
    return isOne;
  }

  /** The old drink is brought back as it was. */
  function bringBack(was: DrinkEntry, now: DrinkEntry, choice: DrinkChoice): string {
    const held = store.getState().session.drinks.some(({ id }) => id === now.id) ? now : was;
    return correctEntry(store, held, was, Date.now()) ? broughtBack(choice) : noneRemovable;
  }

  function correct(entry: DrinkEntry, choice: DrinkChoice, hadAt: number) {
    const next = correctEntry(store, entry, { ...choice, timestamp: hadAt }, Date.now());
    if (!next) return finish(noneRemovable);
    finish(changed(choice, eveningTime(hadAt)), () => bringBack(entry, next, entry));
  }

  return {
    step,
    go: setStep,
    toList: () => setStep(LIST),
    close,

    /** Call this when the guest has said which drink it was. */
    choose(choice: DrinkChoice, entry: DrinkEntry | null) {
      if (isRefused(choice)) return;
      if (entry) correct(entry, choice, entry.timestamp);
      else setStep({ kind: 'when', choice, entry });
    },

    /** Call this when the guest has said when it was. */
    chooseTime(choice: DrinkChoice, entry: DrinkEntry | null, hadAt: number) {
      if (entry) correct(entry, choice, hadAt);
      else setStep({ kind: 'confirm', choice, hadAt });
    },

    add(choice: DrinkChoice, hadAt: number) {
      if (isRefused(choice)) return;
      const entry = addEarlier(store, choice, hadAt, Date.now());
      if (!entry) return finish(listIsFull(store.getState().canRemoveAll));
      finish(added(choice), () => (store.undoDrink(entry.id) ? takenBack(choice) : noneRemovable));
    },

    remove(entry: DrinkEntry) {
      if (!store.undoDrink(entry.id)) return finish(noneRemovable);
      finish(removed(entry), () =>
        correctEntry(store, entry, entry, Date.now()) ? broughtBack(entry) : noneRemovable,
      );
    },
  };
}
