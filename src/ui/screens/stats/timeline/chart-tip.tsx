import { nothing } from '#messages/stats.ts';
import type { BucketReading } from './bucket-reading.ts';
import type { ChartLayout } from './chart-layout.ts';
import styles from './chart-tip.module.css';
import { Marker } from './marker.tsx';
import seriesStyles from './series.module.css';

const PADDING = 10;
const LINE_HEIGHT = 20;
const LETTER_WIDTH = 7.4;
const MARKER_WIDTH = 20;
const COUNT_WIDTH = 26;
const FROM_GUIDE = 12;

/** The drinks of one hour, beside a line through it. */
export function ChartTip({ layout, bucket, reading }: { layout: ChartLayout; bucket: number; reading: BucketReading }) {
  const { width, baseline, xs } = layout;
  const at = xs[bucket] ?? 0;
  const names = reading.had.map(({ series }) => series.name);
  const letters = Math.max(...(names.length > 0 ? names : [nothing]).map(({ length }) => length));
  const tipWidth = 2 * PADDING + letters * LETTER_WIDTH + (names.length > 0 ? MARKER_WIDTH + COUNT_WIDTH : 0);
  const tipHeight = 2 * PADDING + (1 + Math.max(1, names.length)) * LINE_HEIGHT - 6;
  const beside = at + FROM_GUIDE + tipWidth <= width ? at + FROM_GUIDE : at - FROM_GUIDE - tipWidth;
  const left = Math.max(0, Math.min(beside, width - tipWidth));
  return (
    <g>
      <path className={styles.guide} d={`M${at} 0V${baseline}`} />
      <g className={styles.tip} transform={`translate(${left} 0)`}>
        <rect width={tipWidth} height={tipHeight} rx="12" />
        <text className={styles.hour} x={PADDING} y={PADDING + 11}>
          {reading.label}
        </text>
        {reading.had.length === 0 && (
          <text x={PADDING} y={PADDING + LINE_HEIGHT + 11}>
            {nothing}
          </text>
        )}
        {reading.had.map(({ series, count }, index) => {
          const y = PADDING + (index + 1) * LINE_HEIGHT + 11;
          return (
            <g key={series.id} className={seriesStyles.series} data-color={series.style.color}>
              <Marker look={series.style} x={PADDING + 6} y={y - 4.5} scale={0.9} />
              <text x={PADDING + MARKER_WIDTH} y={y}>
                {series.name}
              </text>
              <text className={styles.count} x={tipWidth - PADDING} y={y}>
                {count}
              </text>
            </g>
          );
        })}
      </g>
    </g>
  );
}
