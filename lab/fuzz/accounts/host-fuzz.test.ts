import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OPEN_API_DOCUMENT } from '../../../src/server/openapi/document.ts';
import { bodyBytes } from '../body.ts';
import { ORIGIN, startFuzzedService } from '../fuzzed-service.ts';
import { Judge } from '../judge.ts';
import { type HostCall, hostCallsOf } from './host-calls.ts';

const EVENING_MS = Date.UTC(2026, 5, 20, 19);

/** What a guest's page asks about the celebration. */
const GUEST: HostCall = {
  method: 'GET',
  path: '/api/celebrations/{code}',
  host: null,
  origin: null,
  type: undefined,
  body: null,
};

/** A server on which Marek has a celebration with one guest. */
async function openHosted() {
  const identifyHost = async ({ headers }: Request) => {
    const id = /host=(\w+)/.exec(headers.get('cookie') ?? '')?.[1];
    return id ? { id, name: id, email: `${id}@example.org`, isOperator: false } : null;
  };
  const { service, timers, lines } = await startFuzzedService({
    startMs: EVENING_MS,
    logLevel: 'error',
    hosts: () => ({ identifyHost }),
  });
  const ask = async (host: string, path: string, body: object) => {
    const headers = { origin: ORIGIN, cookie: `host=${host}`, 'content-type': 'application/json' };
    const response = await service.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.ok).toBe(true);
    return response.json();
  };
  return { service, timers, errors: lines, ask };
}

/** A new celebration with a co-host, a guest, an entry of the log and an open invitation. */
async function prepare({ service, timers, ask }: Awaited<ReturnType<typeof openHosted>>, round: number) {
  const host = `marek${round}`;
  const draft = { names: 'Ana & Ben', date: '2026-06-20', timeZone: 'UTC' };
  const { id, code } = await ask(host, '/api/host/celebrations', draft);
  const at = `/api/host/celebrations/${id}`;
  const { token } = await ask(host, `${at}/invitations`, {});
  await ask(`sofie${round}`, `/api/host/invitations/${token}/accept`, {});
  const guestId = `guest${round}`.padEnd(22, '_');
  const now = timers.wallMs();
  const save = { userName: 'Ana', drinks: [], sessionStart: now, drinkingPace: 'slow', sentAt: now };
  await service.app.request(`/api/sessions/${guestId}?c=${code}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${'k'.repeat(43)}`, 'content-type': 'application/json' },
    body: JSON.stringify(save),
  });
  const { entry } = await ask(host, `${at}/guests/${guestId}`, { action: 'hide' });
  const invited = await ask(host, `${at}/invitations`, {});
  return {
    '{celebrationId}': id,
    '{code}': code,
    '{guestId}': guestId,
    '{actionId}': String(entry.id),
    '{hostId}': `sofie${round}`,
    '{invitationId}': invited.id,
    '{token}': invited.token,
  } as Readonly<Record<string, string>>;
}

test('right, nearly right and wrong calls of hosts get the answers of the document and no other', {
  timeout: 120_000,
}, async () => {
  const hosted = await openHosted();
  const { service, timers, errors } = hosted;
  const judge = new Judge(OPEN_API_DOCUMENT);
  const statuses = new Set<number>();
  const menus = new Set<string>();
  let round = 0;

  async function play({ method, path, host, origin, type, body }: HostCall, known: Readonly<Record<string, string>>) {
    const target = path.replace(/\{\w+\}/g, (name) => known[name] ?? name);
    const headers = new Headers({
      ...(host && { cookie: `host=${host}${round}` }),
      ...(origin && { origin }),
      ...(type && { 'content-type': type }),
    });
    const init = { method, headers, ...(body && { body: bodyBytes(body) }) };
    const response = await service.app.request(target, init);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isStream ? '' : await response.text();
    await (isStream && response.body?.cancel());
    const { faults } = judge.judge(
      { method, path: target },
      { status: response.status, headers: response.headers, body: text },
    );
    statuses.add(response.status);
    menus.add(/"menu":\[.*?\]/.exec(text)?.[0] ?? '');
    expect([method, target, ...faults, ...errors.splice(0)]).toEqual([method, target]);
    timers.jump(100);
  }

  const rounds = fc.asyncProperty(
    fc.array(hostCallsOf(OPEN_API_DOCUMENT), { maxLength: 30, size: 'max' }),
    async (calls) => {
      round += 1;
      const known = await prepare(hosted, round);
      for (const call of calls) {
        await play(call, known);
        if (call.method === 'PATCH') await play(GUEST, known);
      }
    },
  );
  await fc.assert(rounds, { seed: 1, numRuns: 60 });
  // 201 is the answer to the calls that prepare each round.
  const seen = [200, 204, 400, 401, 403, 404, 409, 413, 415, 422];
  expect([...statuses]).toEqual(expect.arrayContaining(seen));
  expect(menus.size).toBeGreaterThan(10);
});
