import { useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { language as pageLanguage } from '#messages/page.ts';
import { LANGUAGES } from '../../../../domain/languages.ts';
import { SelectField } from '../../form/select-field.tsx';
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
    <SelectField name="language" label={texts.cardLanguage} hint={texts.cardLanguageHint} defaultValue={given}>
      {[...new Set([...tags, given])].map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {nameOfLanguage(tag)}
        </option>
      ))}
    </SelectField>
  );
}

/** The choice is kept in a state, because the list is sorted again once the browser has named the zones. */
function ZoneChoice({ given, fault }: { given: string; fault: string | undefined }) {
  const [chosen, setChosen] = useState(given);
  const groups = useZoneNames(given);
  return (
    <SelectField
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
    </SelectField>
  );
}
