import * as texts from '#messages/hosts/guests.ts';
import { places, tryAgain } from '#messages/hosts/hosts.ts';
import { Card } from '../../../../components/card.tsx';
import { focusHeading } from '../../../../components/screen-heading.tsx';
import { classNames } from '../../../../look/class-names.ts';
import { usePassedFocus } from '../../../../taps-and-focus/use-passed-focus.ts';
import { useAct } from '../../../acts/use-act.ts';
import { Icon } from '../../../parts/icon.tsx';
import { IconButton } from '../../../parts/icon-button.tsx';
import { Desk } from '../../../shell/desk.tsx';
import { DidNotCome, TryAgain } from '../../../shell/did-not-come.tsx';
import type { Place } from '../../../state/host-route.ts';
import styles from '../../parts/guests.module.css';
import { NamesAndDay } from '../../parts/names-and-day.tsx';
import { SmallButton } from '../../parts/small-button.tsx';
import { useHosted, useParty, useTimes } from '../../room/hosted.tsx';
import type { RoomView } from '../../room/room-feed.ts';

/** Says that the leaderboard is paused, and for how long. `since` is in ms on the server's clock. */
export function PausedNotice({ since }: { since: number }) {
  const { change } = useHosted();
  const { time } = useTimes();
  const act = useAct();
  const button = usePassedFocus<HTMLButtonElement>(focusHeading);
  return (
    <Card className={styles.paused}>
      <div>
        <h2>{texts.pausedSince(time(since))}</h2>
        <p className={styles.hint}>{texts.pausedHint}</p>
      </div>
      <SmallButton
        ref={button}
        kind="primary"
        onClick={() => act({ run: () => change({ paused: false }), done: texts.runsAgain })}
      >
        {texts.resume}
      </SmallButton>
    </Card>
  );
}

const STATUS = { live: texts.live, connecting: texts.connecting, offline: texts.noConnection };

/**
 * Says whether the page is live, the leaderboard paused, or the celebration over. Only screen readers get what a notice
 * on the page says to everybody else.
 */
export function RoomStatus({ view: { room, status } }: { view: RoomView }) {
  const isPaused = status === 'live' && room?.pausedAt != null;
  const isOver = status === 'live' && room?.state === 'over';
  return (
    <span
      className={isOver || isPaused || (status === 'offline' && room) ? 'visually-hidden' : styles.live}
      data-status={status}
      role="status"
    >
      {isOver ? texts.isOver : isPaused ? texts.boardPaused : STATUS[status]}
    </span>
  );
}

/** Says that there is no network. The last known list stays below the notice. */
export function OfflineNotice({ view: { room, lastLiveAt } }: { view: RoomView }) {
  const { retry } = useHosted();
  const { time } = useTimes();
  const button = usePassedFocus<HTMLButtonElement>(focusHeading);
  return (
    room && (
      <Card className={styles.offline}>
        <Icon name="cloud" />
        <p>
          <b>{texts.noNetwork}</b> <span>{texts.asOf(time(lastLiveAt ?? room.at))}</span>
        </p>
        <SmallButton ref={button} onClick={retry}>
          {tryAgain}
        </SmallButton>
      </Card>
    )
  );
}

/** The whole page of a place whose room never came. */
export function NeverCame({ place }: { place: Place }) {
  const { retry } = useHosted();
  return (
    <Desk
      title={places[place]}
      party={useParty(place)}
      layout="fill"
      under={<NamesAndDay />}
      action={<TryAgain onRetry={retry} />}
    >
      <DidNotCome title={texts.noNetworkNow} lead={texts.guestsWithNetwork} />
    </Desk>
  );
}

interface RoomCornerProps {
  view: RoomView;
  /** Whether a laptop shows the log beside the guests. */
  hasAside: boolean;
  onHistory(): void;
}

/** The corner beside the title: whether the room is live, and the button for the log, unless the log is on the page. */
export function RoomCorner({ view, hasAside, onHistory }: RoomCornerProps) {
  return (
    <>
      <RoomStatus view={view} />
      <IconButton
        className={classNames(styles.history, hasAside && 'only-phone')}
        icon="clock"
        label={texts.history}
        aria-haspopup="dialog"
        onClick={onHistory}
      />
    </>
  );
}
