import * as texts from '#messages/hosts-guests.ts';
import type { RoomView } from '../room/room-feed.ts';
import styles from './live-mark.module.css';

/** Whether what is shown is live. */
export function LiveMark({ view: { status, lastLiveAt } }: { view: RoomView }) {
  const offline = lastLiveAt === null ? texts.noConnection : texts.lastLive(texts.clockTime(lastLiveAt));
  return (
    <span className={styles.live} data-status={status} role="status">
      {{ live: texts.live, connecting: texts.connecting, offline }[status]}
    </span>
  );
}
