import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { MAX_OBJECTS_AND_KEYS } from '../../domain/limits.ts';
import { ApiProblem } from './problem.ts';
import { mediaTypeOf } from './request-headers.ts';

/** Refuses a body of more than `maxSize` bytes with `too-large`. */
export function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiProblem('too-large');
    },
  });
}

/** @throws {ApiProblem} bad-type. */
export function requireJson(c: Context): void {
  if (mediaTypeOf(c) !== 'application/json') throw new ApiProblem('bad-type');
}

/** @throws {ApiProblem} bad-type, bad-json, or invalid with the field and the reason. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  requireJson(c);
  const parsed = v.safeParse(schema, parseJson(await c.req.text()), { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ApiProblem('invalid', { field: v.getDotPath(issue) ?? 'body', detail: issue.message });
}

/**
 * Parses JSON text from a stranger. @throws {ApiProblem} bad-json, or, without parsing, invalid if the text has more
 * objects, arrays and keys than any session.
 */
export function parseJson(text: string): unknown {
  if (hasTooManyParts(text)) throw new ApiProblem('invalid', { field: 'body' });
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiProblem('bad-json');
  }
}

/** Counts brackets and colons, including those inside strings. A session has few of these. */
function hasTooManyParts(text: string): boolean {
  const part = /[[{:]/g;
  for (let count = 0; count <= MAX_OBJECTS_AND_KEYS; count++) if (!part.test(text)) return false;
  return true;
}
