import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostScreen } from '../../../lab/screenshots/host-screen.ts';
import { HOST_SCREENS } from '../../../lab/screenshots/host-screens.ts';
import { startOtherServers } from '../../../lab/screenshots/other-servers.ts';
import { type HostWorld, prepareHosts } from '../../../lab/screenshots/prepare-hosts.ts';
import { serverProcess } from '../../../lab/shared/server-process.ts';
import { startMailServer } from '../../../src/server/accounts/mails/mail-server.fixture.ts';
import { test as guestTest } from '../clink.ts';
import { hostVariables } from './host.ts';

/** So many screens are one test, so that the workers can share them. */
const GROUP_SIZE = 8;

/**
 * The servers, hosts and celebrations of every host's screen. All tests of a worker share them: no screen changes anything
 * for another one.
 */
export const test = guestTest.extend<object, { world: HostWorld }>({
  // Its pages are those of `world`.
  baseURL: undefined,
  world: [
    async ({}, use) => {
      const mail = await startMailServer();
      const others = await startOtherServers();
      const dataDir = mkdtempSync(join(tmpdir(), 'clink-e2e-'));
      const clink = await serverProcess(dataDir, '.', (url) => hostVariables(url, mail));
      await clink.start();
      await use(await prepareHosts(clink, mail, others));
      await clink.stop();
      rmSync(dataDir, { recursive: true });
      await others.stop();
      await mail.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The screens in groups, each with a name for its test. */
export function hostScreenGroups(isShown: (screen: HostScreen) => boolean) {
  const shown = HOST_SCREENS.filter(isShown);
  return Array.from({ length: Math.ceil(shown.length / GROUP_SIZE) }, (_, index) => {
    const screens = shown.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE);
    return { screens, span: `${screens[0]?.name} to ${screens.at(-1)?.name}` };
  });
}
