import type { ReactNode } from 'react';
import { classNames } from '../../look/class-names.ts';
import styles from './facts.module.css';

/** Facts one below the other: what it is at the start of the line, the value at its end. */
export function DefinitionList({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FactLineProps {
  facts: readonly string[];
  className?: string | undefined;
}

/** '12 guests · in 3 days'. A line breaks only between two facts, and no dot is left at its end. */
export function FactLine({ facts, className }: FactLineProps) {
  return (
    <span className={classNames(styles.line, className)}>
      {facts.map((fact) => (
        <span key={fact}>
          <bdi>{fact}</bdi>
        </span>
      ))}
    </span>
  );
}
