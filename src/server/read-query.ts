import type { Context } from 'hono';
import { ApiProblem } from './problem.ts';

/** More than twice what a phone asks. A badly escaped character costs an exception, so 8 KiB of them would cost 30 ms. */
export const MAX_QUERY_LENGTH = 256;

/**
 * The parameters of the query; of two with one name, the first.
 * @throws {ApiProblem} invalid when the query is too long: it is not read then.
 */
export function readQuery(c: Context): Record<string, string> {
  const { url } = c.req;
  const start = url.indexOf('?');
  if (start >= 0 && url.length - start > MAX_QUERY_LENGTH) throw new ApiProblem('invalid', { field: 'query' });
  return c.req.query();
}
