import { useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { formatCelebrationCode } from '../../../../domain/celebration/written-code.ts';
import type { ListedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { finder, searchable } from '../../../../domain/names/search-names.ts';
import { SearchField } from '../../form/search-field.tsx';
import { CelebrationCard, CopyButton } from './celebration-card.tsx';
import styles from './celebrations.module.css';

/** So many have a card. With more, the rest are rows, and somebody may look for one. */
const MOST_CARDS = 5;

/** The celebrations of a host, in their order. */
export function CelebrationList({
  celebrations,
  nowMs,
}: {
  celebrations: readonly ListedCelebration[];
  nowMs: number;
}) {
  const [text, setText] = useState('');
  const isMany = celebrations.length > MOST_CARDS;
  const finds = finder(text);
  const shown = finds ? celebrations.filter((one) => finds(searchedIn(one))) : celebrations;
  return (
    <>
      {isMany && <SearchField label={texts.findCelebration} value={text} onChange={setText} />}
      <p className="visually-hidden" role="status">
        {shown.length === 0 && texts.noneFound}
      </p>
      {shown.length === 0 && <p className={styles.none}>{texts.noneFound}</p>}
      <ul role="list" className={styles.list} data-many={isMany || undefined}>
        {shown.map((celebration, place) => {
          const isRow = place >= MOST_CARDS;
          return (
            <li key={celebration.id} className={styles.listed} data-row={isRow || undefined}>
              <CelebrationCard celebration={celebration} nowMs={nowMs} hasCode={isMany} isRow={isRow} />
              <CopyButton {...celebration} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

const searchedIn = ({ names, code }: ListedCelebration) => searchable(names, code, formatCelebrationCode(code));
