import { useId } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { AND, splitNames } from '../../../../domain/celebration/couple-names.ts';
import { classNames } from '../../../look/class-names.ts';
import { typefaceOf } from '../../../look/typeface-of.tsx';
import field from '../../form/text-field.module.css';
import { FieldNote, noteOf } from '../../form/text-field.tsx';
import styles from './couple-fields.module.css';

interface CoupleFieldsProps {
  given?: string;
  fault?: string | undefined;
  /** Hides the legend, because the title of the screen already asks the same question. */
  isTitled?: boolean;
}

/** Two fields for the names, with '&' between them. Names that cannot be split are in the first field. */
export function CoupleFields({ given = '', fault, isTitled }: CoupleFieldsProps) {
  const id = useId();
  const [one, other] = splitNames(given) ?? [given, ''];
  const invalid = fault ? true : undefined;
  // One name is enough, so only one field asks for it.
  const isOtherInvalid = fault !== texts.nameMissing && invalid;
  const shared = {
    className: field.input,
    'aria-describedby': noteOf(id),
    autoComplete: 'off',
    dir: 'auto',
    style: typefaceOf(given),
  } as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: in WebKit a legend cannot stand beside the fields
    <div role="group" aria-labelledby={`${id}-who`} className={field.field}>
      <p id={`${id}-who`} className={isTitled ? 'visually-hidden' : field.label}>
        {texts.whoIsCelebrating}
      </p>
      <div className={classNames(field.box, styles.names)}>
        <input
          name="first"
          defaultValue={one}
          aria-label={texts.firstName}
          placeholder={texts.exampleName}
          aria-invalid={invalid}
          {...shared}
        />
        <span className="display" aria-hidden="true">
          {AND}
        </span>
        <input
          name="second"
          defaultValue={other}
          aria-label={texts.secondName}
          placeholder={texts.otherExampleName}
          aria-invalid={isOtherInvalid || undefined}
          {...shared}
        />
      </div>
      <FieldNote id={id} fault={fault} />
    </div>
  );
}
