import { useState } from 'react';
import { dateOf } from '#messages/celebration/celebration.ts';
import { shortDayOf, when } from '#messages/hosts/celebrations.ts';
import { yourDate } from '#messages/hosts/first-hour.ts';
import { TextField } from '../../form/text-field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useHost } from '../../state/host-context.tsx';
import type { FieldProps } from './celebration-fields.tsx';
import styles from './day-field.module.css';

/**
 * A field for the day of a celebration. Until somebody edits it, the day in the page's language covers it, because
 * browsers write dates in their own language.
 */
export function DayField({ given = '', fault }: FieldProps) {
  const { clock } = useHost();
  const [day, setDay] = useState(given);
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  return (
    <div className={styles.day}>
      <TextField
        name="date"
        type="date"
        label={when}
        defaultValue={given}
        fault={fault}
        cover={
          <>
            <span className="only-phone" data-empty={day === '' || undefined}>
              {day === '' ? yourDate : shortDayOf(day, today)}
            </span>
            <span className="only-laptop" data-empty={day === '' || undefined}>
              {day === '' ? yourDate : dateOf(day)}
            </span>
            <Icon name="next" />
          </>
        }
        onChange={(event) => setDay(event.target.value)}
      />
    </div>
  );
}
