import type { ReactNode } from 'react';
import { classNames } from '../../look/class-names.ts';
import styles from './facts.module.css';

/** A list of facts, each with its name at the start of the line and its value at the end. */
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

/** Facts such as '12 guests · in 3 days'. Lines break only between two facts and never end with a dot. */
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
