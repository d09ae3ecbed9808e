import * as texts from '#messages/hosts-celebrations.ts';
import type { CelebrationDraft } from '../../../../domain/celebration/celebration-draft.ts';
import { Fault, Field } from '../../form/field.tsx';
import type { Faults } from '../../form/use-form.ts';
import { Choice } from './choice.tsx';
import { CoupleFields } from './couple-fields.tsx';
import { CARD_LANGUAGES, nameOfLanguage } from './languages.ts';
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
  const language = given.language ?? 'en';
  return (
    <>
      <CoupleFields key={`names ${versions.names}`} names={given.names ?? ''} fault={faults?.names} />
      <Field
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
        {[...new Set([...CARD_LANGUAGES, language])].map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {nameOfLanguage(tag)}
          </option>
        ))}
      </Choice>
    </>
  );
}
