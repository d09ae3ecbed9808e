import * as texts from '#messages/hosts-celebrations.ts';
import type { CelebrationDraft } from '../../../../domain/celebration/celebration-draft.ts';
import { joinNames } from '../../../../domain/celebration/couple-names.ts';
import { COUPLE_MAX_LENGTH } from '../../../../domain/limits.ts';
import { sentenceOf } from '../../acts/sentence-of.ts';
import type { CallFault } from '../../calls/call.ts';
import { type Faults, textOf } from '../../form/use-form.ts';

/** What the fields of a celebration say. */
export function draftOf(values: FormData): CelebrationDraft {
  const names = joinNames([textOf(values, 'first'), textOf(values, 'second')].filter(Boolean));
  const field = (name: string) => textOf(values, name);
  return { names, date: field('date'), timeZone: field('timeZone'), language: field('language') };
}

export function faultsOfDraft({ names, date }: CelebrationDraft): Faults | null {
  const faults = {
    ...(names === '' && { names: texts.nameMissing }),
    ...(names.length > COUPLE_MAX_LENGTH && { names: texts.namesTooLong(COUPLE_MAX_LENGTH) }),
    ...(date === '' && { date: texts.dateMissing }),
  };
  return Object.keys(faults).length > 0 ? faults : null;
}

/** Why the server refuses a draft. */
export function explainDraft(fault: CallFault): Faults | null {
  if (fault.code === 'too-much') return { form: texts.tooManyCelebrations };
  if (fault.code !== 'invalid') return null;
  if (fault.field === 'names') return { names: texts.namesWrong };
  if (fault.field === 'date') return { date: texts.dateMissing };
  if (fault.field === 'timeZone') return { timeZone: texts.zoneUnknown };
  return { form: sentenceOf(fault) };
}
