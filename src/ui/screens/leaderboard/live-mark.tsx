import { useState } from 'react';
import { shortTimeFormat } from '../../../domain/stats/stats-format.ts';
import type { LiveState } from '../../../sync/live-state.ts';
import { useLive } from '../../clink-context.tsx';
import styles from './live-mark.module.css';

/** 'live', or when it was last. While a connection is being made the mark before it stays: no flicker. */
export function LiveMark() {
  const current = useLive(markOf);
  const [kept, setKept] = useState(current ?? '');
  if (current !== null && current !== kept) setKept(current);
  const mark = current ?? kept;
  return (
    <span className={styles.mark} role="status" data-live={mark === LIVE || undefined}>
      {mark}
    </span>
  );
}

const LIVE = 'live';
const shortTime = shortTimeFormat();

function markOf({ status, lastLiveAt }: LiveState): string | null {
  if (status === 'connecting') return null;
  if (status === 'live') return LIVE;
  return lastLiveAt === null ? '' : `last seen live at ${shortTime(lastLiveAt)}`;
}
