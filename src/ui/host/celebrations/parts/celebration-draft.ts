import * as texts from '#messages/hosts/celebrations.ts';
import type { CelebrationDraft } from '../../../../domain/celebration/celebration-draft.ts';
import { joinNames } from '../../../../domain/celebration/couple-names.ts';
import { isTooFarAhead, MAX_YEARS_AHEAD } from '../../../../domain/celebration/far-date.ts';
import { COUPLE_MAX_LENGTH } from '../../../../domain/limits.ts';
import { sentenceOf } from '../../acts/use-act.ts';
import type { CallFault } from '../../calls/call.ts';
import { type Faults, textOf } from '../../form/use-form.ts';
import { daysTo } from '../../time/evening.ts';

/** The browser's date field turns '26' into 0026 and accepts years of five digits. The server accepts neither. */
const HAS_YEAR = /^[2-9]\d{3}-/;

/** Reads the fields of a celebration. */
export function draftOf(values: FormData): CelebrationDraft {
  const names = joinNames([textOf(values, 'first'), textOf(values, 'second')].filter(Boolean));
  const field = (name: string) => textOf(values, name);
  return { names, date: field('date'), timeZone: field('timeZone'), language: field('language') };
}

/** A date in the past is a fault, unless it is the stored date. */
export function faultsOfDraft(draft: CelebrationDraft, nowMs: number, storedDate?: string): Faults | null {
  const { names, date } = draft;
  const wrongDate = date === storedDate ? null : faultOfDate(draft, nowMs);
  const faults = {
    ...(names === '' && { names: texts.nameMissing }),
    ...(names.length > COUPLE_MAX_LENGTH && { names: texts.namesTooLong(COUPLE_MAX_LENGTH) }),
    ...(wrongDate && { date: wrongDate }),
  };
  return Object.keys(faults).length > 0 ? faults : null;
}

function faultOfDate(draft: CelebrationDraft, nowMs: number): string | null {
  if (draft.date === '') return texts.dateMissing;
  if (!HAS_YEAR.test(draft.date)) return texts.yearWrong;
  if (isTooFarAhead(draft.date, nowMs)) return texts.dateIsFar(MAX_YEARS_AHEAD);
  return daysTo(draft, nowMs) < 0 ? texts.dateIsPast : null;
}

/** The sentences for a draft that the server has refused, by field. Null if the fault has no field here. */
export function explainDraft(fault: CallFault): Faults | null {
  if (fault.code === 'too-much') return { form: texts.tooManyCelebrations };
  if (fault.code !== 'invalid') return null;
  if (fault.field === 'names') return { names: texts.namesWrong };
  // The form has already checked everything but the distance, because the server's clock may differ from the browser's.
  if (fault.field === 'date') return { date: texts.dateIsFar(MAX_YEARS_AHEAD) };
  if (fault.field === 'timeZone') return { timeZone: texts.zoneUnknown };
  return { form: sentenceOf(fault) };
}
