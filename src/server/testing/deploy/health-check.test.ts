import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newFolder } from '../../store/store.fixture.ts';
import { freePort } from '../free-port.fixture.ts';
import { launchServerChild } from '../server-child.fixture.ts';
import { fileToDeploy } from './caddy.fixture.ts';

/** Runs the health check of the image like Docker, with the environment of the server. Returns the exit code. */
function checkHealth(variables: Record<string, string>) {
  const [, command = '[]'] = /HEALTHCHECK[^[]*(\[.*\])/.exec(readFileSync(fileToDeploy('Dockerfile'), 'utf8')) ?? [];
  const [program = '', ...words] = JSON.parse(command) as string[];
  return spawnSync(program, words, { env: { PATH: process.env.PATH, ...variables } }).status;
}

// 127.0.0.2 stands for an address in the network, because the server then does not listen on localhost.
test.each(['', ' ', 'localhost', '127.0.0.2', ' 127.0.0.2', '0.0.0.0', '::', '::1', '[::1]'])(
  'the image’s health check uses the port and the address of a server with HOST=%j',
  async (HOST) => {
    const variables = { PORT: String(await freePort()), HOST };
    expect(checkHealth(variables)).toBe(1);
    launchServerChild({ dataDir: newFolder(), variables });
    await expect.poll(() => checkHealth(variables), { interval: 500 }).toBe(0);
  },
);
