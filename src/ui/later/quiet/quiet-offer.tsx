import { useState } from 'react';
import * as texts from '#messages/quiet.ts';
import { isAlcoholic } from '../../../domain/drink-menu.ts';
import { read, writeValue } from '../../../sync/phone/phone-storage.ts';
import { KEYS } from '../../../sync/phone/storage-keys.ts';
import { InlineButton } from '../../components/button.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useClink, usePhone } from '../../guest/clink-context.tsx';
import styles from './quiet-offer.module.css';

/** The guest is asked after this many drinks, if all of them are without alcohol. */
const FIRST_DRINKS = 3;

/**
 * Asks a guest whose first drinks have no alcohol, once an evening, whether others should see the numbers. If the hosts
 * offer no alcohol, nobody is asked, because numbers then do not reveal who drinks none.
 */
export function QuietOffer() {
  const { store, storage, log } = useClink();
  const { toast } = useFeedback();
  const [isAnswered, setIsAnswered] = useState(() => read(storage, KEYS.quietOffer, log) !== null);
  const isMeant = usePhone(({ session, state, celebration }) => {
    const first = session.drinks.slice(0, FIRST_DRINKS);
    const isDry = first.length === FIRST_DRINKS && !first.some(({ drinkType }) => isAlcoholic(drinkType));
    return isDry && celebration !== null && !celebration.withoutAlcohol && !state.hidden && !state.isQuiet;
  });

  function answer(isQuiet: boolean) {
    setIsAnswered(true);
    writeValue(storage, KEYS.quietOffer, 'answered', log);
    if (!isQuiet) return;
    store.beQuiet(true);
    toast({ message: texts.areOff });
  }

  if (isAnswered || !isMeant) return null;
  return (
    <div className={styles.offer}>
      <p>{texts.keepThemOff}</p>
      <InlineButton onClick={() => answer(true)}>{texts.yes}</InlineButton>
      <InlineButton onClick={() => answer(false)}>{texts.no}</InlineButton>
    </div>
  );
}
