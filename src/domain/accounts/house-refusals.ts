/** The reasons for which a sign-in with an account of the house can fail. The page has a sentence for each reason. */
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
/** The parameter in the address of the hosts' page whose value is one of these refusals, or `connected`. */
export const HOUSE_PARAMETER = 'house';
