import styles from './figure.module.css';

const UNIT = /([a-z]+)/;

/** A value whose units are smaller than its numbers. */
export function Figure({ children }: { children: string }) {
  return children.split(UNIT).map((part, index) =>
    index % 2 === 1 ? (
      <small key={part} className={styles.unit}>
        {part}
      </small>
    ) : (
      part
    ),
  );
}
