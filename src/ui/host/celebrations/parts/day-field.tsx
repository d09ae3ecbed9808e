import { useState } from 'react';
import { dateOf } from '#messages/celebration/celebration.ts';
import { when } from '#messages/hosts/celebrations.ts';
import { yourDate } from '#messages/hosts/first-hour.ts';
import { TextField } from '../../form/text-field.tsx';
import type { FieldProps } from './celebration-fields.tsx';
import styles from './day-field.module.css';

/**
 * The day of a celebration. Until somebody edits it, the browser's field is covered by the day as people write it, because
 * browsers write it in the order of their own language.
 */
export function DayField({ given = '', fault }: FieldProps) {
  const [day, setDay] = useState(given);
  return (
    <div className={styles.day}>
      <TextField
        name="date"
        type="date"
        label={when}
        defaultValue={given}
        fault={fault}
        cover={<span data-empty={day === '' || undefined}>{day === '' ? yourDate : dateOf(day)}</span>}
        onChange={(event) => setDay(event.target.value)}
      />
    </div>
  );
}
