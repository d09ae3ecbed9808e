import type { ReactNode } from 'react';
import { lovelyEvening } from '#messages/celebration/celebration.ts';
import * as messages from '#messages/stats.ts';
import type { SessionStats } from '../../../domain/stats/session-stats.ts';
import { Card } from '../../components/card.tsx';
import { Emoji } from '../../components/drawings/emoji.tsx';
import { LensPicture } from '../../components/drawings/lens-picture.tsx';
import { TitledBlock } from '../frame/titled-block.tsx';
import styles from './empty-evening.module.css';
import { signOf } from './fun-facts-card.tsx';
import { HydrationCard } from './hydration-card.tsx';
import { SessionCard } from './session-numbers.tsx';

/** Before the first drink: two glasses, and the only fun fact as the headline. */
export function EmptyEvening({ isOver }: { isOver: boolean }) {
  const fact = { kind: 'no-drinks' } as const;
  return (
    <section className={styles.evening}>
      <LensPicture className={styles.picture} hasSpark>
        <Emoji>{signOf(fact)}</Emoji>
      </LensPicture>
      <div>
        <h2>{messages.funFacts}</h2>
        <p className="display">{isOver ? lovelyEvening : messages.funFact(fact)}</p>
      </div>
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

/** The numbers before the first drink, and what the timeline and the breakdown wait for. */
export function EmptyNumbers({ stats, nowMs, saysAlcohol, isOver, children }: EmptyNumbersProps) {
  return (
    <>
      <SessionCard stats={stats} nowMs={nowMs} />
      {saysAlcohol && <HydrationCard stats={stats} isOpen isOver={isOver} />}
      <Card className={styles.waiting}>
        {children}
        <TitledBlock title={messages.drinkBreakdown}>
          <p>{isOver ? messages.noDrinksAtAll : messages.noDrinksYet}</p>
        </TitledBlock>
      </Card>
    </>
  );
}
