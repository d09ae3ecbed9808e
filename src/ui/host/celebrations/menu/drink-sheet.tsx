import { wasChanged } from '#messages/hosts/celebrations.ts';
import * as texts from '#messages/hosts/evening.ts';
import { cancel } from '#messages/hosts/hosts.ts';
import { isSameDrink } from '../../../../domain/menu/menu-edit.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { useLast } from '../../../components/sheet/sheet.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { useFeedback } from '../../../feedback/feedback.tsx';
import type { CallFault } from '../../calls/call.ts';
import { FormSheet } from '../../form/form-sheet.tsx';
import type { Faults } from '../../form/use-form.ts';
import { type DrinkDraft, draftOfDrink, drinkFrom } from '../../state/drink-draft.ts';
import { useHosted } from '../room/hosted.tsx';
import { DrinkFields } from './drink-fields.tsx';
import { TheirDrink } from './their-drink.tsx';
import type { Menu } from './use-menu.ts';

/** Whether the stored drink is one of this host's versions. Otherwise another host has changed or removed it. */
function isAsWritten(now: MenuItem | undefined, own: readonly MenuItem[]): boolean {
  return now !== undefined && own.some((drink) => isSameDrink(drink, now));
}

interface DrinkSheetProps {
  /** Null: the sheet is closed. */
  draft: DrinkDraft | null;
  menu: Menu;
  /** Null closes the sheet. */
  onWrite(draft: DrinkDraft | null): void;
  onRemove(item: MenuItem): void;
}

/** The sheet for a new or an existing drink. The typed text stays until it is stored or the host closes the sheet. */
export function DrinkSheet({ draft, menu, onWrite, onRemove }: DrinkSheetProps) {
  const { celebration } = useHosted();
  const { toast } = useFeedback();
  const shown = useLast(draft);
  const now = menu.menu.find(({ id }) => id === shown?.id);
  const opened = shown?.opened ?? null;
  const isTheirs = draft !== null && opened !== null && !isAsWritten(now, [opened, drinkFrom(draft)]);

  async function send() {
    if (!draft) return;
    const item = drinkFrom(draft);
    if (now) await menu.send({ kind: 'change', item, seen: now });
    else await menu.send({ kind: 'add', item, at: menu.menu.length });
    toast({ message: (opened ? texts.isChanged : texts.isOnMenu)(item.name) });
  }

  function check(): Faults | null {
    if (!draft) return null;
    const name = menu.nameFault({ ...draft, drinkType: draft.kind && drinkFrom(draft).drinkType });
    const faults = {
      ...(name && { [name === 'full' ? 'form' : 'name']: texts.drinkFaults[name] }),
      ...(draft.kind === null && { kind: texts.kindMissing }),
    };
    return Object.keys(faults).length > 0 ? faults : null;
  }

  function explain(fault: CallFault): Faults | null {
    if (fault.code === 'too-late') return { form: wasChanged };
    if (fault.code !== 'invalid') return null;
    return check() ?? (fault.field?.endsWith('.name') ? { name: texts.drinkFaults['forbidden-character'] } : null);
  }

  return (
    <FormSheet
      isOpen={draft !== null}
      title={opened ? texts.changeDrink : texts.newDrink}
      submit={opened ? texts.saveDrink : texts.addIt}
      cancel={cancel}
      onClose={() => onWrite(null)}
      check={check}
      send={send}
      explain={explain}
    >
      {(faults) =>
        shown && (
          <>
            {isTheirs && <TheirDrink now={now ?? null} onTake={() => onWrite(now ? draftOfDrink(now) : null)} />}
            <DrinkFields
              key={shown.id}
              draft={shown}
              faults={faults}
              isWithoutAlcohol={celebration.withoutAlcohol}
              onWrite={onWrite}
            />
            {opened && now && (
              <TextButton isWide onClick={() => onRemove(now)}>
                {texts.takeOffMenu}
              </TextButton>
            )}
          </>
        )
      }
    </FormSheet>
  );
}
