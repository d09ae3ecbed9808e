/** The four places of one celebration, in the order of the tab bar. */
export const PLACES = ['guests', 'invite', 'details', 'hosts'] as const;
export type Place = (typeof PLACES)[number];

/** What a signed-in host looks at. */
export type HostRoute =
  | { readonly screen: 'celebrations' }
  | { readonly screen: 'create' }
  | { readonly screen: 'celebration'; readonly id: string; readonly place: Place }
  | { readonly screen: 'account' }
  | { readonly screen: 'operator' };

export const HOME: HostRoute = { screen: 'celebrations' };

const PARAMETER = 'host';
/** An id becomes part of the address of a call, so it must not contain anything else. */
const ID = /^[\w-]{1,64}$/;

/** `/?host=celebration/ID/invite` and the like. Whatever is unknown leads to My celebrations. */
export function readRoute(search: string): HostRoute {
  const [screen, id = '', where] = (new URLSearchParams(search).get(PARAMETER) ?? '').split('/');
  if (screen === 'create' || screen === 'account' || screen === 'operator') return { screen };
  const place = PLACES.find((known) => known === where) ?? 'guests';
  if (screen === 'celebration' && ID.test(id)) return { screen, id, place };
  return HOME;
}

/** The address of a route, relative to the origin. */
export function addressOf(route: HostRoute): string {
  if (route.screen === 'celebrations') return `/?${PARAMETER}`;
  if (route.screen === 'celebration') return `/?${PARAMETER}=celebration/${route.id}/${route.place}`;
  return `/?${PARAMETER}=${route.screen}`;
}

/** The tokens in the links of mails. */
export interface LinkTokens {
  /** Confirms an address. */
  readonly confirm: string | null;
  /** Allows a new password. */
  readonly recover: string | null;
  /** Of an invitation to be a host. */
  readonly invitation: string | null;
}

export function readTokens(search: string): LinkTokens {
  const parameters = new URLSearchParams(search);
  // A link that was copied from a sentence ends with its full stop.
  const token = (name: keyof LinkTokens) => parameters.get(name)?.replace(/[^\w-]+$/, '') || null;
  return { confirm: token('confirm'), recover: token('recover'), invitation: token('invitation') };
}
