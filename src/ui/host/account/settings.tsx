import type { ReactNode } from 'react';
import { HostLink } from '../parts/host-link.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { HostRoute } from '../state/host-route.ts';
import styles from './settings.module.css';

interface SettingsGroupProps {
  title?: string;
  /** A sentence about the rows, below them. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Settings one below the other, as in the settings of a phone. */
export function SettingsGroup({ title, foot, children }: SettingsGroupProps) {
  return (
    <section className={styles.group}>
      {title && <h2>{title}</h2>}
      <div className={styles.rows}>{children}</div>
      {foot && <p>{foot}</p>}
    </section>
  );
}

interface Words {
  children: ReactNode;
  icon: IconName;
  /** What it is now, at the end of the line. */
  value?: ReactNode;
  /** What follows from a tap, in a second line. */
  hint?: string;
}

interface SettingProps extends Words {
  isDanger?: boolean;
  /** A tap opens nothing: it is done at once. */
  isAction?: boolean;
  onClick(): void;
}

/** One setting. A tap anywhere on its row opens it. */
export function Setting({ isDanger, isAction = false, onClick, ...words }: SettingProps) {
  return (
    <button
      type="button"
      className={styles.row}
      data-danger={isDanger || undefined}
      aria-haspopup={isAction ? undefined : 'dialog'}
      onClick={onClick}
    >
      <SettingWords {...words} />
      {!isAction && <Icon name="next" />}
    </button>
  );
}

/** A row that leads to another screen. */
export function SettingsLink({ to, ...words }: Words & { to: HostRoute }) {
  return (
    <HostLink to={to} className={styles.row}>
      <SettingWords {...words} />
      <Icon name="next" />
    </HostLink>
  );
}

function SettingWords({ icon, children, hint, value }: Words) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <span className={styles.name}>
          {children}
          {hint && <small>{` ${hint}`}</small>}
        </span>
        {value && (
          <span className={styles.value}>
            {' '}
            <span>{value}</span>
          </span>
        )}
      </span>
    </>
  );
}

/** A row that only says something. `action`: a small button at its end. */
export function SettingFact({ action, ...words }: Words & { action?: ReactNode }) {
  return (
    <div className={styles.row}>
      <SettingWords {...words} />
      {action}
    </div>
  );
}
