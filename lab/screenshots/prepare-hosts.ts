import { type APIRequestContext, request } from '@playwright/test';
import { hostCalls, type Party } from '../shared/host-calls.ts';
import type { ServerProcess } from '../shared/server-process.ts';
import { addGuests } from './add-guests.ts';

/** The cookies of a browser where somebody is signed in. */
export type SignedIn = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** A server with hosts, their celebrations and guests, as the pictures of the hosts' page show them. */
export interface HostWorld {
  readonly url: string;
  /** Runs the server, and hosts the parties. */
  readonly marek: SignedIn;
  /** Has just signed up. */
  readonly ida: SignedIn;
  /** 12 guests are in, 3 wait at the door, and Sofie helps. */
  readonly busy: Party;
  readonly empty: Party;
  /** 300 guests. The leaderboard is paused. */
  readonly large: Party;
  /** The token of an invitation by which Marek asks for help. */
  readonly invitation: string;
}

export async function prepareHosts(server: ServerProcess): Promise<HostWorld> {
  const { url } = server;
  const [marek, ida] = [await request.newContext(), await request.newContext()];
  const host = hostCalls(marek, server);
  await host.signUp('Marek', { isOperator: true });
  const busy = await host.celebrate('Ana & Ben', new Date().toISOString().slice(0, 10));
  const empty = await host.celebrate('Mia & Leo', '2027-07-03');
  const large = await host.celebrate('Maximilian & Anna-Katharina', '2027-09-18');
  const at = host.at(busy);
  for (const name of ['Sofie', 'Carla', 'Tom']) {
    const other = await request.newContext();
    await hostCalls(other, server).signUp(name);
    if (name === 'Sofie') await hostCalls(other, server).accept(await at.invite());
    await other.dispose();
  }
  await hostCalls(ida, server).signUp('Ida');
  await moderate(at, await addGuests(url, 14, busy.code));
  await at.set({ door: 'ask' });
  await addGuests(url, 3, busy.code, 20);
  await addGuests(url, 300, large.code);
  await host.at(large).set({ paused: true });
  await at.invite('lena@example.org');
  await host.call('POST', '/api/auth/admin/invitations', { email: 'paul@example.org' });
  return {
    url,
    marek: await marek.storageState(),
    ida: await ida.storageState(),
    busy,
    empty,
    large,
    invitation: await host.at(empty).invite(),
  };
}

type Moderation = ReturnType<ReturnType<typeof hostCalls>['at']>;

async function moderate({ moderate }: Moderation, [renamed = '', hidden = '', removed = '', barred = '']: string[]) {
  await moderate(renamed, { action: 'rename', name: 'Ana the bride' });
  await moderate(hidden, { action: 'hide' });
  await moderate(removed, { action: 'remove' });
  await moderate(barred, { action: 'remove', mayReturn: false });
}
