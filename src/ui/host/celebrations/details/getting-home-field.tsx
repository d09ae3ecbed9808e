import { useId } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { GETTING_HOME_MAX_LENGTH } from '../../../../domain/limits.ts';
import { classNames } from '../../../look/class-names.ts';
import field from '../../form/text-field.module.css';
import { Fault } from '../../form/text-field.tsx';
import type { FieldProps } from '../parts/celebration-fields.tsx';
import styles from './getting-home-field.module.css';

/** A field of several lines that tells guests how to get home. */
export function GettingHomeField({ given, fault }: FieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{texts.whatShouldTheyKnow}</label>
      <textarea
        id={id}
        className={classNames(field.input, styles.lines)}
        name="gettingHome"
        rows={4}
        maxLength={GETTING_HOME_MAX_LENGTH}
        defaultValue={given}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-fault ${id}-hint`}
        // The browser scrolls only to the line of the caret. The bar at the bottom might cover the other lines.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest' })}
      />
      <Fault id={`${id}-fault`}>{fault}</Fault>
      <p className={field.hint} id={`${id}-hint`}>
        {texts.numbersCanBeCalled}
      </p>
    </div>
  );
}
