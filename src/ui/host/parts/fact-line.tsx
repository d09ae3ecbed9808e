import { classNames } from '../../look/class-names.ts';
import styles from './fact-line.module.css';

interface FactLineProps {
  facts: readonly string[];
  className?: string | undefined;
}

/** '12 guests · in 3 days'. A line breaks only between two facts, and no dot is left at its end. */
export function FactLine({ facts, className }: FactLineProps) {
  return (
    <span className={classNames(styles.line, className)}>
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
    </span>
  );
}
