import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { language as pageLanguage } from '#messages/page.ts';
import { LANGUAGES } from '../../../../domain/languages.ts';
import { classNames } from '../../../look/class-names.ts';
import styles from '../../form/text-field.module.css';
import { FieldNote, noteOf } from '../../form/text-field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { usualTimeZone, zoneOfOffset } from '../../time/time-zones.ts';
import { useZoneNames } from '../../time/zone-names.ts';
import { nameOfLanguage } from './languages.ts';

export interface FieldProps {
  /** The initial text of the field. */
  given?: string;
  fault?: string | undefined;
}

/** The field for the time zone. If the server does not know the browser's zone, another zone is proposed. */
export function ZoneField({ given = usualTimeZone(), fault }: FieldProps) {
  const zone = fault ? zoneOfOffset(new Date()) : given;
  return <ZoneChoice key={zone} given={zone} fault={fault} />;
}

export function LanguageField({ given = pageLanguage }: FieldProps) {
  const name = nameOfLanguage(given);
  const tags = LANGUAGES.map((tag) => (nameOfLanguage(tag) === name ? given : tag));
  return (
    <Choice name="language" label={texts.cardLanguage} hint={texts.cardLanguageHint} defaultValue={given}>
      {[...new Set([...tags, given])].map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {nameOfLanguage(tag)}
        </option>
      ))}
    </Choice>
  );
}

/** The choice is kept in a state, because the list is sorted again once the browser has named the zones. */
function ZoneChoice({ given, fault }: { given: string; fault: string | undefined }) {
  const [chosen, setChosen] = useState(given);
  const groups = useZoneNames(given);
  return (
    <Choice
      name="timeZone"
      label={texts.timeZone}
      hint={texts.pastMidnight}
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
      fault={fault}
    >
      {groups.map(([group, zones]) => {
        const options = zones.map(([id, place]) => (
          <option key={id} value={id}>
            {place}
          </option>
        ));
        return group === '' ? (
          options
        ) : (
          <optgroup key={group} label={group}>
            {options}
          </optgroup>
        );
      })}
    </Choice>
  );
}

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string;
  hint?: ReactNode;
  fault?: string | undefined;
}

/** A choice from a long list, with the system's own control. */
function Choice({ label, hint, fault, children, ...rest }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.box, styles.choice)}>
        <select
          id={id}
          className={classNames(styles.input, styles.select)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={noteOf(id)}
          {...rest}
        >
          {children}
        </select>
        <Icon name="next" />
      </div>
      <FieldNote id={id} fault={fault} hint={hint} />
    </div>
  );
}
