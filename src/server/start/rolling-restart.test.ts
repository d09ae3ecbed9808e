import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { newFolder } from '../store/store.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';
import { newPhone, put, saveAt } from '../testing/service.fixture.ts';

/** A save whose second half waits until `finish` is called. Resolves with the status. */
async function beginSave(url: string | null) {
  const [path, { headers, body }] = put(newPhone(), saveAt(Date.now()));
  const bytes = Buffer.from(String(body));
  const save = request(`${url}${path}`, {
    method: 'PUT',
    headers: { ...(headers as Record<string, string>), 'content-length': bytes.length },
  });
  save.write(bytes.subarray(0, bytes.length / 2));
  const answered = once(save, 'response') as Promise<[IncomingMessage]>;
  return {
    finish: async () => {
      save.end(bytes.subarray(bytes.length / 2));
      const [response] = await answered;
      response.resume();
      return response.statusCode;
    },
  };
}

test('after SIGTERM a server reports that it is not ready, answers until proxies have noticed this, ends its streams and loses no save', async () => {
  const dataDir = newFolder();
  const server = await startServerChild({ dataDir, variables: { DRAIN_SECONDS: '4' } });
  const status = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  const stream = await fetch(`${server.url}/api/leaderboard/live`);
  let hasEnded = false;
  const streamed = text(stream.body as ReadableStream).finally(() => {
    hasEnded = true;
  });
  const save = await beginSave(server.url);
  expect(await status('/readyz')).toBe(200);

  const stopped = server.stop();
  await expect.poll(() => status('/readyz')).toBe(503);
  expect([await status('/healthz'), await status('/api/leaderboard'), hasEnded]).toEqual([200, 200, false]);
  expect(await streamed).toMatch(/^event: leaderboard\n[\s\S]*\n\nretry: 500\n\n$/);
  expect(await save.finish()).toBe(200);
  expect(await stopped).toBe(0);

  const next = await startServerChild({ dataDir });
  expect(await (await fetch(`${next.url}/api/leaderboard`)).json()).toMatchObject({ guests: 1 });
});

test('a second signal, which npm passes on, does not interrupt the shutdown', async () => {
  const server = await startServerChild({ dataDir: newFolder(), variables: { DRAIN_SECONDS: '1' } });
  expect(await server.stop('SIGTERM', 'SIGTERM', 'SIGINT')).toBe(0);
});
