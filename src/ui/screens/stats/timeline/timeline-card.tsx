import { useMemo } from 'react';
import { timeline as timelineTitle } from '#messages/stats.ts';
import type { Timeline } from '../../../../domain/stats/timeline.ts';
import { Card } from '../../../components/card.tsx';
import { nameTimeline } from './named-timeline.ts';
import styles from './timeline-card.module.css';
import { TimelineChart } from './timeline-chart.tsx';
import { TimelineTable } from './timeline-table.tsx';

/** Alcoholic drinks by the hour (docs/readings.md#timeline): a chart, and a table for screen readers. */
export function TimelineCard({ timeline }: { timeline: Timeline }) {
  const named = useMemo(() => nameTimeline(timeline), [timeline]);
  return (
    <Card className={styles.card}>
      <h2 className="display">{timelineTitle}</h2>
      <TimelineChart timeline={named} />
      {named.series.length > 0 && <TimelineTable timeline={named} />}
    </Card>
  );
}
