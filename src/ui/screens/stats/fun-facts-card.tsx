import * as messages from '#messages/stats.ts';
import { type FunFact, funFacts } from '../../../domain/stats/fun-facts.ts';
import type { SessionStats } from '../../../domain/stats/session-stats.ts';
import { Card } from '../../components/card.tsx';
import { Emoji } from '../../components/drawings/emoji.tsx';
import { around } from '../../messages/forms/around.ts';
import { signOf } from './fact-sign.ts';
import styles from './fun-facts-card.module.css';

/** The sentence of a fact, with its value in bold. */
function FactText({ fact }: { fact: FunFact }) {
  const value = messages.funFactValue(fact);
  const [before, after] = around((part) => messages.funFact(fact, value && part));
  return (
    <span>
      {before}
      {value && <b>{value}</b>}
      {after}
    </span>
  );
}

export function FunFactsCard({ stats }: { stats: SessionStats }) {
  return (
    <Card className={styles.card}>
      <h2>{messages.funFacts}</h2>
      <ul className={styles.facts} role="list">
        {funFacts(stats).map((fact) => (
          <li key={fact.kind}>
            <Emoji>{signOf(fact)}</Emoji>
            <FactText fact={fact} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
