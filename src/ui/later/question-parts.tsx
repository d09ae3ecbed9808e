import { willBeAdded } from '#messages/dialogs.ts';
import { type DrinkChoice, needsSpirit } from '../../domain/drink-menu.ts';
import type { SheetContent } from '../components/sheet/sheet.tsx';
import type { OwnLimit } from './limit/own-limit.ts';
import { StopLine } from './limit/stop-line.tsx';
import { menuParts } from './menu/menu-parts.tsx';

/** Returns the optional parts of the question 'Add a drink?': the drink of the menu, and the guest's own limit. */
export function questionParts(choice: DrinkChoice, limit: OwnLimit): Partial<SheetContent> | null {
  if (needsSpirit(choice)) return null;
  const parts = menuParts(choice);
  return {
    ...parts,
    lead: (
      <>
        {parts?.lead ?? willBeAdded}
        <StopLine choice={choice} limit={limit} />
      </>
    ),
  };
}
