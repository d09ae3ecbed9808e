import { expect, test } from 'vitest';
import { LEADERBOARD_SIZE } from './leaderboard/leaderboard.ts';
import * as limits from './limits.ts';
import { PRODUCT_NAME } from './product.ts';
import { MAX_COUNTED_DRINKS } from './session/counted-drinks.ts';
import { MAX_REMOVED_BY_APP } from './session/session-edits.ts';

test('the limits have the values of the specification and the protocol [SPEC-9.1-4]', () => {
  expect({ ...limits, LEADERBOARD_SIZE, MAX_COUNTED_DRINKS, MAX_REMOVED_BY_APP }).toMatchObject({
    MINUTE_MS: 60_000,
    HOUR_MS: 3_600_000,
    NAME_MAX_LENGTH: 20,
    SESSION_LIFETIME_MS: 86_400_000,
    EXPIRY_CHECK_MS: 3_600_000,
    CLOCK_TOLERANCE_MS: 300_000,
    REMOVAL_WINDOW_MS: 300_000,
    MAX_DRINKS: 500,
    MAX_REMOVED_BY_APP: 500,
    MAX_STORED_DRINKS: 600,
    MAX_REMOVED: 1_000,
    MAX_COUNTED_DRINKS: 30,
    MAX_BODY_BYTES: 131_072,
    LEADERBOARD_SIZE: 10,
    PACE_REFRESH_MS: 30_000,
  });
});

test('the product is called Clink [SPEC-2.5]', () => {
  expect(PRODUCT_NAME).toBe('Clink');
});
