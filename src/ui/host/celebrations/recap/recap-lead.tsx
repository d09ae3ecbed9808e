import { over, reopened, reopenIt } from '#messages/hosts/celebrations.ts';
import { places } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/recap.ts';
import { COMPLETE_AFTER_MS, type Recap } from '../../../../domain/recap/recap.ts';
import button from '../../../components/button.module.css';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { focusHeading } from '../../../components/screen-heading.tsx';
import { classNames } from '../../../look/class-names.ts';
import { usePassedFocus } from '../../../taps-and-focus/use-passed-focus.ts';
import { useAct } from '../../acts/use-act.ts';
import { useLoaded } from '../../acts/use-loaded.ts';
import { HostLink } from '../../parts/host-link.tsx';
import { daysTo } from '../../time/evening.ts';
import { dayTogether } from '../../time/times.ts';
import { useHosted, useServerNow, useTimes } from '../room/hosted.tsx';
import styles from './recap-lead.module.css';
import { TheEvening } from './the-evening.tsx';

interface RecapLeadProps {
  /** The card is the whole evening in a picture: its numbers in two glasses, and later its poster. */
  isLarge?: boolean;
  className?: string | undefined;
}

/**
 * After the evening, the first thing on the pages of the guests: the recap, or when it will be complete. If a host has
 * ended the celebration, hosts can open it again here.
 */
export function RecapLead({ isLarge = false, className }: RecapLeadProps) {
  const { celebration, settings, view } = useHosted();
  const { moment } = useTimes();
  const nowMs = useServerNow(view.serverAheadMs);
  const isOver = settings.state === 'over';
  const isAfter = isOver || daysTo(celebration, nowMs) < 0;
  const endedAt = (isOver && settings.endedAt) || Date.parse(celebration.ends);
  const readyAt = endedAt + COMPLETE_AFTER_MS;
  const isReady = readyAt <= nowMs;
  const recap = useCompleteRecap(isAfter && isReady);
  if (settings.deletesAt !== null || !isAfter) return null;
  return (
    <Card className={classNames(styles.lead, className)} data-large={isLarge || undefined}>
      {isLarge && <TheEvening room={view.room} recap={recap} />}
      <div className={styles.words}>
        <h2 className="display">{isOver ? over : places.recap}</h2>
        <p>{isReady ? texts.posterAndFigures : texts.readyAt(dayTogether(moment(readyAt)))}</p>
      </div>
      <div className={styles.acts}>
        <HostLink
          to={{ screen: 'celebration', id: celebration.id, place: 'recap' }}
          className={button.button}
          data-kind="primary"
        >
          {places.recap}
        </HostLink>
        {isOver && view.status === 'live' && <Reopen />}
      </div>
    </Card>
  );
}

/** The recap, once `isReady` and it is complete. */
function useCompleteRecap(isReady: boolean): Recap | null {
  const { calls, celebration, settings } = useHosted();
  const { value } = useLoaded(async () => (isReady ? await calls.recap() : null), {
    key: `${isReady} ${settings.state}`,
    keptAs: `recap of ${celebration.id}`,
  });
  return isReady && value?.isComplete ? value : null;
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
