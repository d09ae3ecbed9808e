import { useState } from 'react';
import { checking, lastLiveAt, live, over, pausedSince as pausedAt } from '#messages/leaderboard.ts';
import type { LiveState } from '../../../../sync/live/live-state.ts';
import { useLive } from '../../../guest/clink-context.tsx';
import { shortTime } from '../../../time/short-time.ts';
import styles from './live-mark.module.css';

/**
 * Shows 'live', the time of the pause, that the evening is over, the time of the last update, or that the stream is being checked. While the
 * stream connects, the previous text stays.
 */
export function LiveMark() {
  const current = useLive(markOf);
  const [shown, setShown] = useState(current ?? '');
  if (current !== null && current !== shown) setShown(current);
  const mark = current ?? shown;
  return (
    <span className={styles.mark} role="status" data-live={mark === live || undefined}>
      {mark}
    </span>
  );
}

function markOf({ status, lastLiveAt: at, pausedSince, isOver }: LiveState): string | null {
  if (status === 'connecting') return null;
  if (status === 'live' && isOver) return over;
  // The time of the pause is on the server's clock, because during a pause no event tells how far the phone's clock
  // differs.
  if (status === 'live') return pausedSince === null ? live : pausedAt(shortTime(pausedSince));
  if (status === 'checking') return checking;

  return at === null ? '' : lastLiveAt(shortTime(at));
}
