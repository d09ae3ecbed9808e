import { createClient } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const backend = createClient('http://localhost:9', 'public-anonymous-key');

export function Leaderboard({ onBack }) {
  const queries = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: ['leaderboard'],
    queryFn: async () => (await backend.from('drink_sessions').select().order('total_drinks')).data ?? [],
  });
  useEffect(() => {
    const refetch = () => queries.invalidateQueries({ queryKey: ['leaderboard'] });
    const channel = backend.channel('board').on('postgres_changes', { event: '*', schema: 'public' }, refetch);
    channel.subscribe();
    return () => {
      backend.removeChannel(channel);
    };
  }, [queries]);
  return (
    <main>
      <h1>Leaderboard</h1>
      <ol>
        {data.map(({ session_id: id, user_name: name, total_drinks: total }) => (
          <li key={id}>
            {name} {total}
          </li>
        ))}
      </ol>
      <button type="button" onClick={onBack}>
        Back to Tracker
      </button>
    </main>
  );
}
