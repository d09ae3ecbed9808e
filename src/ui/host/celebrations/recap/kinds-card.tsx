import type { ReactNode } from 'react';
import * as texts from '#messages/hosts/recap.ts';
import { drinkNames } from '#messages/menu.ts';
import { drinkOf, isAlcoholic } from '../../../../domain/drink-menu.ts';
import type { Figure, Recap } from '../../../../domain/recap/recap.ts';
import { Emoji } from '../../../components/drawings/emoji.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { shown } from './figures-card.tsx';
import styles from './kinds-card.module.css';

/** Bars for the six kinds of drinks, and below them the drinks of the hosts' menu. */
export function KindsCard({ recap: { kinds, menu } }: { recap: Recap }) {
  const most = Math.max(1, ...[...kinds, ...menu].map(({ drinks }) => (drinks === 'few' ? 0 : drinks)));
  const hasFew = [...kinds, ...menu].some(({ drinks }) => drinks === 'few');
  return (
    <TitledCard title={texts.byKind}>
      <ul role="list" className={styles.kinds}>
        {kinds.map(({ kind, drinks }) => (
          <Kind key={kind} sign={drinkOf(kind).emoji} part={partOf(kind)} drinks={drinks} most={most}>
            {drinkNames[kind]}
          </Kind>
        ))}
      </ul>
      {menu.length > 0 && (
        <>
          <h3 className={styles.menu}>{texts.fromTheMenu}</h3>
          <ul role="list" className={styles.kinds}>
            {menu.map(({ name, sign, kind, drinks }) => (
              <Kind key={`${name} ${kind}`} sign={sign} part="menu" drinks={drinks} most={most}>
                <bdi>{name}</bdi>
              </Kind>
            ))}
          </ul>
        </>
      )}
      {hasFew && <p className={styles.hint}>{texts.fewMeans}</p>}
    </TitledCard>
  );
}

function partOf(kind: string): string {
  if (kind === 'water') return 'water';
  return isAlcoholic(kind) ? 'alcohol' : 'free';
}

interface KindProps {
  sign: string;
  part: string;
  drinks: Figure;
  /** The number of drinks of the longest bar. */
  most: number;
  children: ReactNode;
}

function Kind({ sign, part, drinks, most, children }: KindProps) {
  const share = drinks === 'few' ? 0 : drinks / most;
  return (
    <li>
      <Emoji>{sign}</Emoji>
      <span>{children}</span>
      <span className={styles.track} data-part={part} aria-hidden="true">
        <i style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <b className="num" data-few={drinks === 'few' || undefined}>
        {shown(drinks)}
      </b>
    </li>
  );
}
