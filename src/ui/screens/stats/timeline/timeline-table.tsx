import { alcoholicDrinksPerHour, hour, total as totalOfAll } from '#messages/stats.ts';
import type { NamedTimeline } from './named-timeline.ts';

/** The chart's numbers as a table, for screen readers. */
export function TimelineTable({ timeline: { buckets, series } }: { timeline: NamedTimeline }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{alcoholicDrinksPerHour}</caption>
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
