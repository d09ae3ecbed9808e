import { request } from '@playwright/test';
import { OBSTLER, SPRITZ } from '../../src/domain/menu/menu.fixture.ts';
import type { MenuItem } from '../../src/domain/menu/menu-item.ts';
import { type MailServer, startMailServer } from '../../src/server/accounts/mails/mail-server.fixture.ts';
import { endTheGrace } from '../../tools/end-the-grace.ts';
import { type HostCalls, hostCalls, type Party } from '../../tools/host-calls.ts';
import { type ServerProcess, withServer } from '../../tools/server-process.ts';
import { addGuests } from './add-guests.ts';
import { addDevice, addPasskey, addSecondStep, ban, newAccounts, signUpOnly } from './other-accounts.ts';
import { type OtherServers, startOtherServers } from './other-servers.ts';

const MENU: readonly MenuItem[] = [
  SPRITZ,
  OBSTLER,
  { id: 'mule', name: 'Virgin Mule', sign: '🌿', drinkType: 'other', isSoldOut: false },
];
const MORE: readonly MenuItem[] = [
  { id: 'limoncello', name: 'Limoncello Tonic', sign: '🍋', drinkType: 'cocktail', isSoldOut: false },
  { id: 'wine', name: 'Blaufränkisch 2019', sign: '🍷', drinkType: 'wine', isSoldOut: true },
  { id: 'water', name: 'Water from the well', sign: '🧊', drinkType: 'water', isSoldOut: false },
  { id: 'fizz', name: 'Holunderblütenschorleeis', sign: '🌸', drinkType: 'other', isSoldOut: true },
  { id: 'tea', name: 'شاي بالنعناع', sign: '🍵', drinkType: 'other', isSoldOut: false },
];

/** Starts the servers, lets hosts and guests do what the screenshots show, and stops the servers after `use`. */
export async function withHostWorld(use: (world: HostWorld) => Promise<void>): Promise<void> {
  const mail = await startMailServer();
  const others = await startOtherServers();
  const settings = (url: string) => ({ PUBLIC_URL: url, HOST_SIGNUP: 'open', SMTP_URL: mail.url });
  try {
    await withServer(settings, async (server) => use(await prepareHosts(server, mail, others)));
  } finally {
    await others.stop();
    await mail.close();
  }
}

/** Prepares a server with hosts, celebrations and guests for the screenshots of the hosts' pages. */
async function prepareHosts(server: ServerProcess, mail: MailServer, others: OtherServers) {
  const { url } = server;
  async function newcomer(name: string) {
    const context = await request.newContext();
    const calls = hostCalls(context, server);
    await calls.signUp(name, { isOperator: name === 'Marek' });
    return { calls, state: () => context.storageState() };
  }

  const marek = await newcomer('Marek');
  const host = marek.calls;
  const busy = await host.celebrate();
  const empty = await host.celebrate('Mia & Leo', '2027-07-03');
  const large = await host.celebrate('Maximilian & Anna-Katharina', '2027-09-18');
  const over = await host.celebrate('Nina & Jo');
  const [sofie, carla, ida] = [await newcomer('Sofie'), await newcomer('Carla'), await newcomer('Ida')];
  await sofie.calls.accept(await host.at(busy).invite());
  await addDevice(server, 'Sofie');
  await addSecondStep(sofie.calls);
  await addPasskey(sofie.calls, url);
  await newcomer('Tom');
  await ban(host, 'Tom');
  await signUpOnly(server, 'Noa');
  await fill(url, host, { busy, large, over });
  return {
    url,
    others,
    /** A celebration with 12 guests who are in, 5 of them on the page, and 3 at the door. Sofie is its co-host. */
    busy,
    empty,
    /** A celebration with 300 guests and a paused leaderboard. */
    large,
    over,
    /** The calls that Marek and Carla make while a screenshot is prepared. */
    host,
    carla: carla.calls,
    /** Marek, who is the operator and hosts the celebrations. */
    marek: await marek.state(),
    /** Ida, who has just signed up. */
    ida: await ida.state(),
    /** Sofie, who is Marek's co-host. She has two devices, a second step and a passkey. */
    sofie: await sofie.state(),
    /** The token of Marek's invitation to a co-host. */
    invitation: await host.at(empty).invite(),
    /** The token of Marek's invitation to create an account. */
    accountInvitation: await host.inviteHost('paul@example.org'),
    /** Lets Carla invite Ida as a co-host, and lets Ida accept. */
    askIda: async (party: Party) => ida.calls.accept(await carla.calls.at(party).invite()),
    confirmation: newAccounts(server, mail),
    /** Ends the ten minutes in which the deletion of a celebration can be undone. */
    endTheGrace: () => endTheGrace(server.dataDir),
  };
}
export type HostWorld = Awaited<ReturnType<typeof prepareHosts>>;

/** Lets guests join, and plays the evenings. */
async function fill(url: string, host: HostCalls, { busy, large, over }: Pick<HostWorld, 'busy' | 'large' | 'over'>) {
  const { set, moderate, invite } = host.at(busy);
  const [renamed = '', hidden = '', removed = '', barred = ''] = await addGuests(url, 14, busy.code, 0, 5);
  await moderate(renamed, { action: 'rename', name: 'Ana the bride' });
  await moderate(hidden, { action: 'hide' });
  await moderate(removed, { action: 'remove' });
  await moderate(barred, { action: 'remove', mayReturn: false });
  await set({ door: 'ask', menu: MENU, revision: 0 });
  await addGuests(url, 3, busy.code, 20);
  await invite('lena@example.org');
  await addGuests(url, 300, large.code, 0, 24);
  await host.at(large).set({ paused: true, menu: [...MENU, ...MORE], revision: 0, withoutAlcohol: true });
  await addGuests(url, 3, over.code);
  await host.at(over).set({ state: 'over', date: '2026-05-16' });
}
