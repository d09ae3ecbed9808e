import type { Context } from 'hono';
import type { HOSTED_CALLS } from '../../../domain/api/host-calls.ts';
import { NO_STORE } from '../../http/no-store.ts';
import { ApiProblem } from '../../http/problem.ts';
import { readQuery } from '../../http/read-query.ts';
import { languageFor } from '../../page/page-language.ts';
import { recapCsv } from '../../recap/recap-csv.ts';
import type { HostHandlers, OwnCall } from './host-calls.ts';
import type { HostingDeps, HostWorld } from './host-world.ts';

const CSV_HEADERS = {
  ...NO_STORE,
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="clink-recap.csv"',
};

export function hostedHandlers(
  { hosted, words, recaps, streams }: HostWorld,
  { bases }: HostingDeps,
): HostHandlers<typeof HOSTED_CALLS> {
  function changed(c: Context, { celebrationId, role }: OwnCall) {
    streams.poke(celebrationId);
    return hosted.read(celebrationId, role, bases.forOthers(c));
  }

  return {
    'GET /api/host/celebrations': ({ host }) => hosted.list(host),
    'POST /api/host/celebrations': ({ c, host, body }) => hosted.create(host, body, bases.forOthers(c)),
    'GET /api/host/celebrations/:celebrationId': ({ c, call: { celebrationId, role } }) =>
      hosted.read(celebrationId, role, bases.forOthers(c)),
    'PATCH /api/host/celebrations/:celebrationId': async ({ c, call, body }) => {
      await hosted.change(call, body);
      return changed(c, call);
    },
    'POST /api/host/celebrations/:celebrationId/menu': async ({ c, call, body }) => {
      await hosted.editMenu(call, body);
      return changed(c, call);
    },
    'PUT /api/host/celebrations/:celebrationId/word': async ({ c, call, body }) => {
      await words.say(call, body);
      return changed(c, call);
    },
    'DELETE /api/host/celebrations/:celebrationId/word': async ({ c, call }) => {
      await words.takeBack(call);
      return changed(c, call);
    },
    'GET /api/host/celebrations/:celebrationId/recap': async ({ c, call: { celebrationId } }) => {
      const { as } = readQuery(c);
      if (as !== undefined && as !== 'csv') throw new ApiProblem('invalid', { field: 'as' });
      const recap = await recaps.read(celebrationId);
      if (as === undefined) return recap;
      return c.body(recapCsv(recap, languageFor(c)), 200, CSV_HEADERS);
    },
    'DELETE /api/host/celebrations/:celebrationId': async ({ call }) => {
      await hosted.delete(call);
      streams.poke(call.celebrationId);
    },
  };
}
