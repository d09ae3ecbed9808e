import { justArrived, paceAndSeen, paceOf } from '#messages/leaderboard.ts';
import { paceNames } from '#messages/menu.ts';
import type { Guest } from '../../../../domain/leaderboard/rankings.ts';
import { HOUR_MS } from '../../../../domain/limits.ts';
import { PACES, type PaceId, paceIndex } from '../../../../domain/session/pace.ts';
import { Emoji } from '../../../components/drawings/emoji.tsx';
import { usePhone } from '../../../guest/clink-context.tsx';
import { around } from '../../../messages/forms/around.ts';
import { agoOf } from '../../../time/short-time.ts';
import styles from './guest-life.module.css';

interface GuestLifeProps extends LastSeen {
  pace: PaceId;
}

/** A guest's pace, and when the last drink was. */
export function GuestLife({ pace, seen, isNew }: GuestLifeProps) {
  const isWithout = usePhone((phone) => phone.celebration?.withoutAlcohol);
  // At a celebration without alcohol, guests are not asked for a pace.
  if (isWithout)
    return (
      <span className={styles.life} data-new={isNew || undefined}>
        {seen}
      </span>
    );
  // A guest without a drink has the name of the pace instead of a time.
  const [before, after] = around((part) => (seen ? paceAndSeen(pace, part) : paceOf(part)));
  return (
    <span className={styles.life} data-new={isNew || undefined}>
      <Emoji>{PACES[paceIndex(pace)]?.emoji ?? ''}</Emoji>
      <span>
        <span className="visually-hidden">{before}</span>
        <span>{seen || paceNames[pace]}</span>
        {after && <span className="visually-hidden">{after}</span>}
      </span>
    </span>
  );
}

/** During this time one drink already makes a high rate, which is not yet meaningful. */
const NEW_FOR_MS = HOUR_MS / 2;

interface LastSeen {
  readonly seen: string;
  /** Whether the guest is in the first half hour. */
  readonly isNew: boolean;
}

/** Returns what a row says about a guest's last drink, at `nowMs` on the server's clock. */
export function lastSeenOf({ sessionStart, lastDrinkAt }: Guest, nowMs: number): LastSeen {
  if (nowMs - sessionStart < NEW_FOR_MS) return { seen: justArrived, isNew: true };
  return { seen: lastDrinkAt === null ? '' : agoOf(nowMs - lastDrinkAt), isNew: false };
}
