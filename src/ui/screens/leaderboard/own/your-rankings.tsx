import { useState } from 'react';
import * as leaderboard from '#messages/leaderboard.ts';
import { type BoardName, rankName } from '../../../../domain/leaderboard/boards.ts';
import type { You } from '../../../../domain/leaderboard/snapshot.ts';
import type { Phone } from '../../../../sync/phone/phone.ts';
import { Card } from '../../../components/card.tsx';
import { usePhone } from '../../../guest/clink-context.tsx';
import { PART } from '../../../messages/forms/around.ts';
import { useRise } from '../motion/use-rank-moves.ts';
import { AroundValue } from '../row/board-value.tsx';
import styles from './your-rankings.module.css';

/** The guest's own ranks, even outside the first ten (docs/readings.md#two-leaderboards). */
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
  const ranks = boards.map((board) => ({ board, rank: you?.[rankName(board)] ?? null }));
  const note = usePhone(noteFor);
  const hasRank = ranks.some(({ rank }) => rank !== null);
  return (
    <Card className={styles.card} data-none={!hasRank || undefined}>
      <h2 className="display">{leaderboard.yourRankings}</h2>
      {hasRank ? (
        <dl>
          {ranks.map(({ board, rank }) => (
            <Ranking key={board} label={leaderboard.boardNames[board]} rank={rank} guests={guests} />
          ))}
        </dl>
      ) : (
        <small>{leaderboard.noRankYet}</small>
      )}
      {note ? <p>{note}</p> : !hasRank && <p className={styles.invitation}>{leaderboard.ranksComeHere}</p>}
    </Card>
  );
}

function Ranking({ label, rank, guests }: { label: string; rank: number | null; guests: number }) {
  const places = useRise(rank);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {rank === null ? (
          <small>{leaderboard.noRankYet}</small>
        ) : (
          <AroundValue sentence={leaderboard.rankAmong(PART, guests)}>
            <span className="display">{rank}</span>
          </AroundValue>
        )}
        {/* `OwnRankNews` announces the ranks to screen readers. */}
        {places > 0 && (
          <span className={styles.rise} aria-hidden="true">
            {leaderboard.risenBy(places)}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Says why the guest has no rank, if there is a reason. */
export function OwnNote() {
  const note = usePhone(noteFor);
  return note && <p>{note}</p>;
}

function noteFor({ state, decision }: Phone): string | null {
  if (decision?.admission) return leaderboard.youAreNotIn;
  if (state.hidden) return leaderboard.youAreHidden;
  return state.isQuiet ? leaderboard.youAreQuiet : null;
}

interface OwnRankNewsProps {
  board: BoardName;
  rank: number | null;
  guests: number;
  /** Whether a worse rank is announced too. */
  saysFalls: boolean;
}

/**
 * Announces the guest's rank on a board when it changes, because the guest has logged a drink or somebody has overtaken
 * the guest.
 */
export function OwnRankNews({ board, rank, guests, saysFalls }: OwnRankNewsProps) {
  const [known, setKnown] = useState({ rank, news: '' });
  if (known.rank !== rank) {
    const isNews = known.rank !== null && rank !== null && (saysFalls || rank < known.rank);
    setKnown({ rank, news: isNews ? leaderboard.youAreNow[board](rank, guests) : '' });
  }
  return (
    <p className="visually-hidden" role="status">
      {known.news}
    </p>
  );
}
