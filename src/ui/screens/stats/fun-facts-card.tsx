import * as messages from '#messages/stats.ts';
import { funFacts } from '../../../domain/stats/fun-facts.ts';
import type { SessionStats } from '../../../domain/stats/session-stats.ts';
import styles from './fun-facts-card.module.css';
import { TitledCard } from './titled-card.tsx';

export function FunFactsCard({ stats }: { stats: SessionStats }) {
  return (
    <TitledCard title={messages.funFacts}>
      <ul className={styles.facts}>
        {funFacts(stats).map((fact) => (
          <li key={fact.kind}>{messages.funFact(fact)}</li>
        ))}
      </ul>
    </TitledCard>
  );
}
