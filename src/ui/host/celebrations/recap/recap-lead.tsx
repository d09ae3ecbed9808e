import { over, reopened, reopenIt } from '#messages/hosts/celebrations.ts';
import { places } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/recap.ts';
import { COMPLETE_AFTER_MS } from '../../../../domain/recap/recap.ts';
import button from '../../../components/button.module.css';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { focusHeading } from '../../../components/screen-heading.tsx';
import { usePassedFocus } from '../../../taps-and-focus/use-passed-focus.ts';
import { useAct } from '../../acts/use-act.ts';
import { HostLink } from '../../parts/host-link.tsx';
import { daysTo } from '../../time/evening.ts';
import { dayTogether } from '../../time/times.ts';
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
  const isReady = readyAt <= nowMs;
  return (
    <Card className={styles.lead}>
      <BlankPoster className={styles.poster} />
      <div className={styles.words}>
        <h2 className="display">{isOver ? over : places.recap}</h2>
        <p>{isReady ? texts.posterAndFigures : texts.readyAt(dayTogether(moment(readyAt)))}</p>
      </div>
      <div className={styles.acts}>
        <HostLink
          to={{ screen: 'celebration', id: celebration.id, place: 'recap' }}
          className={button.button}
          data-kind={isReady ? 'primary' : 'plain'}
        >
          {places.recap}
        </HostLink>
        {isOver && view.status === 'live' && <Reopen />}
      </div>
    </Card>
  );
}

function Reopen() {
  const { change } = useHosted();
  const act = useAct();
  const passed = usePassedFocus<HTMLButtonElement>(focusHeading);
  return (
    <Button ref={passed} onClick={() => act({ run: () => change({ state: 'open' }), done: reopened })}>
      {reopenIt}
    </Button>
  );
}
