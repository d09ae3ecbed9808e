import { useId } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { GETTING_HOME_MAX_LENGTH } from '../../../../domain/limits.ts';
import { classNames } from '../../../look/class-names.ts';
import field from '../../form/text-field.module.css';
import { FieldNote, noteOf } from '../../form/text-field.tsx';
import type { FieldProps } from '../parts/celebration-fields.tsx';
import styles from './getting-home-field.module.css';

/** How guests get home, in lines. */
export function GettingHomeField({ given, fault }: FieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {texts.whatShouldTheyKnow}
      </label>
      <div className={field.box} data-whole="">
        <textarea
          id={id}
          className={classNames(field.input, styles.lines)}
          name="gettingHome"
          rows={3}
          placeholder={texts.exampleOfGettingHome}
          maxLength={GETTING_HOME_MAX_LENGTH}
          defaultValue={given}
          aria-invalid={fault ? true : undefined}
          aria-describedby={noteOf(id)}
          // The browser scrolls only to the line of the caret. The bar at the bottom might cover the other lines.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest' })}
        />
      </div>
      <FieldNote
        id={id}
        fault={fault}
        hint={
          <>
            {texts.whereTheyFindIt} <span>{texts.numbersCanBeCalled}</span>
          </>
        }
      />
    </div>
  );
}
