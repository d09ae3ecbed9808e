import { useId, useState } from 'react';
import * as texts from '#messages/tracker.ts';
import type { ShownCount } from '../../../domain/celebration/without-alcohol.ts';
import { useIsHydrated } from '../../browser/use-is-hydrated.ts';
import { Icon } from '../../components/drawings/icon.tsx';
import { APART, Rings } from '../../components/drawings/rings.tsx';
import { useSeal } from '../../feedback/feedback.tsx';
import styles from './counter.module.css';
import lineStyles from './festive-line.module.css';

interface CounterProps extends ShownCount {
  /** Whether the specified counter is shown below the toasts when it is zero. */
  hasZero: boolean;
  /** The number of drinks confirmed on this page. The glasses clink at each one. */
  clinks: number;
  /** Shows the drinks behind the number. */
  onOpen(): void;
}

/**
 * The previous number, which the new number replaces by rolling. Nothing rolls when the guest's number replaces the
 * prerendered zero, because no drink was added, or when the counter begins to count something else.
 */
function useBefore({ count, isToasts }: ShownCount, isOwn: boolean): number | null {
  const now = { count, isToasts, isOwn, before: null as number | null };
  const [last, setLast] = useState(now);
  const isSameKind = last.isToasts === isToasts && last.isOwn === isOwn;
  if (last.count !== count || !isSameKind) setLast({ ...now, before: isSameKind && isOwn ? last.count : null });
  return last.before;
}

/** The number between two glasses, which move closer together as it gets wider. */
export function Counter({ hasZero, clinks, onOpen, ...shown }: CounterProps) {
  const { count, isToasts } = shown;
  const headId = useId();
  const isOwn = useIsHydrated();
  const before = useBefore(shown, isOwn);
  const [head, caption] = isToasts
    ? [texts.toastsTonight, hasZero && texts.noneWithAlcohol]
    : [texts.totalDrinksToday, texts.withAlcohol];
  const digits = String(count).length;
  return (
    <section
      className={styles.counter}
      aria-labelledby={headId}
      data-toasts={isToasts || undefined}
      data-own={isOwn || undefined}
    >
      <h2 id={headId}>{head}</h2>
      {caption && <p className={styles.caption}>{caption}</p>}
      <button
        type="button"
        className={styles.stage}
        aria-label={texts.showTonight(count)}
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
        <span className={styles.number} data-digits={Math.min(3, digits)}>
          <span
            key={count}
            data-before={before ?? undefined}
            data-falls={(before !== null && before > count) || undefined}
          >
            {count}
          </span>
        </span>
      </button>
      <FestiveLine isShown={count > 0} />
    </section>
  );
}

/** 'Keep it festive', below a number that is not zero, and the seal of a confirmed drink. */
function FestiveLine({ isShown }: { isShown: boolean }) {
  const seal = useSeal();
  return (
    <p className={lineStyles.line} data-festive={isShown || undefined}>
      {isShown && <span>{texts.keepItFestive}</span>}
      {seal !== null && (
        <span key={seal} className={lineStyles.seal}>
          <Icon name="check" />
        </span>
      )}
    </p>
  );
}

function distanceFor(digits: number): number {
  if (digits === 1) return APART.lens;
  return digits === 2 ? APART.wideLens : APART.widestLens;
}
