import type { HostDeed } from '../../../domain/hosting/host-action.ts';

interface Values {
  /** The name of the host who acted. */
  readonly who: string;
  /** The name of the guest. Empty once the guest's data are deleted. */
  readonly name: string;
  /** Depending on the action: a guest's new name, a removed host's name, a word, or what the wall shows. Empty if not known. */
  readonly to: string;
  /** The number of guests who were let in. */
  readonly guests: number;
}

/** `other`: an action that only a newer version knows. */
type Deed = HostDeed | 'other';
/** The texts end without a full stop. */
export type Deeds = Readonly<Record<Deed, (values: Values) => string>>;
