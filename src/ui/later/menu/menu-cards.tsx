import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isOffered, type Offered } from '../../../domain/celebration/without-alcohol.ts';
import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { readMenu } from '../../../domain/menu/known-menu.ts';
import type { ServedItem } from '../../../domain/menu/menu-item.ts';
import type { Phone } from '../../../sync/phone/phone.ts';
import { MenuRow } from '../../drinks/menu-row.tsx';
import { nameInSentence } from '../../drinks/use-named-drinks.ts';
import { usePhone } from '../../guest/clink-context.tsx';
import { prefersStillness } from '../../look/prefers-stillness.ts';
import { useQuietly } from './use-quiet.ts';

interface MenuCardsProps {
  /** The drinks that were confirmed on this page: their types, or the ids of those on the menu. */
  confirmed: readonly string[];
  onChoose(choice: DrinkChoice): void;
  /** Called with the first offer, and with each new offer as soon as it may be shown. */
  onOffer(offered: Offered): void;
}

/** What the hosts offer. Its parts change together. */
interface Offer {
  readonly menu: readonly ServedItem[];
  readonly withoutAlcohol: boolean;
}

const FADE_MS = 100;
/** Whether the tracker was visible before this code was loaded. */
let isLate = true;

/**
 * The drinks that the hosts have named, above the tiles. A change of the offer is shown, here and on the tiles, once
 * nobody is about to tap. The page keeps a place for the menu from its first paint (`data-menu`,
 * src/ui/early/early-page.ts).
 */
export function MenuCards({ confirmed, onChoose, onOffer }: MenuCardsProps) {
  const text = usePhone(({ celebration }) => JSON.stringify(offerOf(celebration)));
  const offer = useMemo<Offer>(() => JSON.parse(text), [text]);
  const names = usePhone(({ celebration }) => celebration?.names ?? '');
  const isOpen = usePhone(({ celebration }) => celebration === null);
  const isUnseen = usePhone(({ userName }) => userName === null);
  const drinks = usePhone(({ session }) => session.drinks);
  const { dataset } = document.documentElement;
  const place = useRef<HTMLDivElement>(null);
  const hasNoPlace = isLate && dataset.menu === undefined && offer.menu.length > 0;
  const first = hasNoPlace ? { ...offer, menu: [] } : offer;
  const change = useCallback(
    (apply: () => void, again: () => void) => crossFade(place.current?.closest('section'), apply, again),
    [],
  );
  const { menu, withoutAlcohol } = useQuietly(offer, { first, isUnseen, change });

  // The page is laid out for the menu, with three columns of tiles.
  useLayoutEffect(() => {
    isLate = false;
    if (menu.length > 0) document.documentElement.dataset.menu = String(menu.length);
    else delete document.documentElement.dataset.menu;
  }, [menu]);
  // This runs before the paint, so that nothing visibly changes when the guest comes to another celebration.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-dry', withoutAlcohol);
    onOffer(isOpen ? null : { withoutAlcohol });
  }, [isOpen, withoutAlcohol, onOffer]);

  const counts = new Map<string, number>();
  for (const { menuItem = '' } of drinks) counts.set(menuItem, (counts.get(menuItem) ?? 0) + 1);
  const choose = ({ id, name, drinkType, alcoholType }: ServedItem) =>
    onChoose({ drinkType, alcoholType, menuItem: id, name: nameInSentence(name) });
  return (
    <div ref={place}>
      {menu.length > 0 && (
        <MenuRow
          menu={menu}
          names={names}
          counts={counts}
          changed={{ id: confirmed.at(-1), count: confirmed.length }}
          onChoose={choose}
        />
      )}
    </div>
  );
}

/** A phone may have stored drinks with alcohol that are not offered here, only for their names. */
function offerOf(celebration: Phone['celebration']): Offer {
  return {
    menu: readMenu(celebration?.menu).filter(({ drinkType }) => isOffered(drinkType, celebration)),
    withoutAlcohol: celebration?.withoutAlcohol ?? false,
  };
}

/** Fades the section out, calls `apply`, and fades it in again. A touch meanwhile brings the old content back. */
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
