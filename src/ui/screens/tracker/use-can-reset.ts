import { countAlcoholic } from '../../../domain/session/drink-entry.ts';
import { usePhone } from '../../guest/clink-context.tsx';

/** Reset is disabled while there is no alcoholic drink (docs/spec-coverage.md §5.5), and when too many were removed. */
export function useCanReset(): boolean {
  return usePhone((phone) => countAlcoholic(phone.session.drinks) > 0 && phone.canRemoveAll);
}
