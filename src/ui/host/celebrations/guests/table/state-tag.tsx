import { stateTags } from '#messages/hosts/guests.ts';
import type { GuestRow } from '../../../../../domain/hosting/host-room.ts';
import type { IconName } from '../../../parts/icon.tsx';
import { Tag } from '../../../parts/row.tsx';

const SIGNS: Readonly<Partial<Record<GuestRow['state'], IconName>>> = {
  hidden: 'eyeOff',
  'turned-away': 'door',
  removed: 'out',
  barred: 'lock',
};

/** What hosts have done to a guest. A guest who is simply in has no tag. */
export function StateTag({ state }: Pick<GuestRow, 'state'>) {
  const tag = stateTags[state];
  const icon = SIGNS[state];
  return tag && <Tag {...(icon && { icon })}>{tag}</Tag>;
}
