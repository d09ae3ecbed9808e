import { useMemo, useRef, useState } from 'react';
import { readBucket } from './bucket-reading.ts';
import { bucketAlong, CHART_HEIGHT, layOut } from './chart-layout.ts';
import { ChartReader } from './chart-reader.tsx';
import { ChartTip } from './chart-tip.tsx';
import { Marker } from './marker.tsx';
import type { NamedTimeline } from './named-timeline.ts';
import { placeLabels } from './place-labels.ts';
import seriesStyles from './series.module.css';
import styles from './timeline-chart.module.css';
import { useChartWidth } from './use-chart-width.ts';

/** Markers closer than this are drawn smaller. */
const ROOMY_GAP = 16;
const SMALL_MARKER = 0.7;
/** The positions of the axes' labels, and the distance from a grid line to its text's baseline. */
const AXIS = { countX: 8, countFoot: 4, hourFoot: 28 };

/**
 * One line per spirit or drink over the hours (docs/spec-coverage.md §9.27). Time runs left to right in all languages.
 */
export function TimelineChart({ timeline }: { timeline: NamedTimeline }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useChartWidth(frame);
  const layout = useMemo(() => layOut(timeline, width), [timeline, width]);
  const labels = useMemo(() => placeLabels(layout), [layout]);
  const [chosen, setChosen] = useState<number | null>(null);
  const bucket = chosen !== null && chosen < timeline.buckets.length ? chosen : null;
  const { baseline, hours, ticks, lines, xs } = layout;
  const markerScale = (xs[1] ?? 0) - (xs[0] ?? 0) < ROOMY_GAP ? SMALL_MARKER : 1;

  return (
    <div ref={frame} className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${CHART_HEIGHT}`} aria-hidden="true">
        {ticks.map(({ y, label }) => (
          <g key={label}>
            <path className={styles.grid} d={`M${xs[0]} ${y}H${width}`} />
            <text className={styles.axis} x={AXIS.countX} y={y + AXIS.countFoot}>
              {label}
            </text>
          </g>
        ))}
        {hours.map(({ x, label }) => (
          <text key={x} className={styles.axis} x={x} y={baseline + AXIS.hourFoot}>
            {label}
          </text>
        ))}
        {lines.map(({ series, path }) => (
          <g key={series.id} className={seriesStyles.series} data-color={series.style.color}>
            <path className={seriesStyles.line} d={path} strokeDasharray={series.style.dash} />
          </g>
        ))}
        {lines.map(({ series, points }) => (
          <g key={series.id} className={seriesStyles.series} data-color={series.style.color}>
            {points.map(({ bucket: at, x, y }) => (
              <Marker key={at} look={series.style} x={x} y={y} scale={markerScale} />
            ))}
          </g>
        ))}
        {labels.map(({ line: { series }, x, y, anchor }) => (
          <g key={series.id} className={seriesStyles.series} data-color={series.style.color}>
            <text className={styles.name} x={x} y={y} textAnchor={anchor}>
              {series.name}
            </text>
          </g>
        ))}
        {bucket !== null && <ChartTip layout={layout} bucket={bucket} reading={readBucket(timeline, bucket)} />}
      </svg>
      <ChartReader
        timeline={timeline}
        bucket={bucket}
        bucketAlong={(share) => bucketAlong(layout, share)}
        onRead={setChosen}
      />
    </div>
  );
}
