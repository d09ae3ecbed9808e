import type { Context } from 'hono';
import { CELEBRATION_PARAMETER, type Celebration, OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { parseCelebrationCode } from '../../domain/celebration/celebration-code.ts';
import type { CallerOf } from '../http/caller.ts';
import type { Credentials } from '../http/ownership.ts';
import { ApiProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-query.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Guesses } from './guesses.ts';
import type { GuestAddresses } from './guest-addresses.ts';
import type { CelebrationRegistry } from './registry.ts';

interface FinderDeps {
  readonly registry: CelebrationRegistry;
  readonly sessions: {
    /** The celebration of the caller's session. Null if the secret is wrong or the session has ended. */
    celebrationOf(caller: Credentials, requireRead: () => void): Promise<string | null>;
  };
  readonly guesses: Guesses;
  readonly addresses: GuestAddresses;
  readonly callerOf: CallerOf;
  readonly rateLimits: Pick<RateLimits, 'requireSessionRead'>;
  /** False if every call must name a code. */
  readonly hasOpenCelebration: boolean;
}

/** Finds the celebration that a call names (docs/protocol.md#celebrations). */
export interface CelebrationFinder {
  /**
   * The id of the celebration in the query of a call. `caller`: the credentials of the call.
   * @throws {ApiProblem} unknown-celebration, too-many.
   */
  ofCall(c: Context, caller: Credentials | null): Promise<string>;
  /** The celebration with this code, in any spelling. Throws as `ofCall` does. */
  byCode(c: Context, text: string): Promise<Celebration>;
}

export function createFinder(deps: FinderDeps): CelebrationFinder {
  const { registry, sessions, guesses, addresses, callerOf, rateLimits, hasOpenCelebration } = deps;

  /**
   * While an address has no guesses left, known and unknown codes get the same answer after the same work. Guests of
   * the celebration still get in, so somebody who guesses codes in the venue's network does not lock them out.
   */
  async function find(c: Context, text: string, caller: Credentials | null): Promise<Celebration> {
    const { address } = callerOf(c);
    const code = parseCelebrationCode(text);
    const celebration = code === null ? undefined : registry.byCode(code);
    if (celebration && addresses.has(celebration.id, address)) return celebration;
    const waitMs = guesses.waitMs(address);
    if (waitMs > 0 && !(await isGuest(address, caller, celebration))) {
      throw new ApiProblem(
        'too-many',
        { detail: 'Too many unknown codes.' },
        { retryAfterMs: waitMs, limit: 'guesses' },
      );
    }
    if (celebration) return celebration;
    guesses.count(address);
    throw new ApiProblem('unknown-celebration');
  }

  async function isGuest(
    address: string,
    caller: Credentials | null,
    celebration: Celebration | undefined,
  ): Promise<boolean> {
    const requireRead = () => rateLimits.requireSessionRead(address);
    const ownId = caller && (await sessions.celebrationOf(caller, requireRead));
    return celebration !== undefined && celebration.id === ownId;
  }

  return {
    ofCall: async (c, caller) => {
      const text = readQuery(c)[CELEBRATION_PARAMETER];
      if (text !== undefined) return (await find(c, text, caller)).id;
      if (hasOpenCelebration) return OPEN_CELEBRATION_ID;
      throw new ApiProblem('unknown-celebration');
    },
    byCode: (c, text) => find(c, text, null),
  };
}
