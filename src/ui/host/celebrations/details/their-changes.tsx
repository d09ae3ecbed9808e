import { dateOf } from '#messages/celebration.ts';
import * as texts from '#messages/hosts-celebrations.ts';
import { useLoaded } from '../../acts/use-loaded.ts';
import { Notice } from '../../parts/notice.tsx';
import { TextLink } from '../../parts/text-link.tsx';
import type { Details, DetailsField } from '../../state/details-draft.ts';
import { nameOfLanguage } from '../parts/languages.ts';
import { presentNameOf } from '../parts/time-zones.ts';
import { useHosted } from '../room/hosted.tsx';

const LABELS: Readonly<Record<DetailsField, string>> = {
  names: texts.whoIsCelebrating,
  date: texts.when,
  timeZone: texts.timeZone,
  language: texts.cardLanguage,
  gettingHome: texts.gettingHome,
};

/** What other hosts have stored in these fields while this host was typing in them, and who. */
export function TheirChanges({ fields }: { fields: readonly DetailsField[] }) {
  const { draft } = useHosted();
  const changed = fields.filter((field) => draft.theirs[field] !== undefined);
  return (
    <div role="status">
      {changed.map((field) => (
        <TheirChange key={field} field={field} />
      ))}
    </div>
  );
}

function TheirChange({ field }: { field: DetailsField }) {
  const { calls, view, draft, setDraft } = useHosted();
  const log = useLoaded(() => calls.log(), view.room?.log);
  const entry = log.value?.entries.find(({ action, fields }) => action === 'details' && fields?.includes(field));
  const who = entry?.by.name || texts.anotherHost;
  const takeTheirs = () =>
    setDraft((now) => ({
      ...now,
      typed: { ...now.typed, [field]: now.stored[field] },
      theirs: without(now.theirs, field),
    }));
  return (
    <Notice lines="people">
      {texts.theirChange(who, LABELS[field], inWords(field, draft.stored))}{' '}
      <TextLink onClick={takeTheirs}>{texts.takeTheirs}</TextLink>
    </Notice>
  );
}

function without(theirs: Partial<Details>, field: DetailsField): Partial<Details> {
  return Object.fromEntries(Object.entries(theirs).filter(([other]) => other !== field));
}

function inWords(field: DetailsField, details: Details): string {
  if (field === 'date') return dateOf(details.date);
  if (field === 'timeZone') return texts.zoneOf(presentNameOf(details.timeZone));
  return field === 'language' ? nameOfLanguage(details.language) : details[field];
}
