import type { ReactNode } from 'react';
import type { HostRoute } from '../state/host-route.ts';
import { HostLink } from './host-link.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './settings.module.css';

interface SettingsGroupProps {
  title?: string;
  /** A sign in gold before the title, by which the group is found. */
  icon?: IconName;
  /** Hides the title, because the group begins with a picture that says the same. Sections show it on a laptop. */
  isTitleHidden?: boolean;
  /** Shown at the end of the heading's line. */
  action?: ReactNode;
  /** A sentence about the rows, under the heading. */
  lead?: ReactNode;
  /** A group without a title keeps the distance of a group with one. */
  isApart?: boolean;
  /** On a laptop, its rows share the height that is left in a level column, or its picture takes all of it. */
  isGrowing?: boolean;
  /** The celebration is over, so the rows matter less and are set back. */
  isPast?: boolean;
  /** The group holds something else than rows, such as a form, which needs the room around it. */
  isPadded?: boolean;
  /** A sentence below the rows. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Groups of settings below each other. On a laptop, the words of each are beside its rows. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

/** A group of settings. Each row has the name at its start, the value at its end, and the hint below. */
export function SettingsGroup(props: SettingsGroupProps) {
  const { title, icon, isTitleHidden, action, lead, isApart, isGrowing, isPast, isPadded, foot, children } = props;
  return (
    <section
      className={styles.group}
      data-apart={isApart || undefined}
      data-grows={isGrowing || undefined}
      data-past={isPast || undefined}
    >
      {title && (
        <div className={isTitleHidden ? `${styles.head} visually-hidden` : styles.head}>
          <h2>
            {icon && <Icon name={icon} />}
            <span>{title}</span>
          </h2>
          {action}
          {lead && <p>{lead}</p>}
        </div>
      )}
      <div className={styles.rows} data-padded={isPadded || undefined}>
        {children}
      </div>
      {foot && <p className={styles.foot}>{foot}</p>}
    </section>
  );
}

interface Words {
  children: ReactNode;
  icon?: IconName | undefined;
  /** The current value, at the end of the line. */
  value?: ReactNode;
  /** An explanation in a second line. */
  hint?: ReactNode;
}

interface SettingProps extends Words {
  /** Whether the action cannot be undone. */
  isDanger?: boolean;
  /** The row has no chevron, because a tap acts at once and opens nothing. */
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
      {!isAction && words.icon !== 'plus' && <Icon name="next" />}
    </button>
  );
}

/** A row that opens another screen. */
export function SettingLink({ to, ...words }: Words & { to: HostRoute }) {
  return (
    <HostLink to={to} className={styles.row}>
      <SettingWords {...words} />
      <Icon name="next" />
    </HostLink>
  );
}

/** A row that opens another page in a new window. */
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

/** A row that cannot be tapped. `action`: a small button at its end. */
export function SettingFact({ action, ...words }: Words & { action?: ReactNode }) {
  return (
    <div className={styles.row}>
      <SettingWords {...words} />
      {action}
    </div>
  );
}

/** A row that a tap opens, if the name of the act is not what the row says. The button covers the whole row. */
export function SettingAct({ act, onClick, ...words }: Words & { act: string; onClick(): void }) {
  return (
    <div className={styles.row}>
      <SettingWords {...words} />
      <Icon name="next" />
      <button type="button" className={styles.whole} aria-label={act} aria-haspopup="dialog" onClick={onClick} />
    </div>
  );
}

/** A row that a tap opens, with more text below it. */
export function SettingDisclosure({ more, ...words }: Words & { more: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary className={styles.row}>
        <SettingWords {...words} />
        <Icon name="next" />
      </summary>
      <p>{more}</p>
    </details>
  );
}

/** A row with a few values. Exactly one of them is chosen. */
export function SettingChoice({ isChosen, onChoose, ...words }: Words & { isChosen: boolean; onChoose(): void }) {
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={isChosen}
      data-autofocus={isChosen || undefined}
      onClick={onChoose}
    >
      <SettingWords {...words} />
      <span className={styles.mark} aria-hidden="true">
        {isChosen && <Icon name="check" />}
      </span>
    </button>
  );
}

/** A row that contains fields, or values side by side. */
export function SettingField({ children }: { children: ReactNode }) {
  return (
    <div className={styles.field} data-setting="">
      {children}
    </div>
  );
}

function SettingWords({ icon, children, hint, value }: Words) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>
        <span data-hint={hint ? '' : undefined}>
          {children}
          {hint && <small> {hint}</small>}
        </span>
        {value && <span className={styles.value}> {value}</span>}
      </span>
    </>
  );
}
