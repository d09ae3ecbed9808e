import { useMemo } from 'react';
import { drinksPerHour } from '#messages/evening-menu.ts';
import { alcoholicDrinksPerHour, hour, timeline as timelineTitle, total as totalOfAll } from '#messages/stats.ts';
import type { Timeline } from '../../../../domain/stats/timeline.ts';
import type { Names } from '../../../drinks/use-named-drinks.ts';
import { TitledBlock } from '../../frame/titled-block.tsx';
import { isMixed, type NamedTimeline, nameTimeline } from './named-timeline.ts';
import { peakOf } from './peak-mark.tsx';
import { TimelineChart } from './timeline-chart.tsx';

interface TimelineBlockProps {
  timeline: Timeline;
  /** The drinks of the hosts' menu. */
  names: Names;
  /** The hour with the most drinks of any kind, 0 to 23. */
  busiestHour: number | null;
}

/** Alcoholic drinks by the hour (docs/readings.md#timeline): a chart, and a table for screen readers. */
export function TimelineBlock({ timeline, names, busiestHour }: TimelineBlockProps) {
  const named = useMemo(() => nameTimeline(timeline, names), [timeline, names]);
  return (
    <TitledBlock title={timelineTitle}>
      <TimelineChart timeline={named} peak={peakOf(timeline, busiestHour)} />
      {named.series.length > 0 && <TimelineTable timeline={named} />}
    </TitledBlock>
  );
}

/** The chart's numbers as a table, for screen readers. */
function TimelineTable({ timeline }: { timeline: NamedTimeline }) {
  const { buckets, series } = timeline;
  return (
    <div className="visually-hidden">
      <table>
        <caption>{isMixed(timeline) ? drinksPerHour : alcoholicDrinksPerHour}</caption>
        <thead>
          <tr>
            <th scope="col">{hour}</th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ startMs, label }, bucket) => (
            <tr key={startMs}>
              <th scope="row">{label}</th>
              {series.map(({ id, counts }) => (
                <td key={id}>{counts[bucket]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{totalOfAll}</th>
            {series.map(({ id, total }) => (
              <td key={id}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
