import type { Context } from 'hono';
import { readAddress } from '../../domain/celebration/page-address.ts';
import { MAX_QUERY_LENGTH } from '../../domain/limits.ts';
import { ApiProblem } from './problem.ts';

/** More than anybody sends. Each malformed escape of a name or a value costs microseconds. */
const MAX_PARAMETERS = 32;

/**
 * The parameters of the query. The first of two with the same name counts. `URLSearchParams` decodes a malformed escape
 * without an exception, and Hono's own reader does not. Null if the query is too long. It is then not parsed.
 */
export function parametersIn(url: string, maxLength = MAX_QUERY_LENGTH): Record<string, string> | null {
  const start = url.indexOf('?');
  const query = start < 0 ? '' : url.slice(start);
  if (query.length > maxLength) return null;
  const parameters = query.split('#', 1)[0]?.split('&', MAX_PARAMETERS).join('&');
  const found: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(parameters)) found[name] ??= value;
  return found;
}

/** @throws {ApiProblem} invalid if the query is too long. */
export function readQuery(c: Context): Record<string, string> {
  const found = parametersIn(c.req.url);
  if (!found) throw new ApiProblem('invalid', { field: 'query' });
  return found;
}

/** Room for what newsletters and social networks add. What is behind it does not count. */
const MAX_PAGE_QUERY_LENGTH = 2_048;

/** The parameters in the address of a page, as they were meant. */
export function parametersOfPage(url: string): Readonly<Record<string, string>> {
  const start = url.indexOf('?');
  return readAddress(start < 0 ? '' : url.slice(start, start + MAX_PAGE_QUERY_LENGTH));
}

/** The parameters of the query, for a page that answers whatever stands in its address. */
export function queryOrNone(c: Context, maxLength?: number): Record<string, string> {
  return parametersIn(c.req.url, maxLength) ?? {};
}
