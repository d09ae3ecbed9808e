import type { ComponentProps } from 'react';
import { classNames } from '../../look/class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

/** A button with only an icon. `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }) {
  return (
    <button type="button" className={classNames(styles.button, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
