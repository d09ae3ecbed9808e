import { useMemo } from 'react';
import { timeline as timelineTitle } from '#messages/stats.ts';
import type { Timeline } from '../../../../domain/stats/timeline.ts';
import { TitledCard } from '../titled-card.tsx';
import { nameTimeline } from './named-timeline.ts';
import { TimelineChart } from './timeline-chart.tsx';
import { TimelineTable } from './timeline-table.tsx';

/** Alcoholic drinks by the hour (docs/readings.md#timeline): a chart, and a table for screen readers. */
export function TimelineCard({ timeline }: { timeline: Timeline }) {
  const named = useMemo(() => nameTimeline(timeline), [timeline]);
  return (
    <TitledCard title={timelineTitle}>
      <TimelineChart timeline={named} />
      {named.series.length > 0 && <TimelineTable timeline={named} />}
    </TitledCard>
  );
}
