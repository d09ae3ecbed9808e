import { useMemo } from 'react';
import { timeline as timelineTitle } from '#messages/stats.ts';
import type { Timeline } from '../../../../domain/stats/timeline.ts';
import { TitledBlock } from '../../frame/titled-block.tsx';
import { nameTimeline } from './named-timeline.ts';
import { peakOf } from './peak-hour.ts';
import { TimelineChart } from './timeline-chart.tsx';
import { TimelineTable } from './timeline-table.tsx';

interface TimelineBlockProps {
  timeline: Timeline;
  /** The hour with the most drinks of any kind, 0 to 23. */
  busiestHour: number | null;
}

/** Alcoholic drinks by the hour (docs/readings.md#timeline): a chart, and a table for screen readers. */
export function TimelineBlock({ timeline, busiestHour }: TimelineBlockProps) {
  const named = useMemo(() => nameTimeline(timeline), [timeline]);
  return (
    <TitledBlock title={timelineTitle}>
      <TimelineChart timeline={named} peak={peakOf(timeline, busiestHour)} />
      {named.series.length > 0 && <TimelineTable timeline={named} />}
    </TitledBlock>
  );
}
