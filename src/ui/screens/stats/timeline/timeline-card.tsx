import type { Timeline } from '../../../../domain/stats/timeline.ts';
import { TitledCard } from '../titled-card.tsx';
import { Legend } from './legend.tsx';
import styles from './timeline-card.module.css';
import { TimelineChart } from './timeline-chart.tsx';
import { TimelineTable } from './timeline-table.tsx';

/** Alcoholic drinks by the hour (spec §2, §5): drawn, named in a legend, and as a table for assistive technology. */
export function TimelineCard({ timeline }: { timeline: Timeline }) {
  return (
    <TitledCard title="Timeline">
      <TimelineChart timeline={timeline} />
      {timeline.series.length > 0 ? (
        <>
          <Legend series={timeline.series} />
          <TimelineTable timeline={timeline} />
        </>
      ) : (
        <p className={styles.none}>The first alcoholic drink starts a line.</p>
      )}
    </TitledCard>
  );
}
