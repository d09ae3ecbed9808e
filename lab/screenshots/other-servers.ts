import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProcess } from '../shared/server-process.ts';

const SETTINGS = {
  byInvitation: (url: string) => ({ PUBLIC_URL: url, HOST_SIGNUP: 'invitation' }),
  closed: (url: string) => ({ PUBLIC_URL: url, HOST_SIGNUP: 'off' }),
  /** Under another name than its own. */
  withoutAddress: () => ({}),
};

/** The addresses of servers without mail and without accounts. */
export type OtherServers = Readonly<Record<keyof typeof SETTINGS, string>>;

/** Browsers find every name below `localhost` on this computer. The server has hosts only under the name itself. */
const underAnotherName = (url: string) => url.replace('localhost', 'clink.localhost');

/** Starts them. Stop them at the end. */
export async function startOtherServers(): Promise<{ urls: OtherServers; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'clink-others-'));
  const start = async (name: keyof typeof SETTINGS) => {
    const server = await serverProcess(join(folder, name), '.', SETTINGS[name]);
    await server.start();
    return server;
  };
  const [byInvitation, closed, withoutAddress] = await Promise.all([
    start('byInvitation'),
    start('closed'),
    start('withoutAddress'),
  ]);
  return {
    urls: { byInvitation: byInvitation.url, closed: closed.url, withoutAddress: underAnotherName(withoutAddress.url) },
    stop: async () => {
      await Promise.all([byInvitation.stop(), closed.stop(), withoutAddress.stop()]);
      rmSync(folder, { recursive: true });
    },
  };
}
