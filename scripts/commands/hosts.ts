import * as v from 'valibot';
import { emailSchema } from '../../src/domain/accounts/account-calls.ts';
import { SETUP_LASTS_MS } from '../../src/domain/accounts/account-limits.ts';
import type { HostEntry } from '../../src/domain/accounts/host-entry.ts';
import { pastedEmail } from '../../src/domain/accounts/pasted-email.ts';
import { linkUnder } from '../../src/server/accounts/better-auth/host-links.ts';
import { asciiAddress } from '../../src/server/accounts/mails/ascii-address.ts';
import { createHostManager, type HostManager } from '../../src/server/accounts/manage-hosts.ts';
import { bestUrl } from '../../src/server/http/address/network-url.ts';
import { isOrigin } from '../../src/server/http/address/public-address.ts';
import { commandFor } from '../../src/server/http/own-commands.ts';
import { setUpLines, setUpLinkOf } from '../../src/server/start/announce.ts';
import type { Env } from '../../src/server/start/env.ts';
import { Mistake, readArguments, runCommand } from './run-command.ts';

const HELP = `npm run hosts -- list
npm run hosts -- setup                      prints a link that makes the first host, good for half an hour
npm run hosts -- invite --email EMAIL       prints a link to create an account, good for a week
npm run hosts -- operator EMAIL             may see, invite, ban and remove hosts; --off takes that back
npm run hosts -- ban EMAIL                  signs out everywhere, and nobody can sign in
npm run hosts -- unban EMAIL
npm run hosts -- remove EMAIL               deletes the account; a running server ends its celebrations within the hour
npm run hosts -- address [ADDRESS]          says where guests open Clink, or what a host has said; PUBLIC_URL wins
npm run hosts -- reset-second-step EMAIL    removes the second step and all passkeys, for a host who has lost the phone

Uses DATA_DIR or DATABASE_URL, and PUBLIC_URL or PORT, as the server does. The server may run meanwhile.`;

const NO_SIGN_UP = 'Set HOST_SIGNUP to invitation or open: nobody can sign up now.';
const NONE_YET = 'There is no host yet.';

const { positionals, values } = readArguments(
  {
    options: { email: { type: 'string' }, off: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  },
  HELP,
);
const [command = 'help', address] = positionals;

const COMMANDS: Readonly<Record<string, (manager: HostManager, env: Env) => Promise<void>>> = {
  list: async ({ hosts, invitations }) => {
    const { count } = await hosts.page();
    if (count === 0) console.log(NONE_YET);
    for (let offset = 0; offset < count; offset += 100)
      for (const host of (await hosts.page('', offset)).users) print(host);
    for (const { email, expiresAt } of await invitations.list())
      console.log(`${email}: invited until ${dayOf(expiresAt)}`);
  },
  invite: async ({ hosts, invitations }, env) => {
    const email = readEmail(values.email);
    if (await hosts.byEmail(email)) throw new Mistake(`${email} has an account already.`);
    if (env.hosts.signup === 'off') throw new Mistake(NO_SIGN_UP);
    console.log(linkUnder(bestUrl(env))('invitation', await invitations.invite(email, Date.now())));
  },
  setup: async ({ setupLinks }, env) => {
    if (env.hosts.signup === 'off') throw new Mistake(NO_SIGN_UP);
    const now = Date.now();
    const token = await setupLinks.renew(now);
    if (token === null)
      throw new Mistake(
        `There is a host already. This makes a host an operator: ${commandFor('hosts', 'operator EMAIL')}`,
      );
    const setUp = setUpLinkOf(token, env, now + SETUP_LASTS_MS);
    process.stdout.write(await setUpLines(setUp, process.stdout));
  },
  address: async ({ house }) => {
    if (address !== undefined) {
      if (!isOrigin(address)) throw new Mistake('Write the address without a path, such as https://clink.example.');
      await house.putAddress(new URL(address).origin);
    }
    console.log((await house.address()) ?? 'No host has said where guests open Clink.');
  },
  operator: (manager) => change(manager, ({ id }) => manager.hosts.setOperator(id, !values.off)),
  ban: (manager) => change(manager, ({ id }) => manager.hosts.setBanned(id, Date.now())),
  unban: (manager) => change(manager, ({ id }) => manager.hosts.setBanned(id, null)),
  'reset-second-step': (manager) => change(manager, ({ id }) => manager.hosts.resetSecondStep(id)),
  remove: async (manager) => {
    const { id, email } = await find(manager);
    await manager.remove(id);
    console.log(`${email} is removed.`);
  },
};

await runCommand(values.help ? 'help' : command, {
  help: HELP,
  commands: COMMANDS,
  creating: ['invite', 'setup'],
  noneYet: NONE_YET,
  managerOf: createHostManager,
});

function readEmail(text = ''): string {
  const parsed = v.safeParse(emailSchema, asciiAddress(pastedEmail(text)));
  if (parsed.success) return parsed.output;
  throw new Mistake('Name the host by an e-mail address, such as marek@example.org.');
}

async function find({ hosts }: HostManager): Promise<HostEntry> {
  const email = readEmail(address);
  const host = await hosts.byEmail(email);
  if (!host) throw new Mistake(`No host has the address ${email}.`);
  return host;
}

async function change(manager: HostManager, perform: (host: HostEntry) => Promise<unknown>): Promise<void> {
  await perform(await find(manager));
  print(await find(manager));
}

function print({ name, email, isConfirmed, isOperator, hasSecondStep, bannedAt, lastSeenAt }: HostEntry): void {
  const facts = [
    isOperator && 'operator',
    hasSecondStep && 'second step',
    !isConfirmed && 'not confirmed',
    bannedAt !== null && `banned ${dayOf(bannedAt)}`,
    lastSeenAt !== null && `seen ${dayOf(lastSeenAt)}`,
  ];
  console.log([`${email}: ${name}`, ...facts.filter((fact) => fact !== false)].join(', '));
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
