import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isOffered } from '../../../domain/celebration/without-alcohol.ts';
import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { readMenu } from '../../../domain/menu/known-menu.ts';
import type { ServedItem } from '../../../domain/menu/menu-item.ts';
import type { Phone } from '../../../sync/phone/phone.ts';
import { MenuRow } from '../../drinks/menu-row.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { prefersStillness } from '../../look/prefers-stillness.ts';
import { useQuietly } from './use-quiet.ts';

interface MenuCardsProps {
  /** The drinks that were confirmed on this page: their types, or the ids of those on the menu. */
  confirmed: readonly string[];
  onChoose(choice: DrinkChoice): void;
}

const FADE_MS = 100;
const NONE: readonly ServedItem[] = [];
/** Whether the tracker was in sight before this code had come. */
let isLate = true;

/**
 * The drinks that the hosts have named, above the others. When the menu changes, it waits until nobody is about to tap.
 * The page keeps a place for it from its first picture on (`data-menu`, src/ui/early/early-page.ts).
 */
export function MenuCards({ confirmed, onChoose }: MenuCardsProps) {
  const text = usePhone(({ celebration }) => JSON.stringify(offeredOf(celebration)));
  // Where there is no menu, nothing changes.
  const menu = useMemo<readonly ServedItem[]>(() => (text === '[]' ? NONE : JSON.parse(text)), [text]);
  const names = usePhone(({ celebration }) => celebration?.names ?? '');
  const isUnseen = usePhone(({ userName }) => userName === null);
  const drinks = usePhone(({ session }) => session.drinks);
  const { dataset } = document.documentElement;
  const place = useRef<HTMLDivElement>(null);
  const first = isLate && dataset.menu === undefined ? NONE : menu;
  const change = useCallback(
    (apply: () => void, again: () => void) => crossFade(place.current?.closest('section'), apply, again),
    [],
  );
  const shown = useQuietly(menu, { first, isUnseen, change });

  // The page is laid out for the menu, with three columns of tiles.
  useLayoutEffect(() => {
    isLate = false;
    if (shown.length > 0) document.documentElement.dataset.menu = String(shown.length);
    else delete document.documentElement.dataset.menu;
  }, [shown]);

  const counts = new Map<string, number>();
  for (const { menuItem = '' } of drinks) counts.set(menuItem, (counts.get(menuItem) ?? 0) + 1);
  const choose = ({ id, name, drinkType, alcoholType }: ServedItem) =>
    onChoose({ drinkType, alcoholType, menuItem: id, name });
  return (
    <div ref={place}>
      {shown.length > 0 && (
        <MenuRow
          menu={shown}
          names={names}
          counts={counts}
          changed={{ id: confirmed.at(-1), count: confirmed.length }}
          onChoose={choose}
        />
      )}
    </div>
  );
}

/** A phone that carries on elsewhere has heard of drinks with alcohol too, for their names. */
function offeredOf(celebration: Phone['celebration']): readonly ServedItem[] {
  return readMenu(celebration?.menu).filter(({ drinkType }) => isOffered(drinkType, celebration));
}

/** Fades out what `apply` changes, and in again. A touch meanwhile brings back what was there. */
function crossFade(section: Element | null | undefined, apply: () => void, again: () => void): void {
  if (!section?.animate || prefersStillness() || document.visibilityState === 'hidden') {
    apply();
    return;
  }
  const out = section.animate({ opacity: 0 }, { duration: FADE_MS, fill: 'forwards' });
  const stay = () => out.cancel();
  addEventListener('pointerdown', stay, true);
  out.finished
    .then(
      () => {
        flushSync(apply);
        out.cancel();
        section.animate({ opacity: [0, 1] }, { duration: FADE_MS });
      },
      () => again(),
    )
    .finally(() => removeEventListener('pointerdown', stay, true));
}
