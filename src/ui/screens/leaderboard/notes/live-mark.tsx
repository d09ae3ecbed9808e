import { useState } from 'react';
import { checking, lastLiveAt, live, pausedSince as pausedAt } from '#messages/leaderboard.ts';
import type { LiveState } from '../../../../sync/live/live-state.ts';
import { useLive } from '../../../guest/clink-context.tsx';
import { shortTimeFormat } from '../../../time/short-time.ts';
import styles from './live-mark.module.css';

/**
 * Shows 'live', the time of the pause, the time of the last update, or that the stream is being checked. While the
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

const shortTime = shortTimeFormat();

function markOf({ status, lastLiveAt: at, pausedSince, serverAheadMs }: LiveState): string | null {
  if (status === 'connecting') return null;
  if (status === 'live') return pausedSince === null ? live : pausedAt(shortTime(pausedSince - serverAheadMs));
  if (status === 'checking') return checking;

  return at === null ? '' : lastLiveAt(shortTime(at));
}
