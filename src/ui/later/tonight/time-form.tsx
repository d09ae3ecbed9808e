import { useId, useState } from 'react';
import { confirm, goBack } from '#messages/dialogs.ts';
import { between, theTime } from '#messages/forgot.ts';
import { lastTimeAt } from '../../../domain/stats/clock-time.ts';
import { Button } from '../../components/button.tsx';
import { SheetPair } from '../../components/sheet/sheet.tsx';
import { shortTime } from '../../time/short-time.ts';
import { phoneClockOffset } from '../../time/use-now.ts';
import styles from './time-form.module.css';

interface TimeFormProps {
  earliest: number;
  latest: number;
  onBack(): void;
  onSave(ms: number): void;
}

/** Asks for a time with the picker of the system. For an impossible time it says which times are possible. */
export function TimeForm({ earliest, latest, onBack, onSave }: TimeFormProps) {
  const [time, setTime] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [fieldId, noteId] = [useId(), useId()];

  function save() {
    const ms = lastTimeAt(time, latest, phoneClockOffset);
    if (ms === null || ms < earliest) setIsWrong(true);
    else onSave(ms);
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={fieldId}>{theTime}</label>
      <input
        id={fieldId}
        type="time"
        dir="ltr"
        data-autofocus
        value={time}
        aria-invalid={isWrong}
        aria-describedby={noteId}
        onChange={({ target }) => setTime(target.value)}
      />
      <p id={noteId} role="status">
        {isWrong && between(shortTime(earliest), shortTime(latest))}
      </p>
      <SheetPair>
        <Button onClick={onBack}>{goBack}</Button>
        <Button kind="primary" type="submit" disabled={time === ''}>
          {confirm}
        </Button>
      </SheetPair>
    </form>
  );
}
