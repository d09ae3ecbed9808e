import * as messages from '#messages/stats.ts';
import { funFacts } from '../../../domain/stats/fun-facts.ts';
import type { SessionStats } from '../../../domain/stats/session-stats.ts';
import { Card } from '../../components/card.tsx';
import { Emoji } from '../../components/emoji.tsx';
import { signOf } from './fact-sign.ts';
import styles from './fun-facts-card.module.css';

export function FunFactsCard({ stats }: { stats: SessionStats }) {
  return (
    <Card className={styles.card}>
      <h2>{messages.funFacts}</h2>
      <ul className={styles.facts} role="list">
        {funFacts(stats).map((fact) => (
          <li key={fact.kind}>
            <Emoji>{signOf(fact)}</Emoji>
            {messages.funFact(fact)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
