import { drinksColumn } from '#messages/hosts/guests.ts';
import * as texts from '#messages/hosts/recap.ts';
import { guestsWord } from '#messages/hosts/tonight.ts';
import { locale } from '#messages/page.ts';
import type { HostRoom } from '../../../../domain/hosting/host-room.ts';
import type { Figure, Recap } from '../../../../domain/recap/recap.ts';
import { guestsIn } from '../guests/table/guest-list.ts';
import styles from './totals.module.css';

interface TotalsProps {
  className: string | undefined;
  room: HostRoom | null;
  recap: Recap | null;
}

/** The numbers of the evening in two glasses: as the room knows them, or as the recap does once it is complete. */
export function Totals({ className, room, recap }: TotalsProps) {
  const figures = recap ? figuresOf(recap) : room ? countsOf(room) : [];
  const [guests, drinks, ...more] = figures.filter(isShown);
  if (!guests || !drinks) return null;
  return (
    <div className={className}>
      <dl className={styles.glasses}>
        <Total {...guests} />
        <Total {...drinks} />
      </dl>
      {more.length > 0 && (
        <dl className={styles.more}>
          {more.map((total) => (
            <Total key={total.name} {...total} />
          ))}
        </dl>
      )}
    </div>
  );
}

interface Counted {
  name: string;
  count: Figure | undefined;
}

function countsOf(room: HostRoom): Counted[] {
  const isIn = guestsIn(room);
  return [
    { name: guestsWord(isIn.length), count: isIn.length },
    { name: drinksColumn, count: isIn.reduce((sum, { drinks }) => sum + (drinks ?? 0), 0) },
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

function Total({ name, count }: ShownTotal) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="display num">{count.toLocaleString(locale)}</dd>
    </div>
  );
}
