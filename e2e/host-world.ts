import { startOtherServers } from '../lab/screenshots/other-servers.ts';
import { type HostWorld, prepareHosts } from '../lab/screenshots/prepare-hosts.ts';
import { test as hostTest } from './host.ts';

/** The servers, hosts and celebrations of every host's screen. */
export const test = hostTest.extend<{ world: HostWorld }>({
  world: async ({ clink, mail }, use) => {
    const others = await startOtherServers();
    await use(await prepareHosts(clink, mail, others.urls));
    await others.stop();
  },
});
