import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, type TestContext } from 'vitest';
import { newFolder } from '../../store/store.fixture.ts';

interface Call {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

export function fileToDeploy(name: string): string {
  return fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url));
}

/**
 * A real Caddy on free ports, with an unchanged file of deploy/. Caddy's own authority signs the certificate of
 * localhost. If Caddy is not installed, the test is skipped with instructions to install it.
 */
export async function startCaddy({ skip }: TestContext, name: string, ports: number[], variables: NodeJS.ProcessEnv) {
  if (spawnSync('caddy', ['version']).status !== 0) skip(`${name} needs Caddy: apt-get install caddy`);
  const [httpPort, httpsPort] = ports;
  const home = newFolder();
  const config = join(home, 'Caddyfile');
  const options = `admin off\n skip_install_trust\n http_port ${httpPort}\n https_port ${httpsPort}`;
  writeFileSync(config, `{\n ${options}\n}\nimport ${fileToDeploy(name)}\n`);
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      CLINK_NAME: 'localhost',
      ...variables,
    },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const authority = join(home, 'caddy/pki/authorities/local/root.crt');
  const open = async (path: string, { body, ...call }: Call = {}): Promise<IncomingMessage> => {
    const ca = readFileSync(authority);
    const sent = httpsRequest({ host: 'localhost', port: httpsPort, path, ca, agent: false, ...call }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    onTestFinished(() => void response.destroy());
    return response;
  };
  const answer = async (path: string, call?: Call) => {
    const response = await open(path, call);
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
  const isServing = () =>
    existsSync(authority) &&
    answer('/healthz').then(
      ({ status }) => status === 200,
      () => false,
    );
  await expect.poll(isServing).toBe(true);
  return { open, answer, plain: () => headOf(`http://localhost:${httpPort}/?c=K7MP4XRT`) };
}

async function headOf(url: string) {
  const [response] = (await once(httpRequest(url).end(), 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, location: response.headers.location };
}
