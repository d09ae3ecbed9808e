import { keepItFestive } from '#messages/tracker.ts';
import { Icon } from '../../components/drawings/icon.tsx';
import { useSeal } from '../../feedback/feedback.tsx';
import styles from './festive-line.module.css';

/** 'Keep it festive', below a number that is not zero, and the seal of a confirmed drink. */
export function FestiveLine({ isShown }: { isShown: boolean }) {
  const seal = useSeal();
  return (
    <p className={styles.line} data-festive={isShown || undefined}>
      {isShown && <span>{keepItFestive}</span>}
      {seal !== null && (
        <span key={seal} className={styles.seal}>
          <Icon name="check" />
        </span>
      )}
    </p>
  );
}
