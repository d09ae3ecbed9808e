import type { ComponentProps } from 'react';
import * as texts from '#messages/hosts/guests.ts';
import type { GuestRow } from '../../../../../domain/hosting/host-room.ts';
import { agoOf } from '../../../../time/short-time.ts';
import { Icon } from '../../../parts/icon.tsx';
import { IconButton } from '../../../parts/icon-button.tsx';
import { Tag } from '../../../parts/row.tsx';
import { useTimes } from '../../room/hosted.tsx';
import type { Moderate } from '../../room/use-moderate.ts';
import { isHere, isNew, tellsNew } from './guest-list.ts';
import type { Task } from './guest-menu-rows.tsx';
import styles from './guest-rows.module.css';
import { StateTag } from './state-tag.tsx';

interface GuestRowsProps {
  guests: readonly GuestRow[];
  /** A time on the server's clock. */
  nowMs: number;
  canAct: boolean;
  /** The list is not live: `nowMs` stands still, and nobody's time is marked as now. */
  isOffline: boolean;
  /** Shows when each guest was last seen. After the evening the times mean nothing. */
  hasSeen: boolean;
  /** The ids of guests who share a name. */
  shared: ReadonlySet<string>;
  onChoose(guest: GuestRow, task: Task): void;
  moderate: Moderate;
}

/** When a guest was last seen, such as '12 min ago' or 'here now'. */
export function lastSeenOf(guest: GuestRow, nowMs: number): string {
  return isHere(guest, nowMs) ? texts.hereNow : agoOf(nowMs - guest.lastSeen);
}

/** The reason why hosts do not see the number of a guest's drinks. */
export function withoutDrinks({ isQuiet }: GuestRow): string {
  return isQuiet ? texts.isQuiet : texts.hidesThemselves;
}

/**
 * The guests by name, with their totals. A tap on a row opens the sheet with all actions. On a wide laptop, the row
 * under the pointer or with the focus also shows some actions.
 */
export function GuestRows({ guests, nowMs, canAct, isOffline, hasSeen, shared, onChoose, moderate }: GuestRowsProps) {
  const saysNew = tellsNew(guests, nowMs);
  const most = Math.max(...guests.map(({ drinks }) => drinks ?? 0));
  return (
    <ul role="list" className={styles.rows} data-still={isOffline || undefined}>
      {guests.map((guest) => (
        <li key={guest.id}>
          <button
            type="button"
            className={styles.guest}
            aria-haspopup="dialog"
            disabled={!canAct}
            onClick={() => onChoose(guest, 'menu')}
          >
            <span className={styles.name}>
              <bdi>{guest.name}</bdi>
              <GuestTags guest={guest} isNew={saysNew && isNew(guest, nowMs)} isShared={shared.has(guest.id)} />
            </span>
            {hasSeen && !guest.isQuiet && <Seen guest={guest} nowMs={nowMs} isOffline={isOffline} />}
            <Bar drinks={guest.drinks} most={most} />
            <span className={`display num ${styles.sum}`}>
              <span aria-hidden="true">{guest.drinks ?? '–'}</span>
              <span className="visually-hidden">
                {guest.drinks === null ? withoutDrinks(guest) : texts.drinks(guest.drinks)}
              </span>
            </span>
            <Icon name="next" />
            <Icon name="more" />
          </button>
          {canAct && <RowActions guest={guest} onChoose={onChoose} moderate={moderate} />}
        </li>
      ))}
    </ul>
  );
}

/** The time alone, because the word 'seen' would begin every line. */
function Seen({ guest, nowMs, isOffline }: Pick<GuestRowsProps, 'nowMs' | 'isOffline'> & { guest: GuestRow }) {
  if (isHere(guest, nowMs)) {
    return (
      <span className={styles.seen} data-now={!isOffline || undefined}>
        {texts.hereNow}
      </span>
    );
  }
  const ago = agoOf(nowMs - guest.lastSeen);
  return (
    <span className={styles.seen}>
      <span className="visually-hidden">{texts.seen(ago)}</span>
      <span aria-hidden="true">{ago}</span>
    </span>
  );
}

/** Leads the eye from the name to the number, which is far from it. `most`: the longest bar. */
function Bar({ drinks, most }: { drinks: number | null; most: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {drinks !== null && <i style={{ inlineSize: `${(drinks / Math.max(most, 1)) * 100}%` }} />}
    </span>
  );
}

/** What hosts should know about a guest. `isShared`: another guest has the same name. */
export function GuestTags({ guest, isNew, isShared }: { guest: GuestRow; isNew: boolean; isShared: boolean }) {
  const { time } = useTimes();
  return (
    <>
      <StateTag state={guest.state} />
      {isShared && !guest.isQuiet && <Tag>{texts.cameAt(time(guest.since))}</Tag>}
      {guest.hides && <Tag>{texts.hidesThemselves}</Tag>}
      {guest.isQuiet && <Tag>{texts.isQuiet}</Tag>}
      {guest.ownName && <Tag>{texts.was(guest.ownName)}</Tag>}
      {isNew && <Tag>{texts.justArrived}</Tag>}
    </>
  );
}

function RowActions({
  guest,
  onChoose,
  moderate,
}: Pick<GuestRowsProps, 'onChoose' | 'moderate'> & { guest: GuestRow }) {
  const { name, state } = guest;
  if (state !== 'in' && state !== 'hidden') return null;
  const isHidden = state === 'hidden';
  return (
    <span className={styles.actions}>
      <Action icon="pen" label={texts.renameName(name)} onClick={() => onChoose(guest, 'rename')} />
      <Action
        icon={isHidden ? 'eye' : 'eyeOff'}
        label={isHidden ? texts.showName(name) : texts.hideName(name)}
        onClick={() => moderate(guest, { action: isHidden ? 'show' : 'hide' })}
      />
      <Action icon="out" label={texts.removeName(name)} onClick={() => onChoose(guest, 'remove')} />
    </span>
  );
}

/** An icon without a label. Its tooltip says what it does. */
function Action(props: ComponentProps<typeof IconButton>) {
  return <IconButton title={props.label} {...props} />;
}
