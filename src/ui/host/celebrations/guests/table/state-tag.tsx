import { stateTags } from '#messages/hosts/guests.ts';
import type { GuestRow } from '../../../../../domain/hosting/host-room.ts';
import type { IconName } from '../../../parts/icon.tsx';
import { Tag } from '../../../parts/row.tsx';

interface Sign {
  icon: IconName;
  kind?: 'bad' | 'warm';
}

/** Each state has its own icon. The stronger the act of the hosts was, the stronger is the colour. */
const SIGNS: Readonly<Partial<Record<GuestRow['state'], Sign>>> = {
  hidden: { icon: 'eyeOff' },
  'turned-away': { icon: 'door', kind: 'warm' },
  removed: { icon: 'out', kind: 'warm' },
  barred: { icon: 'lock', kind: 'bad' },
};

/** What hosts have done to a guest. A guest who is simply in has no tag. */
export function StateTag({ state }: Pick<GuestRow, 'state'>) {
  const tag = stateTags[state];
  return tag && <Tag {...SIGNS[state]}>{tag}</Tag>;
}
