import type { ReactNode } from 'react';
import { Icon, type IconName } from '../parts/icon.tsx';
import styles from './switch.module.css';

interface SwitchProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  children: ReactNode;
  isDisabled?: boolean;
  icon?: IconName;
  /** The switch above covers this one, too. */
  isPart?: boolean;
}

/** A setting that is on or off. The words are at the start of the row and the switch at its end. */
export function Switch({ isOn, onChange, children, isDisabled = false, icon, isPart }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isDisabled || undefined}
      className={styles.switch}
      data-part={isPart || undefined}
      onClick={() => !isDisabled && onChange(!isOn)}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
