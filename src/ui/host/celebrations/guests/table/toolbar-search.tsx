import { SearchField } from '../../../form/search-field.tsx';
import { SearchButton } from './search-button.tsx';
import type { GuestSearch } from './use-guest-search.ts';

/** The search beside the segments: a field on a laptop, a button on a phone that has no field above its tabs. */
export function ToolbarSearch({ label, search }: { label: string; search: GuestSearch }) {
  return (
    <>
      <div className="only-laptop">
        <SearchField label={label} value={search.text} onChange={search.setText} />
      </div>
      {search.isButton && <SearchButton label={label} search={search} />}
    </>
  );
}
