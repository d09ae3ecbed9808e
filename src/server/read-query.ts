import type { Context } from 'hono';
import { ApiProblem } from './problem.ts';

/** More than twice the query of a phone. Each malformed escape costs an exception: 8 KiB of them would take 30 ms. */
export const MAX_QUERY_LENGTH = 256;

/**
 * The parameters of the query. The first of two with the same name counts.
 * @throws {ApiProblem} invalid if the query is too long. It is then not parsed.
 */
export function readQuery(c: Context): Record<string, string> {
  const { url } = c.req;
  const start = url.indexOf('?');
  if (start >= 0 && url.length - start > MAX_QUERY_LENGTH) throw new ApiProblem('invalid', { field: 'query' });
  return c.req.query();
}
