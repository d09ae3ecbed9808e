import * as leaderboard from '#messages/leaderboard.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import { rankName } from '../../../../domain/leaderboard/rankings.ts';
import type { You } from '../../../../domain/leaderboard/snapshot.ts';
import { Card } from '../../../components/card.tsx';
import { useRise } from '../motion/use-rise.ts';
import { AroundValue, VALUE } from '../row/around-value.tsx';
import { OwnNote } from './own-note.tsx';
import styles from './your-rankings.module.css';

/** The guest's own ranks, also outside the first ten (docs/readings.md#two-leaderboards). */
export function YourRankings({
  boards,
  you,
  guests,
}: {
  /** One or two. */
  boards: readonly BoardName[];
  you: You | null;
  guests: number;
}) {
  return (
    <Card className={styles.card}>
      <h2 className="display">{leaderboard.yourRankings}</h2>
      <dl>
        {boards.map((board) => (
          <Ranking
            key={board}
            label={leaderboard.boardNames[board]}
            rank={you?.[rankName(board)] ?? null}
            guests={guests}
          />
        ))}
      </dl>
      <OwnNote />
    </Card>
  );
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
