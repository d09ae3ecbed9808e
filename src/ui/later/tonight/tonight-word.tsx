import { useEffect, useState } from 'react';
import { forgotOne } from '#messages/forgot.ts';
import { tonight } from '#messages/tracker.ts';
import { HOUR_MS } from '../../../domain/limits.ts';
import { lastDrinkAt } from '../../../domain/session/drink-times.ts';
import { createToldInTab } from '../../browser/told-in-tab.ts';
import { usePhone } from '../../guest/clink-context.tsx';

/** After a longer gap a drink may have been forgotten. */
const GAP_MS = 2 * HOUR_MS;
/** The evenings on which the guest was asked. */
const asked = createToldInTab('forgotten-asked', 20);

/** The button that opens 'Tonight'. Once an evening, after a long gap, it asks whether a drink was forgotten. */
export function TonightWord() {
  const last = usePhone((phone) => lastDrinkAt(phone.session.drinks));
  const evening = usePhone((phone) => phone.identity.sessionId);
  const [longGap, setLongGap] = useState<number | null>(null);
  const isLong = last !== null && longGap === last;

  // This is an effect because the clock and the memory of what this tab has asked are outside React.
  useEffect(() => {
    if (last === null || asked.has(evening)) return;
    const timer = setTimeout(() => setLongGap(last), Math.max(0, last + GAP_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [evening, last]);

  // The question ends when the guest logs again or leaves the tracker.
  useEffect(() => {
    if (isLong) return () => asked.add(evening);
  }, [isLong, evening]);

  return isLong ? forgotOne : tonight;
}
