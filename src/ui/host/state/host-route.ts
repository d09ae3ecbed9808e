import { HOUSE_PARAMETER, HOUSE_REFUSALS, type HouseRefusal } from '../../../domain/accounts/house-refusals.ts';
import { readAddress } from '../../../domain/celebration/page-address.ts';

/** The tabs of one celebration, in their order. */
export const TABS = ['tonight', 'invite', 'evening', 'hosts'] as const;
export type Tab = (typeof TABS)[number];

/** The places to which Evening leads. */
const IN_EVENING = ['menu', 'look', 'wall', 'details'] as const;
/** The places to which 'Tonight' leads: all guests, and what is left the morning after. */
const IN_TONIGHT = ['guests', 'recap'] as const;
export type Place = Tab | (typeof IN_TONIGHT | typeof IN_EVENING)[number];
const PLACES: readonly Place[] = [...TABS, ...IN_TONIGHT, ...IN_EVENING];

/** The tab under which a place is found. */
export function tabOf(place: Place): Tab {
  return TABS.find((tab) => tab === place) ?? (IN_TONIGHT.some((inside) => inside === place) ? 'tonight' : 'evening');
}

/** What a signed-in host looks at. */
export type HostRoute =
  | { readonly screen: 'celebrations' }
  | { readonly screen: 'create' }
  /** A new celebration that begins as this one. */
  | { readonly screen: 'copy'; readonly id: string }
  | { readonly screen: 'celebration'; readonly id: string; readonly place: Place }
  /** The first celebration, and then its first guest. */
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
/** Screens that are named by nothing else. */
const ALONE = ['create', 'account', 'operator', 'house'] as const;
/** An id becomes part of the address of a call, so it must not contain anything else. */
/** A link that was copied from a sentence ends with its full stop. */
const SENTENCE_END = /[^\w-]+$/;
const ID = /^[\w-]{1,64}$/;

/** `/?host=celebration/ID/invite` and the like. Whatever is unknown leads to My celebrations. */
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

/** How the sign-in of the house ended. Null: nobody comes from there. */
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
  /** Of an invitation to be a host. */
  readonly invitation: string | null;
  /** Makes the first host. */
  readonly setup: string | null;
}

/** Some are signed: three parts with full stops between them. */
const TOKEN = /[\w-]+(?:\.[\w-]+)*/;

export function readTokens(search: string): LinkTokens {
  const parameters = readAddress(search);
  // A sentence or a program may have put more text behind the token, which is left out.
  const token = (name: keyof LinkTokens) => TOKEN.exec(parameters[name] ?? '')?.[0] ?? null;
  return {
    confirm: token('confirm'),
    recover: token('recover'),
    invitation: token('invitation'),
    setup: token('setup'),
  };
}
