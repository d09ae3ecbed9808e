import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { MAX_BODY_BYTES } from '../domain/limits.ts';
import { PREFER_KEPT, type SaveRequest, saveRequestSchema, sessionIdSchema } from '../domain/protocol.ts';
import type { Asker } from './live/viewer.ts';
import { requireSecretHash } from './ownership.ts';
import { ApiProblem } from './problem.ts';
import type { Sessions } from './sessions.ts';

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new ApiProblem('too-large');
  },
});

const requireJson = createMiddleware(async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiProblem('bad-type');
  await next();
});

/** `PUT` and `DELETE /api/sessions/:sessionId`, judged in the order of the contract. */
export function sessionRoutes(sessions: Sessions): Hono {
  return new Hono()
    .put('/:sessionId', limitBody, requireJson, async (c) => {
      const asker = readAsker(c.req.param('sessionId'), c.req.header('authorization'));
      await sessions.authorise(asker);
      const save = parseSave(asker.sessionId, await c.req.text());
      const wantsKept = c.req.header('prefer') === PREFER_KEPT;
      if (wantsKept) c.header('preference-applied', PREFER_KEPT);
      const context = { ...asker, baseRevision: readBase(c.req.header('if-match')) };
      return c.json(await sessions.save(context, save, wantsKept));
    })
    .delete('/:sessionId', async (c) => {
      await sessions.delete(readAsker(c.req.param('sessionId'), c.req.header('authorization')));
      return c.body(null, 204);
    });
}

function readAsker(sessionId: string, authorization: string | undefined): Asker {
  return { sessionId, writeKeyHash: requireSecretHash(authorization) };
}

/** `If-Match: "7"`: the save goes on from revision 7, 0 being none at all. Without it any higher revision is taken. */
function readBase(ifMatch: string | undefined): number | undefined {
  const [, revision] = /^"(\d{1,15})"$/.exec(ifMatch ?? '') ?? [];
  return revision === undefined ? undefined : Number(revision);
}

function parseSave(sessionId: string, body: string): SaveRequest {
  const json = parseJson(body);
  if (!v.is(sessionIdSchema, sessionId)) throw new ApiProblem('invalid', { field: 'sessionId' });
  const parsed = v.safeParse(saveRequestSchema, json, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ApiProblem('invalid', { field: v.getDotPath(issue) ?? 'body' });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiProblem('bad-json');
  }
}
