import { type CSSProperties, useState } from 'react';
import * as texts from '#messages/stats.ts';
import { ChartReader, HourReading, readBucket } from './chart-reader.tsx';
import { HourBars, hourLabels } from './hour-bars.tsx';
import { Lane } from './lane.tsx';
import { topOf } from './lane-shape.ts';
import type { NamedTimeline } from './named-timeline.ts';
import { PeakMark } from './peak-mark.tsx';
import styles from './timeline-chart.module.css';

interface TimelineChartProps {
  timeline: NamedTimeline;
  /** The bucket that is shaded and named. */
  peak: number | null;
}

/** All drinks together and a lane for each spirit or drink, over one axis of hours (docs/spec-coverage.md §9.27). */
export function TimelineChart({ timeline, peak }: TimelineChartProps) {
  const { buckets, series, isWhole } = timeline;
  const [chosen, setChosen] = useState<number | null>(null);
  const bucket = chosen !== null && chosen < buckets.length ? chosen : null;
  const lines = Math.min(series.length, 2);
  const top = topOf(series, lines);
  const marked = bucket ?? peak;
  const peakLabel = peak === null ? undefined : buckets[peak]?.label;

  return (
    <>
      <HourReading
        reading={bucket === null ? null : readBucket(timeline, bucket)}
        all={buckets.map((_, at) => readBucket(timeline, at))}
        hasPeak={peak !== null}
        hint={isWhole ? texts.allByTheHour : texts.alcoholByTheHour}
      />
      <div
        className={styles.chart}
        data-lines={lines}
        data-peak={peak}
        style={{ '--hours': buckets.length, '--chosen': bucket ?? 0, '--peak': peak ?? 0 } as CSSProperties}
      >
        <div className={styles.hours}>
          {peakLabel !== undefined && <PeakMark label={peakLabel} isHidden={bucket !== null} />}
          {bucket !== null && <div className={styles.column} />}
        </div>
        <HourBars timeline={timeline} top={top} peak={peak} />
        <ul aria-hidden="true">
          {series.map((one) => (
            <Lane key={one.id} series={one} top={top} bucket={bucket} />
          ))}
        </ul>
        <ol className={styles.axis} aria-hidden="true">
          {hourLabels(buckets, marked).map((label, at) => (
            <li key={buckets[at]?.startMs} data-marked={at === marked || undefined}>
              {label}
            </li>
          ))}
        </ol>
        <ChartReader timeline={timeline} bucket={bucket} onRead={setChosen} />
      </div>
    </>
  );
}
