import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newFolder } from '../store/store.fixture.ts';
import { freePort } from '../testing/free-port.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';
import { fileToDeploy } from './caddy.fixture.ts';

/** Runs the health check of the image, as Docker does: with the environment of the server. Returns its exit code. */
function checkHealth(variables: Record<string, string>) {
  const [, command = '[]'] = /HEALTHCHECK[^[]*(\[.*\])/.exec(readFileSync(fileToDeploy('Dockerfile'), 'utf8')) ?? [];
  const [program = '', ...words] = JSON.parse(command) as string[];
  return spawnSync(program, words, { env: { PATH: process.env.PATH, ...variables } }).status;
}

test('the health check of the image asks at the port of the server', async () => {
  const PORT = String(await freePort());
  expect(checkHealth({ PORT })).toBe(1);
  const server = await startServerChild({ dataDir: newFolder(), variables: { PORT } });
  expect(server.url).not.toBeNull();
  expect(checkHealth({ PORT })).toBe(0);
});
