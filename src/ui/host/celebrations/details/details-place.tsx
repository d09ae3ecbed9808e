import { type FormEvent, useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { places } from '#messages/hosts/hosts.ts';
import { Button } from '../../../components/button.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { Fault } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { TitledCard } from '../../parts/titled-card.tsx';
import { Column, Desk } from '../../shell/desk.tsx';
import {
  changedFields,
  type Details,
  type DetailsField,
  draftFrom,
  isUnsaved,
  partOf,
  unsavedIn,
} from '../../state/details-draft.ts';
import { useHost } from '../../state/host-context.tsx';
import { draftOf, explainDraft, faultsOfDraft } from '../parts/celebration-draft.ts';
import { CelebrationFields } from '../parts/celebration-fields.tsx';
import { DoorChoice, useDoor } from '../parts/door-choice.tsx';
import { useHosted, useParty } from '../room/hosted.tsx';
import { BoardsCard } from './boards-card.tsx';
import styles from './details.module.css';
import { GettingHomeField, gettingHomeIn } from './getting-home-field.tsx';
import { TheEnd } from './the-end.tsx';
import { TheirChanges } from './their-changes.tsx';

const FORM = 'details';
const GETTING_HOME = ['gettingHome'] as const;
const FACTS = ['names', 'date', 'timeZone', 'language'] as const;

/** Names, date, the way home, boards, door, and the end. Boards and door act at once; the fields are saved together. */
export function DetailsPlace() {
  const { celebration, change, reload, draft, setDraft } = useHosted();
  const { clock } = useHost();
  const { toast } = useFeedback();
  const { door, choose } = useDoor();
  const party = useParty('details');
  const { given, versions, noteTyped } = useDrawnFields(draft.typed);
  const isChanged = isUnsaved(draft);
  const { bind, faults, isBusy } = useForm({
    check: (values) => faultsOfDraft(draftOf(values), clock.now(), draft.stored.date),
    send: async (values) => {
      const changes = unsavedIn({ ...draft, typed: detailsOf(values) });
      await change({ ...changes, from: partOf(draft.stored, (field) => field in changes) });
      toast({ message: texts.saved });
    },
    explain: (fault) => {
      if (fault.code === 'too-late') {
        reload();
        return { form: texts.wasChanged };
      }
      return fault.field === 'gettingHome' ? { gettingHome: texts.gettingHomeWrong } : explainDraft(fault);
    },
  });

  function discard() {
    setDraft(({ stored }) => draftFrom(stored));
    toast({ message: texts.discarded });
  }

  function type({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = detailsOf(new FormData(currentTarget));
    noteTyped(typed);
    setDraft((now) => ({ ...now, typed }));
  }

  return (
    <Desk
      title={places.details}
      layout="half"
      party={party}
      under={
        <>
          <bdi className="only-phone">{celebration.names}</bdi>
          <span role="status">{isChanged && texts.notSavedYet}</span>
        </>
      }
      action={
        isChanged && (
          <div className={styles.save}>
            {!isBusy && <TextButton onClick={discard}>{texts.discard}</TextButton>}
            <Button type="submit" form={FORM} kind="primary" aria-busy={isBusy}>
              {texts.save}
            </Button>
          </div>
        )
      }
    >
      <Column>
        <form id={FORM} className={styles.form} {...bind} onChange={type}>
          <TitledCard title={texts.namesAndDate}>
            <TheirChanges fields={FACTS} />
            <CelebrationFields given={given} versions={versions} faults={faults} />
            <Fault>{faults?.form}</Fault>
          </TitledCard>
          <TitledCard title={texts.gettingHome}>
            <p className={styles.lead}>{texts.whereTheyFindIt}</p>
            <TheirChanges fields={GETTING_HOME} />
            <GettingHomeField key={versions.gettingHome} given={given.gettingHome} fault={faults?.gettingHome} />
          </TitledCard>
        </form>
      </Column>
      <Column>
        <BoardsCard />
        <TitledCard title={texts.theDoor}>
          <p className={styles.lead}>{texts.whoMayComeIn}</p>
          <DoorChoice door={door} onChoose={choose} />
        </TitledCard>
        <TheEnd />
      </Column>
    </Desk>
  );
}

function detailsOf(values: FormData): Details {
  return { ...draftOf(values), gettingHome: gettingHomeIn(values) };
}

type Versions = Readonly<Partial<Record<DetailsField, number>>>;

/**
 * The fields keep what is typed by themselves. A field is drawn again when the draft has something else for it, because
 * another host has changed it, or the host has discarded what was typed. `noteTyped` says what stands in the fields.
 */
function useDrawnFields(typed: Details) {
  const [drawn, setDrawn] = useState<{ given: Details; inFields: Details; versions: Versions }>({
    given: typed,
    inFields: typed,
    versions: {},
  });
  const changed = changedFields(drawn.inFields, typed);
  if (changed.length > 0) {
    const versions = changed.map((field) => [field, (drawn.versions[field] ?? 0) + 1]);
    setDrawn({ given: typed, inFields: typed, versions: { ...drawn.versions, ...Object.fromEntries(versions) } });
  }
  return {
    given: drawn.given,
    versions: drawn.versions,
    noteTyped: (inFields: Details) => setDrawn((now) => ({ ...now, inFields })),
  };
}
