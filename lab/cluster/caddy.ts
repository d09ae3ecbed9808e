import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/server/testing/free-port.fixture.ts';
import { eventually, requireOk } from './eventually.ts';

const SHIPPED = fileURLToPath(new URL('../../deploy/several-servers.Caddyfile', import.meta.url));
const PIN = 'lb_policy header X-Clink-Celebration';

export function hasCaddy(): boolean {
  return spawnSync('caddy', ['version']).status === 0;
}

/**
 * Starts a real Caddy in front of several servers, with deploy/several-servers.Caddyfile on plain http. It sends all calls of
 * a celebration to one server (`pinned`), or each call to the next server (`roaming`).
 */
export async function startCaddy(folder: string, way: 'pinned' | 'roaming', ports: readonly number[]) {
  const shipped = readFileSync(SHIPPED, 'utf8');
  if (!shipped.includes(PIN)) throw new Error(`${SHIPPED} has no '${PIN}'`);
  const config = join(folder, `${way}.Caddyfile`);
  const sites = way === 'pinned' ? shipped : shipped.replace(PIN, 'lb_policy round_robin');
  writeFileSync(config, `{\n\tadmin off\n}\n${sites}`);
  const url = `http://localhost:${await freePort()}`;
  const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CLINK_NAME: url,
      CLINK_SERVERS: ports.map((port) => `localhost:${port}`).join(' '),
    },
    stdio: 'ignore',
  });
  const stop = async () => {
    const exited = once(caddy, 'exit');
    if (caddy.kill('SIGKILL')) await exited;
  };
  await eventually(() => requireOk(`${url}/healthz`)).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
