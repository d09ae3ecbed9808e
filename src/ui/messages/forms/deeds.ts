import type { HostDeed } from '../../../domain/hosting/host-action.ts';

interface Values {
  /** The host. */
  readonly who: string;
  /** The guest. Empty once the guest's data are deleted. */
  readonly name: string;
  /** The new name of a guest, a host who was removed, a word, or what the wall shows. Empty if it is not known. */
  readonly to: string;
  /** How many guests were let in. */
  readonly guests: number;
}

/** `other`: what a newer server says, and this page does not know. */
type Deed = HostDeed | 'other';
/** Without full stops. */
export type Deeds = Readonly<Record<Deed, (values: Values) => string>>;
