import { useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { undo } from '#messages/hosts/hosts.ts';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { useAct } from '../../acts/use-act.ts';
import { useGoOn } from '../../acts/use-go-on.ts';
import { FormSheet } from '../../form/form-sheet.tsx';
import { TextField } from '../../form/text-field.tsx';
import { textOf } from '../../form/use-form.ts';
import { Setting } from '../../parts/settings.tsx';
import { useHost } from '../../state/host-context.tsx';
import { HOME } from '../../state/host-route.ts';
import { useHosted } from '../room/hosted.tsx';

export function DeleteIt() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Setting icon="trash" isDanger onClick={() => setIsOpen(true)}>
        {texts.deleteIt}
      </Setting>
      <DeleteSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Asks for the names before the celebration is deleted. The deletion can be undone for ten minutes. */
function DeleteSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { celebration, calls } = useHosted();
  const { go } = useHost();
  const { toast } = useFeedback();
  const act = useAct();
  const goOn = useGoOn();
  const { id, names, guests } = celebration;

  async function keep() {
    await calls.change({ deleted: false });
    go({ screen: 'celebration', id, place: 'tonight' });
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
      {(faults) => (
        <TextField name="names" label={texts.typeTheNames(names)} required autoComplete="off" fault={faults?.names} />
      )}
    </FormSheet>
  );
}

/** Ignores case, accents, spaces and '&', because a host's keyboard may lack letters of the names. */
const LETTERS = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

/** Whether the typed text matches the names of the couple. */
export function isSameNames(typed: string, names: string): boolean {
  return typed.trim() !== '' && LETTERS.compare(typed, names) === 0;
}
