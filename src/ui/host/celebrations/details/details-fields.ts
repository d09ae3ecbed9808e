import type { ComponentType } from 'react';
import { gettingHomeWrong } from '#messages/hosts/celebrations.ts';
import type { DetailsField } from '../../state/kept-drafts.ts';
import { type FieldProps, LanguageField, ZoneField } from '../parts/celebration-fields.tsx';
import { CoupleFields } from '../parts/couple-fields.tsx';
import { DayField } from '../parts/day-field.tsx';
import { GettingHomeField } from './getting-home-field.tsx';

interface EditedField {
  readonly Field: ComponentType<FieldProps>;
  /** The sentence below the field if the server refuses its text. Absent if `explainDraft` returns one. */
  readonly wrong?: string;
}

/** The fields in Details that are saved when the host leaves them. */
export const DETAILS_FIELDS: Readonly<Record<DetailsField, EditedField>> = {
  names: { Field: CoupleFields },
  date: { Field: DayField },
  timeZone: { Field: ZoneField },
  language: { Field: LanguageField },
  gettingHome: { Field: GettingHomeField, wrong: gettingHomeWrong },
};
