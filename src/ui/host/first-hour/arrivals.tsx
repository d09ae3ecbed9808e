import * as texts from '#messages/hosts/first-hour.ts';
import type { HostRoom } from '../../../domain/hosting/host-room.ts';
import { Strong } from '../../components/strong.tsx';
import styles from './arrivals.module.css';

/** More of them would push the rest of the page away. */
const MAX_SHOWN = 3;

/** Who has come in, the last one first. */
export function Arrivals({ room }: { room: HostRoom | null }) {
  const guests = (room?.guests ?? []).filter(({ state }) => state === 'in' || state === 'hidden');
  const newest = guests.sort((a, b) => b.since - a.since).slice(0, MAX_SHOWN);
  return (
    <ul className={styles.arrivals} role="list" aria-live="polite">
      {newest.map(({ id, name }) => (
        <li key={id} className={styles.in}>
          <span aria-hidden="true">🥂</span>
          <span>
            <Strong sentence={texts.isIn}>
              <b>
                <bdi>{name}</bdi>
              </b>
            </Strong>
          </span>
        </li>
      ))}
      <li className={styles.next}>
        <span aria-hidden="true" />
        <span>{newest.length === 0 ? texts.whoIsFirst : texts.whoIsNext}</span>
      </li>
    </ul>
  );
}
