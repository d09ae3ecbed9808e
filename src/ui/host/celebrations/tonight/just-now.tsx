import * as texts from '#messages/hosts/tonight.ts';
import type { HostRoom } from '../../../../domain/hosting/host-room.ts';
import button from '../../../components/button.module.css';
import { agoOf } from '../../../time/short-time.ts';
import { Nothing } from '../../notices/nothing.tsx';
import { HostLink } from '../../parts/host-link.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Initial, Row } from '../../parts/row.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { useHosted } from '../room/hosted.tsx';
import styles from './just-now.module.css';
import { happeningsIn } from './lately.ts';

/** The number of events that a laptop shows. A phone shows fewer. */
const SHOWN = 5;

/** The latest events in the room, and a link to all guests. */
export function JustNow({ room, guests, nowMs }: { room: HostRoom; guests: number; nowMs: number }) {
  const { celebration } = useHosted();
  const happenings = happeningsIn(room, nowMs).slice(0, SHOWN);
  const toGuests = (
    <HostLink className={button.inlineButton} to={{ screen: 'celebration', id: celebration.id, place: 'guests' }}>
      {texts.allGuests(guests)}
      <Icon name="next" />
    </HostLink>
  );
  return (
    <TitledCard className={styles.card} title={texts.lastHours} action={toGuests}>
      {happenings.length === 0 && <Nothing icon="glass">{texts.allIsQuiet}</Nothing>}
      <ul role="list" className={styles.list}>
        {happenings.map(({ id, at, sign, sentence }) => (
          <li key={id}>
            <Row
              start={
                'of' in sign ? (
                  <Initial of={sign.of} />
                ) : (
                  <span className={styles.sign} aria-hidden="true">
                    {sign.emoji}
                  </span>
                )
              }
              action={<small className={styles.when}>{` ${agoOf(nowMs - at)}`}</small>}
            >
              <bdi>{sentence}</bdi>
            </Row>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
