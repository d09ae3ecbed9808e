import { HOUSE_PARAMETER, HOUSE_REFUSALS, type HouseRefusal } from '../../../domain/accounts/house-refusals.ts';
import { readAddress } from '../../../domain/celebration/page-address.ts';

/** The tabs of one celebration, in their order. */
export const TABS = ['tonight', 'invite', 'evening', 'hosts'] as const;
export type Tab = (typeof TABS)[number];

/** The places that Evening links to. */
const IN_EVENING = ['menu', 'look', 'wall', 'details'] as const;
/** The places that Tonight links to: all guests, and the recap. */
const IN_TONIGHT = ['guests', 'recap'] as const;
export type Place = Tab | (typeof IN_TONIGHT | typeof IN_EVENING)[number];
const PLACES: readonly Place[] = [...TABS, ...IN_TONIGHT, ...IN_EVENING];

/** The tab under which a place is found. */
export function tabOf(place: Place): Tab {
  return TABS.find((tab) => tab === place) ?? (IN_TONIGHT.some((inside) => inside === place) ? 'tonight' : 'evening');
}

/** A screen of a signed-in host. */
export type HostRoute =
  | { readonly screen: 'celebrations' }
  | { readonly screen: 'create' }
  /** The form for a copy of this celebration. */
  | { readonly screen: 'copy'; readonly id: string }
  | { readonly screen: 'celebration'; readonly id: string; readonly place: Place }
  /** The form for the first celebration, and then, with its id, the step for its first guest. */
  | { readonly screen: 'first'; readonly id: string | null }
  | { readonly screen: 'account' }
  | { readonly screen: 'operator' }
  /** The rules of the house. */
  | { readonly screen: 'house' };

export const HOME: HostRoute = { screen: 'celebrations' };

/** Where Back leads. */
export function parentOf(route: HostRoute): HostRoute {
  if (route.screen === 'house') return { screen: 'operator' };
  const tab = route.screen === 'celebration' && tabOf(route.place);
  return tab && tab !== route.place ? { ...route, place: tab } : HOME;
}

const PARAMETER = 'host';
/** Screens whose route has no id. */
const ALONE = ['create', 'account', 'operator', 'house'] as const;
/** An id becomes part of the address of a call, so it must not contain anything else. */
/** A link that was copied from a sentence ends with its full stop. */
const SENTENCE_END = /[^\w-]+$/;
const ID = /^[\w-]{1,64}$/;

/** `/?host=celebration/ID/invite` and the like. Unknown addresses open My celebrations. */
export function readRoute(search: string): HostRoute {
  const [screen, id = '', where] = (readAddress(search)[PARAMETER] ?? '').replace(SENTENCE_END, '').split('/');
  const alone = ALONE.find((known) => known === screen);
  if (alone) return { screen: alone };
  if (screen === 'first') return { screen, id: ID.test(id) ? id : null };
  if (screen === 'copy' && ID.test(id)) return { screen, id };
  const place = PLACES.find((known) => known === where) ?? 'tonight';
  if (screen === 'celebration' && ID.test(id)) return { screen, id, place };
  return HOME;
}

/** The address of a route, relative to the origin. */
export function addressOf(route: HostRoute): string {
  if (route.screen === 'celebrations') return `/?${PARAMETER}`;
  if (route.screen === 'celebration') return `/?${PARAMETER}=celebration/${route.id}/${route.place}`;
  if (route.screen === 'copy') return `/?${PARAMETER}=copy/${route.id}`;
  if (route.screen === 'first' && route.id !== null) return `/?${PARAMETER}=first/${route.id}`;
  return `/?${PARAMETER}=${route.screen}`;
}

/** The outcome of the sign-in at the house. */
export type HouseOutcome = HouseRefusal | 'connected';

export function readHouse(search: string): HouseOutcome | null {
  const outcome = readAddress(search)[HOUSE_PARAMETER];
  return outcome === 'connected' ? outcome : (HOUSE_REFUSALS.find((refusal) => refusal === outcome) ?? null);
}

/** The tokens in the links of mails. */
export interface LinkTokens {
  /** Confirms an address. */
  readonly confirm: string | null;
  /** Allows a new password. */
  readonly recover: string | null;
  /** The token of an invitation to be a host. */
  readonly invitation: string | null;
  /** Makes the first host. */
  readonly setup: string | null;
}

/** Some tokens are signed and have three parts, separated by full stops. */
const TOKEN = /[\w-]+(?:\.[\w-]+)*/;

export function readTokens(search: string): LinkTokens {
  const parameters = readAddress(search);
  // Text that a sentence or a program has added after the token is ignored.
  const token = (name: keyof LinkTokens) => TOKEN.exec(parameters[name] ?? '')?.[0] ?? null;
  return {
    confirm: token('confirm'),
    recover: token('recover'),
    invitation: token('invitation'),
    setup: token('setup'),
  };
}
