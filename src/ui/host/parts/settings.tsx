import type { ReactNode } from 'react';
import type { HostRoute } from '../state/host-route.ts';
import { HostLink } from './host-link.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './settings.module.css';

interface SettingsGroupProps {
  title?: string;
  /** A sentence about the rows, below them. */
  foot?: ReactNode;
  /** Its rows are what the page is for: bold, with golden icons. */
  isProminent?: boolean;
  children: ReactNode;
}

/** Settings one below the other, as in the settings of a phone. */
export function SettingsGroup({ title, foot, isProminent, children }: SettingsGroupProps) {
  return (
    <section className={styles.group}>
      {title && <h2>{title}</h2>}
      <div className={styles.rows} data-prominent={isProminent || undefined}>
        {children}
      </div>
      {foot && <p>{foot}</p>}
    </section>
  );
}

interface Words {
  children: ReactNode;
  icon: IconName;
  /** What it is now, at the end of the line. */
  value?: ReactNode;
  /** More about it, in a second line. */
  hint?: ReactNode;
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
export function SettingLink({ to, ...words }: Words & { to: HostRoute }) {
  return (
    <HostLink to={to} className={styles.row}>
      <SettingWords {...words} />
      <Icon name="next" />
    </HostLink>
  );
}

/** A row that opens another page in a window of its own. */
export function SettingPage({ href, ...words }: Words & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.row}>
      <SettingWords {...words} />
      <Icon name="next" />
    </a>
  );
}

/** A row that saves a file. */
export function SettingFile({ href, ...words }: Words & { href: string }) {
  return (
    <a href={href} download="" className={styles.row}>
      <SettingWords {...words} />
      <Icon name="next" />
    </a>
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

/** A row that is set at once, by the switch in it. */
export function SettingSwitch({ icon, children }: Pick<Words, 'icon' | 'children'>) {
  return (
    <div className={styles.row} data-switch="">
      <Icon name={icon} />
      {children}
    </div>
  );
}

function SettingWords({ icon, children, hint, value }: Words) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <span>
          {children}
          {hint && <small> {hint}</small>}
        </span>
        {value && <span className={styles.value}> {value}</span>}
      </span>
    </>
  );
}
