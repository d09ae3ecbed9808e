import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isIn } from '#messages/celebration/celebration.ts';
import { around } from '../../messages/forms/around.ts';
import type { Joining } from './joining.ts';
import styles from './who-is-in.module.css';

/** The guests who are already in, in one line of the welcome. The line keeps its place before the names are known. */
export function WhoIsIn({ joining }: { joining: Joining }) {
  const present = useStore(joining, ({ whoIsIn }) => whoIsIn);
  // Asks the server, because the facts in the page do not name guests.
  useEffect(() => joining.lookAgain(), [joining]);
  const [latest] = present?.names ?? [];
  const [before, after] = around((name) => isIn(name, Math.max(0, (present?.guests ?? 1) - 1)));
  return (
    <span className={styles.line}>
      {present && latest && (
        <>
          <span className={styles.discs} aria-hidden="true">
            {present.names.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: guests may have the same name
              <i key={index}>{firstLetterOf(name)}</i>
            ))}
          </span>
          <span>
            {before}
            <b>
              <bdi>{latest}</bdi>
            </b>
            {after}
          </span>
        </>
      )}
    </span>
  );
}

/** The first character that a reader sees: an emoji of several code points is one character. */
function firstLetterOf(name: string): string {
  const [first = ''] =
    'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment) : name;
  return first.toLocaleUpperCase();
}
