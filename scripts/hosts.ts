import * as v from 'valibot';
import { emailSchema } from '../src/domain/accounts/account-calls.ts';
import type { HostEntry } from '../src/domain/accounts/host-entry.ts';
import { linkUnder } from '../src/server/accounts/mails.ts';
import { type HostManager, openHostManager } from '../src/server/accounts/manage-hosts.ts';
import { parseEnv } from '../src/server/env.ts';
import { Mistake, readArguments, runCommand } from './run-command.ts';

const HELP = `npm run hosts -- list
npm run hosts -- invite --email EMAIL       prints a link to create an account, good for a week
npm run hosts -- operator EMAIL             may see, invite, ban and remove hosts; --off takes that back
npm run hosts -- ban EMAIL                  signs out everywhere, and nobody can sign in
npm run hosts -- unban EMAIL
npm run hosts -- remove EMAIL               deletes the account; a running server ends its celebrations within the hour
npm run hosts -- reset-second-step EMAIL    for a host who has lost the app and the recovery codes

Uses DATA_DIR and PUBLIC_URL as the server does. The server may run meanwhile.`;

const NONE_YET = 'There is no host yet.';

const { positionals, values } = readArguments(
  {
    options: { email: { type: 'string' }, off: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  },
  HELP,
);
const [command = 'help', address] = positionals;

const COMMANDS: Readonly<Record<string, (manager: HostManager) => void>> = {
  list: ({ hosts, invitations }) => {
    if (hosts.count() === 0) console.log(NONE_YET);
    for (let offset = 0; offset < hosts.count(); offset += 100) for (const host of hosts.list('', offset)) print(host);
    for (const { email, expiresAt } of invitations.list()) console.log(`${email}: invited until ${dayOf(expiresAt)}`);
  },
  invite: ({ hosts, invitations }) => {
    const email = readEmail(values.email);
    if (hosts.byEmail(email)) throw new Mistake(`${email} has an account already.`);
    const { publicUrl, hosts: settings } = parseEnv(process.env);
    if (!publicUrl) throw new Mistake('Set PUBLIC_URL: the link leads there.');
    if (settings.signup === 'off') throw new Mistake('Set HOST_SIGNUP to invitation or open: nobody can sign up now.');
    console.log(linkUnder(publicUrl)('invitation', invitations.invite(email)));
  },
  operator: (manager) => change(manager, ({ id }) => manager.hosts.setOperator(id, !values.off)),
  ban: (manager) => change(manager, ({ id }) => manager.hosts.setBanned(id, Date.now())),
  unban: (manager) => change(manager, ({ id }) => manager.hosts.setBanned(id, null)),
  'reset-second-step': (manager) => change(manager, ({ id }) => manager.hosts.resetSecondStep(id)),
  remove: (manager) => {
    const { id, email } = find(manager);
    manager.hosts.remove(id);
    console.log(`${email} is removed.`);
  },
};

runCommand(values.help ? 'help' : command, {
  help: HELP,
  commands: COMMANDS,
  creating: 'invite',
  noneYet: NONE_YET,
  open: openHostManager,
});

function readEmail(text: string | undefined): string {
  const parsed = v.safeParse(emailSchema, text);
  if (parsed.success) return parsed.output;
  throw new Mistake('Name the host by an e-mail address, such as marek@example.org.');
}

function find({ hosts }: HostManager): HostEntry {
  const email = readEmail(address);
  const host = hosts.byEmail(email);
  if (!host) throw new Mistake(`No host has the address ${email}.`);
  return host;
}

function change(manager: HostManager, perform: (host: HostEntry) => void): void {
  perform(find(manager));
  print(find(manager));
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
