/** Why the sign-in of the house did not lead to an account here. The page has a sentence for each. */
export const HOUSE_REFUSALS = [
  'unverified',
  'taken',
  'connected-elsewhere',
  'not-invited',
  'signup-off',
  'banned',
  'refused',
  'failed',
] as const;
export type HouseRefusal = (typeof HOUSE_REFUSALS)[number];
/** The parameter in the address of the hosts' page that has one of these refusals, or `connected`. */
export const HOUSE_PARAMETER = 'house';
