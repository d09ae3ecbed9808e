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
 * The links that make the first host. Only the hash of a token is stored. A link ends when it is used, after 30 minutes,
 * and when there is a host. `nowMs`: the wall clock.
 */
export const setupLinks = {
  isOpen,
  /**
   * Returns a new token. Other links stay good: other servers of the same database have printed them. Null: there is a
   * host.
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
  /** Returns a new token, and every earlier link ends. */
  *renew(nowMs: number): Work<string | null> {
    yield* change('DELETE FROM host_setup_links');
    return yield* setupLinks.add(nowMs);
  },
  /** @throws {ApiProblem} set-up if there is a host, link-expired. */
  requireGood,
  /**
   * Makes the first host, who is an operator, and ends all links. Of two calls at the same time, one gets `set-up`.
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

/** Whether there is no host yet. Anybody may sign up, so only a confirmed address counts. */
function* isOpen(): Work<boolean> {
  return (yield* first('SELECT id FROM hosts WHERE "emailVerified" = 1 LIMIT 1')) === undefined;
}

function* requireGood(token: string, nowMs: number): Work<void> {
  if (!(yield* isOpen())) throw new ApiProblem('set-up');
  const text = 'SELECT token_hash FROM host_setup_links WHERE token_hash = ? AND expires_at > ?';
  if (!(yield* first(text, hashOf(token), nowMs))) throw new ApiProblem('link-expired');
}
