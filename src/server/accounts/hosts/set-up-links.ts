import { randomBytes } from 'node:crypto';
import { SETUP_LASTS_MS } from '../../../domain/accounts/account-limits.ts';
import type { Done } from '../../hosts-data/hosts-database.ts';
import { change, first, type Work } from '../../hosts-data/work.ts';
import { hashOf } from '../../http/hash-of.ts';
import { ApiProblem } from '../../http/problem.ts';
import { addConfirmed, type ConfirmedHost } from './confirmed-host.ts';
import { hostList } from './host-list.ts';

/** A server that restarts often must not fill the table. */
const MAX_LINKS = 20;

/**
 * The links that create the first host. Only the hash of a token is stored. A link works once, for 30 minutes, and only
 * while there is no host. `nowMs`: the wall clock.
 */
export const setupLinks = {
  isOpen,
  /**
   * Returns a new token. Earlier links remain valid, because other servers of the same database may have printed them.
   * Null if there is a host.
   */
  *add(nowMs: number): Work<string | null> {
    if (!(yield* isOpen())) return null;
    yield* change('DELETE FROM host_setup_links WHERE expires_at <= ?', nowMs);
    yield* change(
      `DELETE FROM host_setup_links WHERE token_hash NOT IN (
       SELECT token_hash FROM host_setup_links ORDER BY expires_at DESC LIMIT ?)`,
      MAX_LINKS - 1,
    );
    const token = randomBytes(16).toString('base64url');
    const text = 'INSERT INTO host_setup_links (token_hash, expires_at) VALUES (?, ?)';
    yield* change(text, hashOf(token), nowMs + SETUP_LASTS_MS);
    return token;
  },
  /** Returns a new token, and invalidates every earlier link. */
  *renew(nowMs: number): Work<string | null> {
    yield* change('DELETE FROM host_setup_links');
    return yield* setupLinks.add(nowMs);
  },
  /** @throws {ApiProblem} set-up if there is a host, link-expired. */
  requireGood,
  /**
   * Creates the first host, who is an operator, and invalidates all links. If two calls arrive together, one fails with
   * `set-up`.
   * @throws {ApiProblem} set-up, link-expired.
   */
  *makeFirst(token: string, host: ConfirmedHost, nowMs: number): Work<void> {
    yield* requireGood(token, nowMs);
    yield* change('DELETE FROM host_setup_links');
    yield* addConfirmed(host, nowMs);
    yield* hostList.setOperator(host.id, true);
  },
};
export type SetupLinks = Done<typeof setupLinks>;

/** Whether there is no host yet. Only hosts with a confirmed address count, because anybody may sign up. */
function* isOpen(): Work<boolean> {
  return (yield* first('SELECT id FROM hosts WHERE "emailVerified" = 1 LIMIT 1')) === undefined;
}

function* requireGood(token: string, nowMs: number): Work<void> {
  if (!(yield* isOpen())) throw new ApiProblem('set-up');
  const text = 'SELECT token_hash FROM host_setup_links WHERE token_hash = ? AND expires_at > ?';
  if (!(yield* first(text, hashOf(token), nowMs))) throw new ApiProblem('link-expired');
}
