import { type Celebration, OPEN_CELEBRATION_ID } from '../../src/domain/celebration/celebration.ts';
import type { MenuItem } from '../../src/domain/menu/menu-item.ts';
import type { Evening } from './evening.ts';
import type { GuestStory } from './guest-story.ts';
import type { Tab } from './sim-phone.ts';
import type { SimServer } from './sim-server.ts';

/** A guest who switches from one celebration to another. */
export interface Traveller extends GuestStory {
  readonly name: string;
  /** The celebration at which each drink was logged, by the drink's id. */
  readonly places: Map<string, string>;
}

export interface Journey extends Evening {
  readonly server: SimServer;
  readonly guests: Traveller[];
  readonly celebrations: readonly Celebration[];
  /** The names of all guests who have ever been at a celebration, by the celebration's id. */
  readonly been: ReadonlyMap<string, Set<string>>;
  /** The menu of each celebration as its host last saw it, by the celebration's id. */
  readonly menus: Map<string, readonly MenuItem[]>;
  /** The ids of the celebrations that were without alcohol when their host last looked. */
  readonly dry: Set<string>;
}

/** The id of the celebration that a tab shows. */
export function placeOf({ celebrations }: Journey, { store }: Tab): string {
  const code = store.getState().celebration?.code;
  return celebrations.find((one) => one.code === code)?.id ?? OPEN_CELEBRATION_ID;
}
