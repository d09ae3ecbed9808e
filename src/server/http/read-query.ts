import type { Context } from 'hono';
import { ApiProblem } from './problem.ts';

/** More than twice the query of a phone. */
export const MAX_QUERY_LENGTH = 256;

/**
 * The parameters of the query. The first of two with the same name counts. `URLSearchParams` decodes a malformed escape
 * without an exception, and Hono's own reader does not.
 * @throws {ApiProblem} invalid if the query is too long. It is then not parsed.
 */
export function readQuery(c: Context): Record<string, string> {
  const { url } = c.req;
  const start = url.indexOf('?');
  if (start >= 0 && url.length - start > MAX_QUERY_LENGTH) throw new ApiProblem('invalid', { field: 'query' });
  const found: Record<string, string> = Object.create(null);
  for (const [name, value] of new URL(url).searchParams) found[name] ??= value;
  return found;
}
