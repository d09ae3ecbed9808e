import { undo } from '#messages/hosts.ts';
import * as texts from '#messages/hosts-celebrations.ts';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { useAct } from '../../acts/use-act.ts';
import { useGoOn } from '../../acts/use-go-on.ts';
import { Field } from '../../form/field.tsx';
import { FormSheet } from '../../form/form-sheet.tsx';
import { textOf } from '../../form/use-form.ts';
import { useHost } from '../../state/host-context.tsx';
import { HOME } from '../../state/host-route.ts';
import { useHosted } from '../room/hosted.tsx';
import { isSameNames } from './same-names.ts';

/** Asks for the names before the celebration is deleted. Afterwards it can be taken back for ten minutes. */
export function DeleteSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { celebration, calls } = useHosted();
  const { go } = useHost();
  const { toast } = useFeedback();
  const act = useAct();
  const goOn = useGoOn();
  const { id, names, guests } = celebration;

  async function keep() {
    await calls.change({ deleted: false });
    go({ screen: 'celebration', id, place: 'guests' });
  }

  return (
    <FormSheet
      isOpen={isOpen}
      title={texts.deleteQuestion(names)}
      lead={texts.deleteLead(guests)}
      submit={texts.deleteNow}
      cancel={texts.keepIt}
      isDanger
      onClose={onClose}
      check={(values) => (isSameNames(textOf(values, 'names'), names) ? null : { names: texts.notTheNames(names) })}
      send={async () => {
        await calls.delete();
        goOn(HOME);
        toast({ message: texts.deleted(names), action: { label: undo, run: () => void act({ run: keep }) } });
      }}
    >
      {(faults) => <Field name="names" label={texts.typeTheNames(names)} autoComplete="off" fault={faults?.names} />}
    </FormSheet>
  );
}
