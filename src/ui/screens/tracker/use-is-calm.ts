import { useToast } from '../../feedback/feedback.tsx';
import { useHeldFor } from '../../time/use-held-for.ts';

/** The location dialog opens this long after there is a name, after another dialog, or after 'Undo' (docs/readings.md#location). */
const LOCATION_DELAY_MS = 1_000;

/**
 * Whether a dialog may open by itself. That is so if nothing has been open for a while and no 'Undo' toast is visible.
 */
export function useIsCalm(isDialogOpen: boolean): boolean {
  const offersUndo = useToast()?.action !== undefined;
  return useHeldFor(!isDialogOpen && !offersUndo, LOCATION_DELAY_MS);
}
