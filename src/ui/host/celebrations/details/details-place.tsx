import { useState } from 'react';
import { places } from '#messages/hosts.ts';
import * as texts from '#messages/hosts-celebrations.ts';
import { Button } from '../../../components/button.tsx';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { Fault } from '../../parts/field.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { useForm } from '../../parts/use-form.ts';
import { Column, Desk } from '../../shell/desk.tsx';
import { TextLink } from '../../shell/text-link.tsx';
import { useHosted } from '../hosted.tsx';
import { draftOf, explainDraft, faultsOfDraft } from '../parts/celebration-draft.ts';
import { CelebrationFields } from '../parts/celebration-fields.tsx';
import { DoorChoice } from '../parts/door-choice.tsx';
import { useDoor } from '../parts/use-door.ts';
import { useParty } from '../use-party.ts';
import { BoardsCard } from './boards-card.tsx';
import styles from './details.module.css';
import { draftChanges } from './draft-changes.ts';
import { GettingHomeField, gettingHomeIn } from './getting-home-field.tsx';
import { TheEnd } from './the-end.tsx';

const FORM = 'details';

/** Names, date, the way home, boards, door, and the end. Boards and door act at once; the fields are saved together. */
export function DetailsPlace() {
  const { celebration, change } = useHosted();
  const { toast } = useFeedback();
  const { door, choose } = useDoor();
  const party = useParty('details');
  /** As the fields began, or were saved last. What another host changes meanwhile is not sent back. */
  const [stored, setStored] = useState(celebration);
  const [isChanged, setIsChanged] = useState(false);
  /** Another key draws the fields again, as they were saved last. */
  const [discards, setDiscards] = useState(0);
  const changesIn = (values: FormData) => {
    const gettingHome = gettingHomeIn(values);
    const isOther = gettingHome !== stored.gettingHome;
    return { ...draftChanges(stored, draftOf(values)), ...(isOther && { gettingHome }) };
  };
  const { bind, faults, isBusy } = useForm({
    check: (values) => faultsOfDraft(draftOf(values)),
    send: async (values) => {
      const changes = changesIn(values);
      await change(changes);
      setStored({ ...stored, ...changes });
      setIsChanged(false);
      toast({ message: texts.saved });
    },
    explain: (fault) => (fault.field === 'gettingHome' ? { gettingHome: texts.gettingHomeWrong } : explainDraft(fault)),
  });

  function discard() {
    setDiscards(discards + 1);
    setIsChanged(false);
    toast({ message: texts.discarded });
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
            <TextLink onClick={discard}>{texts.discard}</TextLink>
            <Button type="submit" form={FORM} kind="primary" aria-busy={isBusy}>
              {texts.save}
            </Button>
          </div>
        )
      }
    >
      <Column>
        <form
          id={FORM}
          className={styles.form}
          {...bind}
          onChange={({ currentTarget }) => setIsChanged(Object.keys(changesIn(new FormData(currentTarget))).length > 0)}
        >
          <TitledCard title={texts.namesAndDate}>
            <CelebrationFields key={discards} given={stored} faults={faults} />
            <Fault>{faults?.form}</Fault>
          </TitledCard>
          <TitledCard title={texts.gettingHome}>
            <p className={styles.lead}>{texts.whereTheyFindIt}</p>
            <GettingHomeField key={discards} given={stored.gettingHome} fault={faults?.gettingHome} />
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
