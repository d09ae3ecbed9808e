import type { Context } from 'hono';
import { ApiProblem } from './problem.ts';
import { originOf } from './request-headers.ts';

/**
 * Browsers send a host's cookies with every request, so a call that may change something must come from a page of this
 * server. Every supported browser sends the page's origin with such a call.
 * @throws {ApiProblem} foreign-origin.
 */
export function requireOwnOrigin(c: Context, ownOrigin: string): void {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return;
  if (originOf(c) !== ownOrigin) throw new ApiProblem('foreign-origin', { address: ownOrigin });
}
