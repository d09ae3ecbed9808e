import { namedTop } from '#messages/celebration/evening-menu.ts';
import * as messages from '#messages/stats.ts';
import { drinkOf, spiritOf } from '../../../domain/drink-menu.ts';
import type { NamedCount } from '../../../domain/menu/known-menu.ts';
import { type FunFact, funFacts } from '../../../domain/stats/fun-facts.ts';
import type { SessionStats } from '../../../domain/stats/session-stats.ts';
import { Card } from '../../components/card.tsx';
import { Emoji } from '../../components/drawings/emoji.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { around } from '../../messages/forms/around.ts';
import styles from './fun-facts-card.module.css';

/** The sentence of a fact, with its value in bold. */
function FactText({ fact }: { fact: FunFact }) {
  const value = namedValueOf(fact);
  const [before, after] = around((part) => messages.funFact(fact, value && part));
  return (
    <span>
      {before}
      {value && <b>{inOneTypeface(value)}</b>}
      {after}
    </span>
  );
}

/** A drink of the hosts' menu has the name that they gave it. */
function namedValueOf(fact: FunFact): string | null {
  const named = fact.kind === 'top-drink' && fact.named;
  return named ? namedTop(named.name, fact.count) : messages.funFactValue(fact);
}

interface FunFactsCardProps {
  stats: SessionStats;
  /** The open celebration. */
  isOpen: boolean;
  named: readonly NamedCount[];
}

export function FunFactsCard({ stats, isOpen, named }: FunFactsCardProps) {
  return (
    <Card className={styles.card}>
      <h2>{messages.funFacts}</h2>
      <ul className={styles.facts} role="list">
        {funFacts(stats, isOpen, named).map((fact) => (
          <li key={fact.kind}>
            <Emoji>{signOf(fact)}</Emoji>
            <FactText fact={fact} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Unicode has a clock face for each hour. They begin at one o'clock. */
const ONE_OCLOCK = 0x1f550;

/** The emoji beside a fun fact. It repeats what the sentence says. */
export function signOf(fact: FunFact): string {
  switch (fact.kind) {
    case 'no-drinks':
      return '🥂';
    case 'much-water':
    case 'water':
      return drinkOf('water').emoji;
    case 'many-drinks':
      return '🎉';
    case 'top-drink':
      return fact.named?.sign ?? drinkOf(fact.drinkType).emoji;
    case 'top-spirit':
      return spiritOf(fact.alcoholType).emoji;
    case 'fast':
      return '🎶';
    case 'slow':
      return '🌙';
    case 'busiest-hour':
      return String.fromCodePoint(ONE_OCLOCK + ((fact.hour + 11) % 12));
  }
}
