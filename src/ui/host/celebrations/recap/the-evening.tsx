import * as texts from '#messages/hosts/recap.ts';
import { guestsWord } from '#messages/hosts/tonight.ts';
import { locale } from '#messages/page.ts';
import { drinksWithAlcohol } from '#messages/wall.ts';
import type { HostRoom } from '../../../../domain/hosting/host-room.ts';
import type { Figure, Recap } from '../../../../domain/recap/recap.ts';
import { guestsIn } from '../guests/table/guest-list.ts';
import { BlankPoster } from './blank-poster.tsx';
import styles from './the-evening.module.css';

interface TheEveningProps {
  room: HostRoom | null;
  recap: Recap | null;
}

/**
 * The evening as one picture. Until the recap is complete, two glasses have the numbers that the room knows. Then the
 * poster has the drinks in its glasses, with the numbers below it.
 */
export function TheEvening({ room, recap }: TheEveningProps) {
  if (recap) {
    return (
      <div className={styles.evening}>
        <BlankPoster recap={recap} />
        <Numbers className={styles.figures} of={figuresOf(recap)} />
      </div>
    );
  }
  return <Numbers className={styles.glasses} of={room ? countsOf(room) : []} />;
}

function Numbers({ className, of }: { className: string | undefined; of: readonly Counted[] }) {
  const shown = of.filter(isShown);
  if (shown.length < 2) return null;
  return (
    <dl className={className}>
      {shown.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="display num">{count.toLocaleString(locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Counted {
  name: string;
  count: Figure | undefined;
}

function countsOf(room: HostRoom): Counted[] {
  const isIn = guestsIn(room);
  const drinks = isIn.reduce((sum, guest) => sum + (guest.drinks ?? 0), 0);
  return [
    { name: guestsWord(isIn.length), count: isIn.length },
    { name: drinksWithAlcohol(drinks), count: drinks },
  ];
}

function figuresOf({ guests, drinks, waters, clinks }: Recap): Counted[] {
  return [
    { name: guestsWord(guests === 'few' ? 0 : guests), count: guests },
    { name: texts.allDrinks, count: drinks },
    { name: texts.glassesOfWater, count: waters },
    { name: texts.timesGlassesMet, count: clinks },
  ];
}

interface ShownTotal extends Counted {
  count: number;
}

function isShown(total: Counted): total is ShownTotal {
  return typeof total.count === 'number' && total.count > 0;
}
