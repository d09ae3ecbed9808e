import { places } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/recap.ts';
import { COMPLETE_AFTER_MS } from '../../../../domain/recap/recap.ts';
import card from '../../../components/card.module.css';
import { classNames } from '../../../look/class-names.ts';
import { HostLink } from '../../parts/host-link.tsx';
import { Icon } from '../../parts/icon.tsx';
import { daysTo } from '../parts/evening.ts';
import { useHosted, useServerNow, useTimes } from '../room/hosted.tsx';
import { BlankPoster } from './blank-poster.tsx';
import styles from './recap-lead.module.css';

/** After the evening, the first thing on the pages of the guests: the recap, or when it will be complete. */
export function RecapLead() {
  const { celebration, settings, view } = useHosted();
  const { moment } = useTimes();
  const nowMs = useServerNow(view.serverAheadMs);
  const isOver = settings.state === 'over';
  if (settings.deletesAt !== null || (!isOver && daysTo(celebration, nowMs) >= 0)) return null;
  const endedAt = (isOver && settings.endedAt) || Date.parse(celebration.ends);
  const readyAt = endedAt + COMPLETE_AFTER_MS;
  return (
    <HostLink
      to={{ screen: 'celebration', id: celebration.id, place: 'recap' }}
      className={classNames(card.card, styles.lead)}
    >
      <BlankPoster className={styles.poster} />
      <span className={styles.words}>
        <b className="display">{places.recap}</b>
        <span>{readyAt > nowMs ? texts.readyAt(moment(readyAt)) : texts.posterAndFigures}</span>
      </span>
      <Icon name="next" />
    </HostLink>
  );
}
