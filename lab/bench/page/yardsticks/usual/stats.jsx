import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

export function Stats({ drinks, onBack }) {
  const byHour = Array.from({ length: 24 }, (_, hour) => ({
    hour: `${hour}:00`,
    drinks: drinks.filter(({ at }) => new Date(at).getHours() === hour).length,
  }));
  return (
    <main>
      <h1>Your Stats</h1>
      <ResponsiveContainer width="100%" height={240}>
        <LineChart data={byHour}>
          <CartesianGrid />
          <XAxis dataKey="hour" />
          <YAxis />
          <Tooltip />
          <Line dataKey="drinks" />
        </LineChart>
      </ResponsiveContainer>
      <button type="button" onClick={onBack}>
        Back
      </button>
    </main>
  );
}
