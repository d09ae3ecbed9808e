import { useMemo } from 'react';
import * as texts from '#messages/stats.ts';
import type { Timeline } from '../../../../domain/stats/timeline.ts';
import type { Names } from '../../../drinks/use-named-drinks.ts';
import { TitledBlock } from '../../frame/titled-block.tsx';
import { type NamedTimeline, nameTimeline } from './named-timeline.ts';
import { peakOf } from './peak-mark.tsx';
import styles from './timeline-chart.module.css';
import { TimelineChart } from './timeline-chart.tsx';

interface TimelineBlockProps {
  timeline: Timeline;
  /** The drinks of the hosts' menu. */
  names: Names;
}

/**
 * The drinks by the hour (docs/readings.md#timeline): a chart, and a table for screen readers. Before the first drink it
 * is a sentence.
 */
export function TimelineBlock({ timeline, names }: TimelineBlockProps) {
  const named = useMemo(() => nameTimeline(timeline, names), [timeline, names]);
  return (
    <TitledBlock title={texts.timeline}>
      {named.series.length > 0 ? (
        <>
          <TimelineChart timeline={named} peak={peakOf(timeline)} />
          <TimelineTable timeline={named} />
        </>
      ) : (
        <p className={styles.reading}>{named.isWhole ? texts.anyDrinkStartsALine : texts.firstDrinkStartsALine}</p>
      )}
    </TitledBlock>
  );
}

/** The chart's numbers as a table, for screen readers. */
function TimelineTable({ timeline: { buckets, series, isWhole } }: { timeline: NamedTimeline }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{isWhole ? texts.drinksPerHour : texts.alcoholicDrinksPerHour}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.hour}</th>
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
            <th scope="row">{texts.total}</th>
            {series.map(({ id, total }) => (
              <td key={id}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
