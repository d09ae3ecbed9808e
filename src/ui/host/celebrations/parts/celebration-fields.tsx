import { type ComponentProps, type ReactNode, useId } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { language as pageLanguage } from '#messages/page.ts';
import type { CelebrationDraft } from '../../../../domain/celebration/celebration-draft.ts';
import { LANGUAGES } from '../../../../domain/languages.ts';
import { classNames } from '../../../look/class-names.ts';
import styles from '../../form/text-field.module.css';
import { Fault, TextField } from '../../form/text-field.tsx';
import type { Faults } from '../../form/use-form.ts';
import { Icon } from '../../parts/icon.tsx';
import { CoupleFields } from './couple-fields.tsx';
import { nameOfLanguage } from './languages.ts';
import { presentNameOf, timeZones, usualTimeZone, zoneOfOffset } from './time-zones.ts';

interface CelebrationFieldsProps {
  /** What stands in the fields at first. */
  given: Partial<CelebrationDraft>;
  /** A field whose number changes is drawn again, with what is given now. */
  versions?: Partial<Record<keyof CelebrationDraft, number>>;
  faults: Faults | null;
}

/** Names, date, time zone and language, for `draftOf`. */
export function CelebrationFields({ given, versions = {}, faults }: CelebrationFieldsProps) {
  // A browser may know newer zones than the server.
  const zone = faults?.timeZone ? zoneOfOffset(new Date()) : (given.timeZone ?? usualTimeZone());
  const language = given.language ?? pageLanguage;
  return (
    <>
      <CoupleFields key={`names ${versions.names}`} names={given.names ?? ''} fault={faults?.names} />
      <TextField
        key={`date ${versions.date}`}
        name="date"
        type="date"
        label={texts.when}
        defaultValue={given.date}
        fault={faults?.date}
      />
      <Choice
        key={`zone ${zone} ${versions.timeZone}`}
        name="timeZone"
        label={texts.timeZone}
        hint={texts.pastMidnight}
        defaultValue={zone}
        aria-invalid={faults?.timeZone ? true : undefined}
      >
        {timeZones(zone).map((name) => (
          <option key={name} value={name}>
            {texts.zoneOf(presentNameOf(name))}
          </option>
        ))}
      </Choice>
      <Fault>{faults?.timeZone}</Fault>
      <Choice
        key={`language ${versions.language}`}
        name="language"
        label={texts.cardLanguage}
        hint={texts.moreLanguages}
        defaultValue={language}
      >
        {[...new Set([...LANGUAGES, language])].map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {nameOfLanguage(tag)}
          </option>
        ))}
      </Choice>
    </>
  );
}

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string;
  hint?: ReactNode;
}

/** One of many, chosen from the system's own list. */
function Choice({ label, hint, children, ...rest }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classNames(styles.box, styles.choice)}>
        <select
          id={id}
          className={classNames(styles.input, styles.select)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...rest}
        >
          {children}
        </select>
        <Icon name="next" />
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
