import * as texts from '#messages/hosts-guests.ts';
import type { RoomView } from '../../room/room-feed.ts';
import styles from './live-mark.module.css';

/** Whether what is shown is live, whether the leaderboard is paused, and whether the celebration is over. */
export function LiveMark({ view: { room, status, lastLiveAt } }: { view: RoomView }) {
  const isPaused = status === 'live' && room?.pausedAt != null;
  const offline = lastLiveAt === null ? texts.noConnection : texts.lastLive(texts.clockTime(lastLiveAt));
  if (status === 'live' && room?.state === 'over') {
    return (
      <span className={styles.live} role="status">
        {texts.isOver}
      </span>
    );
  }
  return (
    <span className={styles.live} data-status={isPaused ? 'paused' : status} role="status">
      {isPaused ? texts.boardPaused : { live: texts.live, connecting: texts.connecting, offline }[status]}
    </span>
  );
}
