import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';

/** Actions or settings, one below the other. */
export function Menu({ children }: { children: ReactNode }) {
  return <div className={styles.menu}>{children}</div>;
}

interface MenuRowProps {
  icon: IconName;
  children: ReactNode;
  /** What follows from it, in a second line. */
  hint?: string;
  isDanger?: boolean;
  onClick(): void;
}

/** Something that can be done. */
export function MenuRow({ icon, children, hint, isDanger, onClick }: MenuRowProps) {
  return (
    <button type="button" className={styles.row} data-danger={isDanger || undefined} onClick={onClick}>
      <Icon name={icon} />
      <span>
        {children}
        {hint && <small>{hint}</small>}
      </span>
      <Icon name="next" />
    </button>
  );
}

interface MenuChoiceProps {
  children: ReactNode;
  /** What the choice means, in a second line. */
  hint: string;
  isChosen: boolean;
  onChoose(): void;
}

/** A setting in a group. Exactly one of the group is chosen. */
export function MenuChoice({ children, hint, isChosen, onChoose }: MenuChoiceProps) {
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={isChosen}
      data-autofocus={isChosen || undefined}
      onClick={onChoose}
    >
      <span>
        {children}
        <small>{hint}</small>
      </span>
      {isChosen && <Icon name="check" />}
    </button>
  );
}
