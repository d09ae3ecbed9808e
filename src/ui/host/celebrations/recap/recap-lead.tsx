import * as celebrationTexts from '#messages/hosts/celebrations.ts';
import { places } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/recap.ts';
import { COMPLETE_AFTER_MS } from '../../../../domain/recap/recap.ts';
import { Card } from '../../../components/card.tsx';
import { focusHeading } from '../../../components/screen-heading.tsx';
import { usePassedFocus } from '../../../taps-and-focus/use-passed-focus.ts';
import { useAct } from '../../acts/use-act.ts';
import { HostLink } from '../../parts/host-link.tsx';
import { Icon } from '../../parts/icon.tsx';
import { daysTo } from '../parts/evening.ts';
import { SmallButton } from '../parts/small-button.tsx';
import { useHosted, useServerNow, useTimes } from '../room/hosted.tsx';
import { BlankPoster } from './blank-poster.tsx';
import styles from './recap-lead.module.css';

/**
 * After the evening, the first thing on the pages of the guests: the recap, or when it will be complete. If a host has
 * ended the celebration, hosts can open it again here.
 */
export function RecapLead() {
  const { celebration, settings, view } = useHosted();
  const { moment } = useTimes();
  const nowMs = useServerNow(view.serverAheadMs);
  const isOver = settings.state === 'over';
  if (settings.deletesAt !== null || (!isOver && daysTo(celebration, nowMs) >= 0)) return null;
  const endedAt = (isOver && settings.endedAt) || Date.parse(celebration.ends);
  const readyAt = endedAt + COMPLETE_AFTER_MS;
  return (
    <Card className={styles.card}>
      <HostLink to={{ screen: 'celebration', id: celebration.id, place: 'recap' }} className={styles.lead}>
        <BlankPoster className={styles.poster} />
        <span className={styles.words}>
          <b className="display">{places.recap}</b>
          <span>{readyAt > nowMs ? texts.readyAt(moment(readyAt)) : texts.posterAndFigures}</span>
        </span>
        <Icon name="next" />
      </HostLink>
      {isOver && view.status === 'live' && <Over />}
    </Card>
  );
}

/** Says since when the celebration is over, and lets the host open it again. */
function Over() {
  const { settings, change } = useHosted();
  const { moment } = useTimes();
  const act = useAct();
  const button = usePassedFocus<HTMLButtonElement>(focusHeading);
  return (
    <div className={styles.over}>
      <div>
        <h2>{celebrationTexts.over}</h2>
        {/* `endedAt` is 0 if an earlier version of the server has not stored the end. */}
        {settings.endedAt ? <p>{celebrationTexts.overSince(moment(settings.endedAt))}</p> : null}
        <p className="only-laptop">{celebrationTexts.overLead}</p>
      </div>
      <SmallButton
        ref={button}
        onClick={() => act({ run: () => change({ state: 'open' }), done: celebrationTexts.reopened })}
      >
        {celebrationTexts.reopenIt}
      </SmallButton>
    </div>
  );
}
