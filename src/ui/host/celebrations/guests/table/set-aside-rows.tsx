import * as texts from '#messages/hosts/guests.ts';
import type { GuestAction } from '../../../../../domain/hosting/guest-action.ts';
import type { GuestRow } from '../../../../../domain/hosting/host-room.ts';
import { focusHeading } from '../../../../components/screen-heading.tsx';
import { usePassedFocus } from '../../../../taps-and-focus/use-passed-focus.ts';
import { SmallButton } from '../../parts/small-button.tsx';
import type { Moderate } from '../../room/use-moderate.ts';
import type { Task } from './guest-menu-rows.tsx';
import { GuestTags, withoutDrinks } from './guest-rows.tsx';
import styles from './set-aside-rows.module.css';

interface SetAsideRowsProps {
  guests: readonly GuestRow[];
  canAct: boolean;
  /** The ids of guests who share a name. */
  shared: ReadonlySet<string>;
  onChoose(guest: GuestRow, task: Task): void;
  moderate: Moderate;
}

/** The guests whom hosts have set aside, each with the act that brings them back. A tap on a name opens the sheet. */
export function SetAsideRows({ guests, shared, ...rest }: SetAsideRowsProps) {
  return (
    <ul role="list" className={styles.rows}>
      {guests.map((guest) => (
        <SetAsideRow key={guest.id} guest={guest} isShared={shared.has(guest.id)} {...rest} />
      ))}
    </ul>
  );
}

type SetAsideRowProps = Omit<SetAsideRowsProps, 'guests' | 'shared'> & { guest: GuestRow; isShared: boolean };

function SetAsideRow({ guest, isShared, canAct, onChoose, moderate }: SetAsideRowProps) {
  const row = usePassedFocus<HTMLLIElement>(focusHeading);
  const { words, action } = wayBackOf(guest);
  return (
    <li ref={row}>
      <button
        type="button"
        className={styles.guest}
        aria-haspopup="dialog"
        disabled={!canAct}
        onClick={() => onChoose(guest, 'menu')}
      >
        <span className={styles.name}>
          <bdi>{guest.name}</bdi>
          <GuestTags guest={guest} isNew={false} isShared={isShared} />
        </span>
        <small>{guest.drinks === null ? withoutDrinks(guest) : texts.drinks(guest.drinks)}</small>
      </button>
      {canAct && (
        <SmallButton onClick={() => moderate(guest, action)}>
          <span>
            {words}
            <span className="visually-hidden"> {guest.name}</span>
          </span>
        </SmallButton>
      )}
    </li>
  );
}

/** The act that brings a guest back, and its words. */
function wayBackOf({ state }: GuestRow): { readonly words: string; readonly action: GuestAction } {
  if (state === 'hidden') return { words: texts.showAgain, action: { action: 'show' } };
  if (state === 'turned-away') return { words: texts.letIn, action: { action: 'let-in' } };
  return { words: texts.letBackIn, action: { action: 'restore' } };
}
