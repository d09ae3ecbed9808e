import { dateOf } from '#messages/celebration/celebration.ts';
import { chooseDay, shortDayOf, when } from '#messages/hosts/celebrations.ts';
import { shortDate } from '#messages/hosts/first-hour.ts';
import { DateField } from '../../form/date-field.tsx';
import { useHost } from '../../state/host-context.tsx';
import type { FieldProps } from './celebration-fields.tsx';

/** A field for the day of a celebration. */
export function DayField({ given = '', fault }: FieldProps) {
  const { clock } = useHost();
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  return (
    <DateField
      name="date"
      type="date"
      label={when}
      given={given}
      fault={fault}
      empty={chooseDay}
      wordsOf={(day) => {
        if (day === '') return null;
        // The weekday of a mistyped day would only distract from what is wrong with it.
        if (fault) return shortDate(day);
        return (
          <>
            <span className="only-phone">{shortDayOf(day, today)}</span>
            <span className="only-laptop">{dateOf(day)}</span>
          </>
        );
      }}
    />
  );
}
