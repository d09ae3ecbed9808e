import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  children: ReactNode;
  isDisabled?: boolean;
}

/** A setting that is on or off, with its words at the left and the switch at the right. */
export function Switch({ isOn, onChange, children, isDisabled = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isDisabled || undefined}
      className={styles.switch}
      onClick={() => !isDisabled && onChange(!isOn)}
    >
      <span>{children}</span>
    </button>
  );
}
