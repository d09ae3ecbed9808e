import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../../components/card.tsx';
import { HostLink } from '../../parts/host-link.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import type { HostRoute } from '../../state/host-route.ts';
import styles from './setting-row.module.css';

/** Settings, one below the other. */
export function SettingCard({ children }: { children: ReactNode }) {
  return <Card className={styles.card}>{children}</Card>;
}

interface SettingProps {
  icon: IconName;
  children: ReactNode;
  /** A second line, smaller. */
  hint?: ReactNode;
  /** How it is set now. */
  value?: ReactNode;
}

/** Leads to where it is set. */
export function SettingLink({ to, ...setting }: SettingProps & { to: HostRoute }) {
  return (
    <HostLink to={to} className={styles.row}>
      <Setting {...setting} />
    </HostLink>
  );
}

/** Opens a sheet. */
export function SettingButton({ onClick, ...setting }: SettingProps & Pick<ComponentProps<'button'>, 'onClick'>) {
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onClick}>
      <Setting {...setting} />
    </button>
  );
}

/** Is set at once, by a switch. */
export function SettingSwitch({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.row} data-switch="">
      <Icon name={icon} />
      {children}
    </div>
  );
}

function Setting({ icon, children, hint, value }: SettingProps) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <span>
          {children}
          {hint && <small>{hint}</small>}
        </span>
        {value && <span className={styles.value}>{value}</span>}
      </span>
      <Icon name="next" />
    </>
  );
}
