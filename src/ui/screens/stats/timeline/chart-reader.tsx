import type { KeyboardEvent, PointerEvent } from 'react';
import { hourOfTheTimeline } from '#messages/stats.ts';
import { readBucket } from './bucket-reading.ts';
import styles from './chart-reader.module.css';
import type { NamedTimeline } from './named-timeline.ts';
import { useFrame } from './use-frame.ts';

interface ChartReaderProps {
  timeline: NamedTimeline;
  bucket: number | null;
  onRead(bucket: number | null): void;
}

/**
 * Moves through the hours with a transparent slider over the whole chart. Pointer, touch, arrow keys and screen reader
 * gestures work as on any slider.
 */
export function ChartReader({ timeline, bucket, onRead }: ChartReaderProps) {
  const inNextFrame = useFrame();
  const last = timeline.buckets.length - 1;
  const current = bucket ?? last;

  function pointed({ clientX, currentTarget }: PointerEvent<HTMLInputElement>): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * (last + 1))));
  }

  function move(event: PointerEvent<HTMLInputElement>) {
    const next = pointed(event);
    inNextFrame(() => onRead(next));
  }

  function leave({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') inNextFrame(() => onRead(null));
  }

  function dismiss({ key }: KeyboardEvent) {
    if (key === 'Escape') onRead(null);
  }

  return (
    <input
      className={styles.reader}
      type="range"
      dir="ltr"
      min={0}
      max={last}
      value={current}
      aria-label={hourOfTheTimeline}
      aria-valuetext={readBucket(timeline, current).spoken}
      onChange={({ currentTarget }) => onRead(Number(currentTarget.value))}
      onPointerDown={(event) => onRead(pointed(event))}
      onPointerMove={move}
      onPointerLeave={leave}
      onPointerCancel={() => onRead(null)}
      onFocus={() => onRead(current)}
      onBlur={() => onRead(null)}
      onKeyDown={dismiss}
    />
  );
}
