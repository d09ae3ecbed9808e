import type { You } from '../../../domain/protocol.ts';
import { isHidden } from '../../../domain/session/hiding.ts';
import { usePhone } from '../../clink-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from './your-rankings.module.css';

/** The own ranks, in the first ten or not (readings, Leaderboard). */
export function YourRankings({ you, guests }: { you: You | null; guests: number }) {
  const hidden = usePhone(({ session }) => isHidden(session));
  return (
    <Card className={styles.card}>
      <h2>Your Rankings</h2>
      <dl>
        <Ranking label="Total drinks" rank={you?.most_drinks_rank ?? null} guests={guests} />
        <Ranking label="Pace" rank={you?.fastest_pace_rank ?? null} guests={guests} />
      </dl>
      {hidden && <p>You are hidden: the others are ranked without you.</p>}
    </Card>
  );
}

function Ranking({ label, rank, guests }: { label: string; rank: number | null; guests: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="display">{rank ?? '–'}</span>
        {rank === null ? <span className="visually-hidden">no rank yet</span> : <small> of {guests}</small>}
      </dd>
    </div>
  );
}
