import * as messages from '#messages/leaderboard.ts';
import { oneDecimal } from '#messages/views.ts';
import { fastestPace, type Leaderboard, mostDrinks, type Scope } from '../../../domain/leaderboard/leaderboard.ts';
import type { You } from '../../../domain/leaderboard/snapshot.ts';
import { VALUE } from './around-value.tsx';
import { GuestRow } from './guest-row.tsx';
import { lastSeenOf } from './last-seen.ts';
import { FreePlace, PodiumPlace } from './podium-place.tsx';
import { FirstToast } from './quiet-state.tsx';
import { RankingCard } from './ranking-card.tsx';
import styles from './top-ten.module.css';
import { TotalRow } from './total-row.tsx';
import { useServerTime } from './use-server-time.ts';
import { YourRankings } from './your-rankings.tsx';

const PODIUM_SIZE = 3;
const PLACES = [1, 2, 3];

interface TopTenProps {
  leaderboard: Leaderboard;
  you: You | null;
  scope: Scope;
  ownId: string;
}

/** 'Your Rankings', 'Most Drinks' and 'Fastest Pace' (docs/spec-coverage.md §2.44 to §2.46). */
export function TopTen({ leaderboard, you, scope, ownId }: TopTenProps) {
  const nowMs = useServerTime();
  const byTotal = mostDrinks(leaderboard);
  const byPace = fastestPace(leaderboard);
  const rankings = <YourRankings you={you} guests={leaderboard.guests} />;
  if (byTotal.length === 0) {
    return (
      <>
        {rankings}
        <FirstToast scope={scope} />
      </>
    );
  }
  const podium = byTotal.slice(0, PODIUM_SIZE);
  return (
    <div className={styles.cards}>
      {rankings}
      <RankingCard title={messages.mostDrinks} unit={messages.withAlcohol} guests={byTotal}>
        {podium.map((guest, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the plinth belongs to the place, not to the guest
          <PodiumPlace key={index} guest={guest} place={index + 1} isYou={guest.sessionId === ownId} nowMs={nowMs} />
        ))}
        {PLACES.slice(podium.length).map((place) => (
          <FreePlace key={place} place={place} />
        ))}
        {byTotal.slice(PODIUM_SIZE).map((guest) => (
          <TotalRow key={guest.sessionId} guest={guest} ownId={ownId} nowMs={nowMs} />
        ))}
      </RankingCard>
      <RankingCard title={messages.fastestPace} unit={messages.drinksPerHour} guests={byPace}>
        {byPace.map((guest) => (
          <GuestRow
            key={guest.sessionId}
            sessionId={guest.sessionId}
            name={guest.userName}
            rank={guest.rank}
            value={oneDecimal(guest.drinksPerHour)}
            reading={messages.paceOf(VALUE)}
            pace={guest.drinkingPace}
            {...lastSeenOf(guest, nowMs)}
            isYou={guest.sessionId === ownId}
          />
        ))}
      </RankingCard>
    </div>
  );
}
