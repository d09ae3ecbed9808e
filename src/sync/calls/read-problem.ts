import * as v from 'valibot';
import { type Problem, problemSchema } from '../../domain/protocol.ts';

/** The problem of Clink's server, or null for an answer of somebody else. */
export function readProblem(response: Response): Promise<Problem | null> {
  return problemIn(response, problemSchema);
}

/** The same for the problems of `schema`. A venue's login page may have any status, so the body must name it too. */
export async function problemIn<Known extends { readonly status: number }>(
  response: Response,
  schema: v.GenericSchema<unknown, Known>,
): Promise<Known | null> {
  const text = await response.text();
  if (response.headers.get('content-type') !== 'application/problem+json') return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success && parsed.output.status === response.status ? parsed.output : null;
}
