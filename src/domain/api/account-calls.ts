import { ADDRESS_CALLS, OPERATOR_CALLS } from './operator-calls.ts';
import { HOUSE_CALLS, OWN_ACCOUNT_CALLS, PASSKEY_CALLS, SECOND_STEP_CALLS } from './own-account-calls.ts';
import { SET_UP_CALLS, SETTINGS_CALLS, SIGN_IN_CALLS, SIGN_UP_CALLS } from './sign-in-calls.ts';

export const MAX_ACCOUNT_BODY_BYTES = 8 * 1_024;

/** Every call under /api/auth. */
export const ACCOUNT_CALLS = {
  ...SETTINGS_CALLS,
  ...SET_UP_CALLS,
  ...SIGN_UP_CALLS,
  ...SIGN_IN_CALLS,
  ...OWN_ACCOUNT_CALLS,
  ...SECOND_STEP_CALLS,
  ...PASSKEY_CALLS,
  ...HOUSE_CALLS,
  ...ADDRESS_CALLS,
  ...OPERATOR_CALLS,
};
