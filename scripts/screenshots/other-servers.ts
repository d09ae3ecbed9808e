import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manageHosts } from '../../tools/manage-hosts.ts';
import { serverProcess } from '../../tools/server-process.ts';

const SILENT_HOUSE = {
  OIDC_ISSUER: 'https://login.hotel.example',
  OIDC_CLIENT_ID: 'clink',
  OIDC_CLIENT_SECRET: 'a secret of the house and of Clink',
};

const SETTINGS = {
  byInvitation: (url: string) => ({ PUBLIC_URL: url, HOST_SIGNUP: 'invitation' }),
  /** A server with a house's OpenID provider, which does not answer. */
  closed: (url: string) => ({ PUBLIC_URL: url, HOST_SIGNUP: 'off', ...SILENT_HOUSE }),
  /** A server that is opened under a name other than its own. */
  withoutAddress: () => ({}),
};

/** Browsers resolve every name below `localhost` to this computer. Hosts can sign in only under `localhost` itself. */
const underAnotherName = (url: string) => url.replace('localhost', 'clink.localhost');

/** Starts servers without mail and without accounts. Stop them at the end. */
export async function startOtherServers() {
  const folder = mkdtempSync(join(tmpdir(), 'clink-others-'));
  const start = async (name: keyof typeof SETTINGS) => {
    const server = await serverProcess(join(folder, name), '.', SETTINGS[name]);
    await server.start();
    return server;
  };
  const servers = await Promise.all([start('byInvitation'), start('closed'), start('withoutAddress')]);
  const [byInvitation, closed, withoutAddress] = servers;
  return {
    /** The addresses of the servers. */
    urls: { byInvitation: byInvitation.url, closed: closed.url, withoutAddress: underAnotherName(withoutAddress.url) },
    /** Creates the token of a link that makes somebody the first host of `byInvitation`. */
    newSetUpToken: async () => {
      const token = await manageHosts(byInvitation.dataDir, ({ setupLinks }) => setupLinks.renew(Date.now()));
      if (token === null) throw new Error('a screen has made the first host of the server that has none');
      return token;
    },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      rmSync(folder, { recursive: true });
    },
  };
}
export type OtherServers = Awaited<ReturnType<typeof startOtherServers>>;
