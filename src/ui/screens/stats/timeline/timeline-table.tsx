import type { Timeline } from '../../../../domain/stats/timeline.ts';

/** The chart's numbers, for those who hear them. */
export function TimelineTable({ timeline: { buckets, series } }: { timeline: Timeline }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>Alcoholic drinks per hour</caption>
        <thead>
          <tr>
            <th scope="col">Hour</th>
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
      </table>
    </div>
  );
}
