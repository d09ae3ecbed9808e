import { drinkLabel } from '#messages/menu.ts';
import * as messages from '#messages/stats.ts';
import { drinkOf } from '../../domain/drink-menu.ts';
import { canRemove, type DrinkEntry } from '../../domain/session/drink-entry.ts';
import { Emoji } from '../components/drawings/emoji.tsx';
import { InlineButton } from '../components/inline-button.tsx';
import { usePassedFocus } from '../taps-and-focus/use-passed-focus.ts';
import { agoOf } from '../time/ago.ts';
import { shortTimeFormat } from '../time/short-time.ts';
import styles from './drink-rows.module.css';

const shortTime = shortTimeFormat();

interface DrinkRowsProps {
  id?: string;
  /** In the order in which they are shown. */
  drinks: readonly DrinkEntry[];
  nowMs: number;
  onRemove(entry: DrinkEntry): void;
  /** A button with the focus has disappeared. */
  onFocusLost(): void;
}

/** Drinks with their time. The recent ones have a button that removes them. */
export function DrinkRows({ id, drinks, nowMs, onRemove, onFocusLost }: DrinkRowsProps) {
  return (
    <ul id={id} className={styles.rows} role="list">
      {drinks.map((entry) => (
        <Row
          key={entry.id}
          entry={entry}
          ago={agoOf(nowMs - entry.timestamp)}
          onRemove={canRemove(entry, nowMs) ? () => onRemove(entry) : null}
          onFocusLost={onFocusLost}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  entry: DrinkEntry;
  ago: string;
  /** Null once it is too late. */
  onRemove: (() => void) | null;
  onFocusLost(): void;
}

/** 'Was that my last one?' is asked about the recent drinks, so these also say how long ago they were. */
function Row({ entry, ago, onRemove, onFocusLost }: RowProps) {
  const time = shortTime(entry.timestamp);
  return (
    <li>
      <time dateTime={new Date(entry.timestamp).toISOString()}>{time}</time>
      <Emoji>{drinkOf(entry.drinkType).emoji}</Emoji>
      <span className={styles.label}>
        {drinkLabel(entry)}
        {onRemove && <small>{ago}</small>}
      </span>
      {onRemove && (
        <RemoveButton label={messages.removeDrink(entry, time)} onClick={onRemove} onFocusLost={onFocusLost} />
      )}
    </li>
  );
}

interface RemoveButtonProps {
  label: string;
  onClick(): void;
  onFocusLost(): void;
}

function RemoveButton({ label, onClick, onFocusLost }: RemoveButtonProps) {
  const button = usePassedFocus<HTMLButtonElement>(onFocusLost);
  return (
    <InlineButton ref={button} aria-label={label} onClick={onClick}>
      {messages.remove}
    </InlineButton>
  );
}
