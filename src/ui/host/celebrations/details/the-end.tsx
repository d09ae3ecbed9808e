import { useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { undo } from '#messages/hosts/hosts.ts';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { useAct } from '../../acts/use-act.ts';
import { useGoOn } from '../../acts/use-go-on.ts';
import { ConfirmSheet, FormSheet } from '../../form/form-sheet.tsx';
import { TextField } from '../../form/text-field.tsx';
import { textOf } from '../../form/use-form.ts';
import { Setting, SettingFact, SettingsGroup } from '../../parts/settings.tsx';
import { useHost } from '../../state/host-context.tsx';
import { HOME } from '../../state/host-route.ts';
import { DeletionNotice } from '../parts/deletion-notice.tsx';
import { EndSheet } from '../parts/end-sheet.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import { useHosted, useTimes } from '../room/hosted.tsx';

/** Shows when the celebration ends by itself, and lets hosts end or reopen it. Only the owner can delete it. */
export function TheEnd() {
  const { celebration, settings, change } = useHosted();
  const act = useAct();
  const { moment } = useTimes();
  const [asked, setAsked] = useState<'when' | 'end' | 'delete' | null>(null);
  const isOver = settings.state === 'over';
  const close = () => setAsked(null);

  function end() {
    close();
    void act({ run: () => change({ state: 'over' }), done: texts.ended, undo: () => change({ state: 'open' }) });
  }

  function open() {
    void act({ run: () => change({ state: 'open' }), done: texts.reopened });
  }

  if (settings.deletesAt !== null) return <DeletionNotice isCard deletesAt={settings.deletesAt} />;
  return (
    <SettingsGroup
      title={isOver ? texts.over : texts.whenItIsOver}
      lead={isOver && settings.endedAt ? moment(settings.endedAt) : undefined}
    >
      {!isOver && (
        <SettingFact
          hint={moment(Date.parse(celebration.ends))}
          action={
            <SmallButton label={texts.changeEnd} aria-haspopup="dialog" onClick={() => setAsked('when')}>
              {texts.change}
            </SmallButton>
          }
        >
          {texts.endsByItself}
        </SettingFact>
      )}
      <SettingFact
        hint={isOver ? texts.reopenHint : texts.endHint}
        action={
          isOver ? (
            <SmallButton label={texts.reopenIt} onClick={open}>
              {texts.reopen}
            </SmallButton>
          ) : (
            <SmallButton label={texts.endIt} aria-haspopup="dialog" onClick={() => setAsked('end')}>
              {texts.end}
            </SmallButton>
          )
        }
      >
        {isOver ? texts.reopenIt : texts.endIt}
      </SettingFact>
      {celebration.role === 'owner' && (
        <Setting isDanger onClick={() => setAsked('delete')}>
          {texts.deleteIt}
        </Setting>
      )}
      <ConfirmSheet
        isOpen={asked === 'end'}
        title={texts.endQuestion}
        lead={texts.endLead}
        keep={texts.notYet}
        confirm={texts.endNow}
        onClose={close}
        onConfirm={end}
      />
      <EndSheet isOpen={asked === 'when'} onClose={close} />
      <DeleteSheet isOpen={asked === 'delete'} onClose={close} />
    </SettingsGroup>
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
        <TextField name="names" label={texts.typeTheNames(names)} autoComplete="off" fault={faults?.names} />
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
