import type { ReactNode } from 'react';
import { lovelyEvening } from '#messages/celebration/celebration.ts';
import * as messages from '#messages/stats.ts';
import { hydrationStatus } from '../../../domain/stats/hydration.ts';
import type { SessionStats } from '../../../domain/stats/session-stats.ts';
import { Card } from '../../components/card.tsx';
import { Emoji } from '../../components/drawings/emoji.tsx';
import { LensPicture } from '../../components/drawings/lens-picture.tsx';
import styles from './empty-evening.module.css';
import { signOf } from './fun-facts-card.tsx';
import { gapText, rateText, SessionInfo, spanText } from './session-numbers.tsx';

/** Before the first drink: two glasses, and the only fun fact as the headline. */
export function EmptyEvening({ isOver }: { isOver: boolean }) {
  const fact = { kind: 'no-drinks' } as const;
  return (
    <section className={styles.evening}>
      <LensPicture className={styles.picture} hasSpark>
        <Emoji>{signOf(fact)}</Emoji>
      </LensPicture>
      <h2>{messages.funFacts}</h2>
      <p className="display">{isOver ? lovelyEvening : messages.funFact(fact)}</p>
    </section>
  );
}

interface EmptyNumbersProps {
  stats: SessionStats;
  nowMs: number;
  saysAlcohol: boolean;
  isOver: boolean;
  /** The timeline. */
  children: ReactNode;
}

/** The numbers before the first drink. They say little yet, so they are small, and only the score has a ground. */
export function EmptyNumbers({ stats, nowMs, saysAlcohol, isOver, children }: EmptyNumbersProps) {
  const { hydrationScore: score } = stats;
  return (
    <Card className={styles.numbers}>
      <SessionInfo stats={stats} nowMs={nowMs} />
      <Quiet name={messages.totalDrinks} value={String(stats.totalDrinks)} />
      <Quiet name={messages.perHour} value={rateText(stats.drinksPerHour)} />
      <Quiet name={messages.averageBetweenDrinks} value={gapText(stats.averageTimeBetweenDrinks)} />
      <Quiet name={messages.longestBreak} value={spanText(stats.longestBreak)} />
      {saysAlcohol && (
        <section className={styles.score}>
          <h2>{messages.hydrationScore}</h2>
          <div>
            <p>{score}</p>
            <p>{messages.outOf100}</p>
          </div>
          <p>{messages.hydrationStatuses[hydrationStatus(score)]}</p>
          <p>{messages.perfectHydration}</p>
        </section>
      )}
      {children}
      <section>
        <h2>{messages.drinkBreakdown}</h2>
        <p>{isOver ? messages.noDrinksAtAll : messages.noDrinksYet}</p>
      </section>
    </Card>
  );
}

function Quiet({ name, value }: { name: string; value: string }) {
  return (
    <section className={styles.quiet}>
      <h2>{name}</h2>
      <p>{value}</p>
    </section>
  );
}
