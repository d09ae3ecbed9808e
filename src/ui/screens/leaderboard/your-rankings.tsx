import * as leaderboard from '#messages/leaderboard.ts';
import type { You } from '../../../domain/leaderboard/snapshot.ts';
import type { Phone } from '../../../sync/phone.ts';
import { usePhone } from '../../clink-context.tsx';
import { Card } from '../../components/card.tsx';
import { AroundValue, VALUE } from './around-value.tsx';
import { useRise } from './use-rise.ts';
import styles from './your-rankings.module.css';

/** The guest's own ranks, also outside the first ten (docs/readings.md#two-leaderboards). */
export function YourRankings({ you, guests }: { you: You | null; guests: number }) {
  const note = usePhone(noteFor);
  return (
    <Card className={styles.card}>
      <h2>{leaderboard.yourRankings}</h2>
      <dl>
        <Ranking label={leaderboard.byTotal} rank={you?.mostDrinksRank ?? null} guests={guests} />
        <Ranking label={leaderboard.byPace} rank={you?.fastestPaceRank ?? null} guests={guests} />
      </dl>
      {note && <p>{note}</p>}
    </Card>
  );
}

/** Why the guest has no rank, or null. */
function noteFor({ state, decision }: Phone): string | null {
  if (decision?.admission) return leaderboard.youAreNotIn;
  return state.hidden ? leaderboard.youAreHidden : null;
}

function Ranking({ label, rank, guests }: { label: string; rank: number | null; guests: number }) {
  const places = useRise(rank);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <AroundValue sentence={rank === null ? VALUE : leaderboard.rankAmong(VALUE, guests)}>
          <span className="display">{rank ?? '–'}</span>
        </AroundValue>
        {rank === null && <span className="visually-hidden">{leaderboard.noRankYet}</span>}
        {/* OwnRankNews says it to screen readers. */}
        {places > 0 && (
          <span className={styles.rise} aria-hidden="true">
            {leaderboard.risenBy(places)}
          </span>
        )}
      </dd>
    </div>
  );
}
