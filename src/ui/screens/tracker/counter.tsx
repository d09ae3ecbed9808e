import { useId, useState } from 'react';
import { keepItFestive, showTonight, totalDrinksToday, withAlcohol } from '#messages/tracker.ts';
import { useIsHydrated } from '../../browser/use-is-hydrated.ts';
import { Icon } from '../../components/drawings/icon.tsx';
import { APART, Rings } from '../../components/drawings/rings.tsx';
import { useSeal } from '../../feedback/feedback.tsx';
import styles from './counter.module.css';

interface CounterProps {
  /** Alcoholic drinks of this session. */
  count: number;
  /** How many drinks were confirmed on this page. The glasses clink at each. */
  clinks: number;
  /** Shows the drinks behind the number. */
  onOpen(): void;
}

interface ShownNumber {
  shown: number;
  before: number | null;
  wasOwn: boolean;
}

/** The number between two glasses, which move closer together as it gets wider. */
export function Counter({ count, clinks, onOpen }: CounterProps) {
  const headId = useId();
  const seal = useSeal();
  const isOwn = useIsHydrated();
  const [{ shown, before, wasOwn }, setNumber] = useState<ShownNumber>({ shown: count, before: null, wasOwn: isOwn });
  // The guest's number replaces the prerendered zero without an animation, because no drink was added.
  if (shown !== count || wasOwn !== isOwn) setNumber({ shown: count, before: wasOwn ? shown : null, wasOwn: isOwn });
  const digits = String(count).length;
  return (
    <section className={styles.counter} aria-labelledby={headId}>
      <h2 id={headId}>{totalDrinksToday}</h2>
      <p className={styles.caption}>{withAlcohol}</p>
      <button
        type="button"
        className={styles.stage}
        aria-label={showTonight(count)}
        disabled={count === 0}
        onClick={onOpen}
      >
        <Rings
          key={clinks}
          clinks={clinks > 0}
          distance={distanceFor(digits)}
          hasSpark={count > 0}
          hasBubbles={count > 0}
        />
        <span className={styles.number} data-digits={Math.min(3, digits)} data-own={isOwn || undefined}>
          <span
            key={count}
            data-before={before ?? undefined}
            data-falls={before !== null && before > count ? '' : undefined}
          >
            {count}
          </span>
        </span>
      </button>
      <p className={styles.line} data-festive={count > 0 || undefined}>
        {count > 0 && <span>{keepItFestive}</span>}
        {seal !== null && (
          <span key={seal} className={styles.seal}>
            <Icon name="check" />
          </span>
        )}
      </p>
    </section>
  );
}

function distanceFor(digits: number): number {
  if (digits === 1) return APART.lens;
  return digits === 2 ? APART.wideLens : APART.widestLens;
}
