import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import * as texts from '#messages/stats.ts';
import styles from './chart-reader.module.css';
import type { NamedTimeline } from './named-timeline.ts';
import timelineChartStyles from './timeline-chart.module.css';

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
      aria-label={texts.hourOfTheTimeline}
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

/** The drinks of one hour, in the order of the lines. */
export interface BucketReading {
  readonly label: string;
  /** A text such as 'Gin 2 · Beer 1', or a text that says that there was nothing. */
  readonly had: string;
  /** The text for screen readers, such as '20:00: Gin 2, Beer 1'. */
  readonly spoken: string;
}

export function readBucket({ buckets, series, isWhole }: NamedTimeline, bucket: number): BucketReading {
  const label = buckets[bucket]?.label ?? '';
  const had = series.map(({ name, counts }) => ({ name, count: counts[bucket] ?? 0 })).filter(({ count }) => count > 0);
  if (had.length > 0) return { label, had: texts.hadInHour(had), spoken: texts.readingAt(label, had) };
  if (isWhole) return { label, had: texts.noDrinks, spoken: texts.noDrinksAt(label) };
  return { label, had: texts.nothing, spoken: texts.nothingAt(label) };
}

interface HourReadingProps {
  /** The chosen hour. */
  reading: BucketReading | null;
  all: readonly BucketReading[];
  /** Shown while no hour is chosen. */
  hint: string;
  /** The name of the peak is below the hint. */
  hasPeak: boolean;
}

/** Shows the drinks of the chosen hour. Screen readers get the slider's own text instead. */
export function HourReading({ reading, all, hint, hasPeak }: HourReadingProps) {
  const longest = all.reduce((a, b) => (b.had.length > a.had.length ? b : a));
  return (
    <p className={timelineChartStyles.reading}>
      <span aria-hidden="true" data-keeps-room>
        <b>{longest.label}</b> <span>{longest.had}</span>
      </span>
      {reading ? (
        <span aria-hidden="true">
          <b>{reading.label}</b> <span>{reading.had}</span>
        </span>
      ) : (
        <span data-peak={hasPeak || undefined}>{hint}</span>
      )}
    </p>
  );
}

/** This is a little less than 16.7, because a frame of a 60 Hz display may be early. */
const LEAST_GAP_MS = 16;

/** Runs the newest task in an animation frame, at most every 16.7 ms or so (docs/spec-coverage.md §9.9). */
export function useFrame(): (task: () => void) => void {
  const next = useRef<{ frame: number; task: () => void } | null>(null);
  const ranAt = useRef(Number.NEGATIVE_INFINITY);

  const cancel = useCallback(() => {
    if (next.current) cancelAnimationFrame(next.current.frame);
    next.current = null;
  }, []);
  // A frame may come after the chart has unmounted.
  useEffect(() => cancel, [cancel]);

  return useCallback((task) => {
    if (next.current) {
      next.current.task = task;
      return;
    }
    const run = (nowMs: number) => {
      if (!next.current) return;
      if (nowMs - ranAt.current < LEAST_GAP_MS) {
        next.current.frame = requestAnimationFrame(run);
        return;
      }
      const { task: newest } = next.current;
      next.current = null;
      ranAt.current = nowMs;
      newest();
    };
    next.current = { frame: requestAnimationFrame(run), task };
  }, []);
}
