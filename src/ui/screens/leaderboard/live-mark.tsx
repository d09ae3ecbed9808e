import { useState } from 'react';
import { checking, lastLiveAt, live, pausedSince as pausedAt } from '#messages/leaderboard.ts';
import type { LiveState } from '../../../sync/live-state.ts';
import { useLive } from '../../clink-context.tsx';
import { shortTimeFormat } from '../../short-time.ts';
import styles from './live-mark.module.css';

/**
 * 'live' while that is certain, since when the leaderboard is paused, or the time of the last update. While the stream connects, the previous mark stays, so
 * that it does not flicker.
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

const shortTime = shortTimeFormat();

function markOf({ status, lastLiveAt: at, pausedSince, serverAheadMs }: LiveState): string | null {
  if (status === 'connecting') return null;
  if (status === 'live') return pausedSince === null ? live : pausedAt(shortTime(pausedSince - serverAheadMs));
  if (status === 'checking') return checking;

  return at === null ? '' : lastLiveAt(shortTime(at));
}
