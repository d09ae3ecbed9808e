import type { FormEvent } from 'react';
import { places } from '#messages/hosts.ts';
import * as texts from '#messages/hosts-celebrations.ts';
import { Button } from '../../../components/button.tsx';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { Fault } from '../../form/field.tsx';
import { useForm } from '../../form/use-form.ts';
import { TextLink } from '../../parts/text-link.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { Column, Desk } from '../../shell/desk.tsx';
import { type Details, draftFrom, isUnsaved, partOf, unsavedIn } from '../../state/details-draft.ts';
import { draftOf, explainDraft, faultsOfDraft } from '../parts/celebration-draft.ts';
import { CelebrationFields } from '../parts/celebration-fields.tsx';
import { DoorChoice } from '../parts/door-choice.tsx';
import { useDoor } from '../parts/use-door.ts';
import { useHosted } from '../room/hosted.tsx';
import { useParty } from '../room/use-party.ts';
import { BoardsCard } from './boards-card.tsx';
import styles from './details.module.css';
import { GettingHomeField, gettingHomeIn } from './getting-home-field.tsx';
import { TheEnd } from './the-end.tsx';
import { TheirChanges } from './their-changes.tsx';
import { useDrawnFields } from './use-drawn-fields.ts';

const FORM = 'details';
const GETTING_HOME = ['gettingHome'] as const;
const FACTS = ['names', 'date', 'timeZone', 'language'] as const;

/** Names, date, the way home, boards, door, and the end. Boards and door act at once; the fields are saved together. */
export function DetailsPlace() {
  const { celebration, change, reload, draft, setDraft } = useHosted();
  const { toast } = useFeedback();
  const { door, choose } = useDoor();
  const party = useParty('details');
  const { given, versions, noteTyped } = useDrawnFields(draft.typed);
  const isChanged = isUnsaved(draft);
  const { bind, faults, isBusy } = useForm({
    check: (values) => faultsOfDraft(draftOf(values)),
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
            {!isBusy && <TextLink onClick={discard}>{texts.discard}</TextLink>}
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
