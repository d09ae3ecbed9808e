import { useRef, useState } from 'react';
import { listIsFull, noneRemovable, notOffered } from '#messages/settings.ts';
import * as tracker from '#messages/tracker.ts';
import { isOffered, shownCount, specifiedCount } from '../../../domain/celebration/without-alcohol.ts';
import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useClink, usePhone } from '../../guest/clink-context.tsx';
import { prefersStillness } from '../../look/prefers-stillness.ts';

/** The glasses touch this long after the tap. The phone vibrates at that moment, if it can. */
const TOUCH_MS = 460;
const TICK_MS = 12;
/** If the page is scrolled further than this, the glasses are hidden. */
const COUNTER_PX = 200;

/** The steps of logging a drink: tap it, perhaps choose a spirit, confirm (docs/spec-coverage.md §4.6 to §4.10). */
export function useDrinkFlow() {
  const { store } = useClink();
  const { toast, flash } = useFeedback();
  /**
   * Reset is disabled while there is no alcoholic drink (docs/spec-coverage.md §5.5), and when too many were removed. Where
   * the hosts offer no alcohol, every drink counts (docs/readings.md#without-alcohol).
   */
  const canReset = usePhone(
    (phone) => phone.canRemoveAll && specifiedCount(phone.session.drinks, phone.celebration) > 0,
  );
  const [choice, setChoice] = useState<DrinkChoice | null>(null);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  // This is a ref, so that a second tap before the next render finds the choice already used.
  const open = useRef<DrinkChoice | null>(null);

  function choose(next: DrinkChoice | null) {
    open.current = next;
    setChoice(next);
  }

  function confirm() {
    const drink = open.current;
    if (!drink) return;
    choose(null);
    const { celebration } = store.getState();
    // The hosts may have changed the offer while the guest was choosing.
    if (!isOffered(drink.drinkType, celebration)) return toast({ message: notOffered(drink) });
    const entry = store.addDrink(drink);
    if (!entry) return toast({ message: listIsFull(canReset) });
    setConfirmed([...confirmed, drink.menuItem ?? drink.drinkType]);
    tick();
    flash();
    const { count, isToasts } = shownCount(store.getState().session.drinks, celebration);
    toast({
      message: tracker.added(drink),
      spoken: (isToasts ? tracker.toastsAre : tracker.totalIs)(count),
      clinks: scrollY > COUNTER_PX,
      action: {
        label: tracker.undo,
        run: () => toast({ message: store.undoDrink(entry.id) ? tracker.takenBack(drink) : noneRemovable }),
      },
    });
  }

  return { choice, confirmed, canReset, choose, cancel: () => choose(null), confirm };
}

function tick(): void {
  if (!prefersStillness()) navigator.vibrate?.([0, TOUCH_MS, TICK_MS]);
}
