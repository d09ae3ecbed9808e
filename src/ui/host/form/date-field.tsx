import { type ComponentProps, type ReactNode, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import styles from './date-field.module.css';
import { TextField } from './text-field.tsx';

interface DateFieldProps extends Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'fault'> {
  type: 'date' | 'datetime-local';
  /** The initial value, in the browser's format. */
  given: string;
  /** The value as the page writes it. Null if the field is empty. */
  wordsOf(value: string): ReactNode;
  /** Shown while the field is empty. */
  empty?: string;
}

/**
 * A field for a day or a moment. The value in the page's language covers it, because browsers write dates in their own
 * language. Somebody who types on a keyboard sees the browser's field.
 */
export function DateField({ given, wordsOf, empty, ...field }: DateFieldProps) {
  const [value, setValue] = useState(given);
  const words = wordsOf(value);
  return (
    <div className={styles.date}>
      <TextField
        {...field}
        defaultValue={given}
        cover={
          <>
            <span data-empty={words === null || undefined}>{words ?? empty}</span>
            <Icon name="next" />
          </>
        }
        onChange={(event) => setValue(event.target.value)}
      />
    </div>
  );
}
