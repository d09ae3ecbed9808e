import { useState } from 'react';
import * as texts from '#messages/hosts/guests.ts';
import type { GuestAction } from '../../../../../domain/hosting/guest-action.ts';
import type { GuestRow } from '../../../../../domain/hosting/host-room.ts';
import { NAME_MAX_LENGTH } from '../../../../../domain/limits.ts';
import { Button } from '../../../../components/button.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { Sheet, SheetStack, useLast } from '../../../../components/sheet/sheet.tsx';
import { inOneTypeface } from '../../../../look/typeface-of.tsx';
import { ConfirmSheet, FormSheet } from '../../../form/form-sheet.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { textOf } from '../../../form/use-form.ts';
import { CloseCross } from '../../../parts/close-cross.tsx';
import { DefinitionList } from '../../../parts/facts.tsx';
import { Menu } from '../../../parts/menu.tsx';
import { useTimes } from '../../room/hosted.tsx';
import { explainModeration, type Moderate, useAttempt } from '../../room/use-moderate.ts';
import { GuestMenuRows, isRemoved, type Task } from './guest-menu-rows.tsx';
import { withoutDrinks } from './guest-rows.tsx';
import styles from './guest-sheet.module.css';
import { HandOverSheet } from './hand-over-sheet.tsx';
import { StateTag } from './state-tag.tsx';

interface GuestSheetProps {
  guest: GuestRow | null;
  task: Task;
  /** '12 min ago' */
  seen: string;
  onTask(task: Task): void;
  onClose(): void;
  moderate: Moderate;
}

/** Everything that hosts may see about one guest, which never includes positions or single drinks. */
export function GuestSheet({ guest: chosen, task, seen, onTask, onClose, moderate }: GuestSheetProps) {
  const guest = useLast(chosen);
  const attempt = useAttempt();
  const { time } = useTimes();
  if (!guest) return null;
  const isOpen = chosen !== null;
  const isOut = isRemoved(guest);

  function act(action: GuestAction) {
    onClose();
    if (guest) void moderate(guest, action);
  }

  return (
    <>
      <Sheet
        isOpen={isOpen && task === 'menu'}
        title={<bdi>{inOneTypeface(guest.name)}</bdi>}
        corner={<CloseCross onClose={onClose} />}
        lead={texts.stateTags[guest.state] && <StateTag state={guest.state} />}
        onDismiss={onClose}
      >
        <div className={styles.guest}>
          <p className={styles.total}>
            <b className="display num" aria-hidden="true">
              {guest.drinks ?? '–'}
            </b>
            {guest.drinks === null ? (
              <span>{withoutDrinks(guest)}</span>
            ) : (
              <>
                <span aria-hidden="true">{texts.drinks(guest.drinks).replace(`${guest.drinks}`, '')}</span>
                <span className="visually-hidden">{texts.drinks(guest.drinks)}</span>
              </>
            )}
          </p>
          {!guest.isQuiet && (
            <DefinitionList facts={{ [texts.hereSince]: time(guest.since), [texts.lastSeen]: seen }} />
          )}
        </div>
        {guest.state !== 'removed' && (
          <Menu>
            <GuestMenuRows guest={guest} onTask={onTask} onAct={act} />
          </Menu>
        )}
        {isOut && (
          <SheetStack>
            <p className={styles.hint}>{texts.letBackInHint}</p>
            <Button kind="primary" onClick={() => act({ action: 'restore' })}>
              {texts.letBackIn}
            </Button>
          </SheetStack>
        )}
      </Sheet>
      <FormSheet
        isOpen={isOpen && task === 'rename'}
        title={texts.newName}
        lead={texts.newNameFor(guest.name)}
        submit={texts.save}
        cancel={texts.cancel}
        onClose={onClose}
        check={(values) => (textOf(values, 'name') === '' ? { name: texts.nameMissing } : null)}
        send={async (values) => {
          const name = textOf(values, 'name');
          if (name !== guest.name) await attempt(guest, { action: 'rename', name, from: guest.name });
        }}
        explain={(fault) =>
          fault.code === 'invalid' ? { name: texts.nameWrong } : { form: explainModeration(fault, guest, 'rename') }
        }
      >
        {(faults) => (
          <TextField
            name="name"
            label={texts.nameOnLeaderboard}
            defaultValue={guest.name}
            maxLength={NAME_MAX_LENGTH}
            autoComplete="off"
            enterKeyHint="done"
            dir="auto"
            data-autofocus
            fault={faults?.name}
          />
        )}
      </FormSheet>
      <HandOverSheet isOpen={isOpen && task === 'hand-over'} guest={guest} onClose={onClose} />
      <RemoveSheet
        isOpen={isOpen && task === 'remove'}
        name={guest.name}
        onClose={onClose}
        onRemove={(mayReturn) => {
          onClose();
          void moderate(guest, { action: 'remove', mayReturn });
        }}
      />
    </>
  );
}

interface RemoveSheetProps {
  isOpen: boolean;
  name: string;
  onClose(): void;
  onRemove(mayReturn: boolean): void;
}

/** Asks before a removal, with the focus on the harmless answer. */
function RemoveSheet({ isOpen, name, onClose, onRemove }: RemoveSheetProps) {
  const [mayReturn, setMayReturn] = useState(true);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // The choice is reset when the sheet opens, so that it stays visible while the sheet closes.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setMayReturn(true);
  }
  return (
    <ConfirmSheet
      isOpen={isOpen}
      title={texts.removeQuestion(name)}
      lead={texts.removeLead}
      keep={texts.keep}
      confirm={texts.removeShort}
      isDanger
      onClose={onClose}
      onConfirm={() => onRemove(mayReturn)}
    >
      <Segments
        label={texts.comingBack}
        chosen={mayReturn ? 'yes' : 'no'}
        onChoose={(choice) => setMayReturn(choice === 'yes')}
        segments={[
          { id: 'yes', label: texts.mayReturn },
          { id: 'no', label: texts.mayNotReturn },
        ]}
      />
      {!mayReturn && <p className={styles.hint}>{texts.underNewName}</p>}
    </ConfirmSheet>
  );
}
