import * as texts from '#messages/hosts/first-hour.ts';
import type { HostRoom } from '../../../domain/hosting/host-room.ts';
import { initialsOf } from '../../../domain/look/display-letters.ts';
import { APART, Rings } from '../../components/drawings/rings.tsx';
import { Strong } from '../../components/strong.tsx';
import styles from './arrivals.module.css';

/** More names would push the rest of the page out of sight. */
const MAX_SHOWN = 3;

/** The guests who are in. */
export const arrivedIn = (room: HostRoom | null) =>
  (room?.guests ?? []).filter(({ state }) => state === 'in' || state === 'hidden');

interface ArrivalsProps {
  room: HostRoom | null;
  /** The couple. Until somebody is in, phones show its two glasses. Without it they show nothing. */
  names?: string;
}

/** The guests who have come in, the latest first. Before the first guest, the page says that it is waiting. */
export function Arrivals({ room, names }: ArrivalsProps) {
  const newest = arrivedIn(room)
    .sort((a, b) => b.since - a.since)
    .slice(0, MAX_SHOWN);
  const initials = names ? initialsOf(names) : null;
  return (
    <ul className={styles.arrivals} role="list" aria-live="polite">
      {newest.map(({ id, name }) => (
        <li key={id} className={styles.in}>
          <span className={styles.sign} aria-hidden="true">
            🥂
          </span>
          <span>
            <Strong sentence={texts.isIn}>
              <b>
                <bdi>{name}</bdi>
              </b>
            </Strong>
          </span>
        </li>
      ))}
      {newest.length === 0 ? (
        <li className={names ? styles.first : `only-laptop ${styles.first}`}>
          {names && (
            <div className={`only-phone ${styles.picture}`} aria-hidden="true">
              <Rings distance={APART.couple} hasSpark hasBubbles />
              <p className="display" dir="ltr">
                <span>{initials?.[0]}</span>
                <span>{initials?.[1]}</span>
              </p>
            </div>
          )}
          <div className={styles.nobody}>
            <span className={styles.ring} aria-hidden="true" />
            <p>
              <b>{texts.noGuestsYet}</b> <small className="only-laptop">{texts.appearsHere}</small>
            </p>
          </div>
        </li>
      ) : (
        <li>
          <span className={styles.ring} aria-hidden="true" />
          <span>{texts.whoIsNext}</span>
        </li>
      )}
    </ul>
  );
}
