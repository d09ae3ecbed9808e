import type { Context } from 'hono';
import { readAddress } from '../../domain/celebration/page-address.ts';
import { MAX_QUERY_LENGTH } from '../../domain/limits.ts';
import { ApiProblem } from './problem.ts';

/** Nobody sends more parameters. The limit exists because each malformed escape costs microseconds. */
const MAX_PARAMETERS = 32;

/**
 * The parameters of the query. Of two parameters with the same name, the first counts. `URLSearchParams` decodes
 * malformed escapes without an exception, unlike Hono's own reader. Null, without parsing, if the query is too long.
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

/** This length is enough for the parameters that newsletters and social networks add. The rest is ignored. */
const MAX_PAGE_QUERY_LENGTH = 2_048;

/** The parameters in the address of a page, without additions of other programs. */
export function parametersOfPage(url: string): Readonly<Record<string, string>> {
  const start = url.indexOf('?');
  return readAddress(start < 0 ? '' : url.slice(start, start + MAX_PAGE_QUERY_LENGTH));
}

/** The parameters of the query, or none if it is too long, because a page must be served at any address. */
export function queryOrNone(c: Context, maxLength?: number): Record<string, string> {
  return parametersIn(c.req.url, maxLength) ?? {};
}
