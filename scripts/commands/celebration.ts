import * as v from 'valibot';
import { CELEBRATION_PARAMETER, type Celebration } from '../../src/domain/celebration/celebration.ts';
import { parseCelebrationCode } from '../../src/domain/celebration/celebration-code.ts';
import { celebrationDraftSchema } from '../../src/domain/celebration/celebration-draft.ts';
import { isTooFarAhead, MAX_YEARS_AHEAD } from '../../src/domain/celebration/far-date.ts';
import { reachOf } from '../../src/domain/celebration/reach.ts';
import { codeInText, formatCelebrationCode } from '../../src/domain/celebration/written-code.ts';
import { type CelebrationManager, createCelebrationManager } from '../../src/server/hosting/manage-celebrations.ts';
import { bestUrl } from '../../src/server/http/address/network-url.ts';
import type { Env } from '../../src/server/start/env.ts';
import { Mistake, readArguments, runCommand } from './run-command.ts';
import { terminalQr } from './terminal-qr.ts';

const HELP = `npm run celebration -- create --names "Ana & Ben" --date 2027-06-19 [--time-zone Europe/Vienna] [--language en]
npm run celebration -- list
npm run celebration -- close CODE     nothing more is logged; the leaderboard stays until the sessions expire
npm run celebration -- reopen CODE
npm run celebration -- delete CODE    deletes the celebration and everything that its guests logged
npm run celebration -- rehearsal      makes one that deletes itself after a day, and prints the line that rehearses in it

Uses DATA_DIR or DATABASE_URL, PUBLIC_URL, HOST and PORT as the server does. A running server notices within two seconds.`;

const NONE_YET = 'There is no celebration yet.';
/** Says where the operator should run the printed command, depending on who can reach the server. */
const FROM_WHERE = {
  everybody: 'From a computer outside of this network:',
  network: 'From another computer in this network, because PUBLIC_URL is not set:',
  computer: 'On this computer, because no other one reaches the server:',
};

const TEXT = { type: 'string' } as const;
const { positionals, values } = readArguments(
  {
    options: { names: TEXT, date: TEXT, 'time-zone': TEXT, language: TEXT, help: { type: 'boolean' } },
    allowPositionals: true,
  },
  HELP,
);
const [command = 'help', code] = positionals;

const COMMANDS: Readonly<Record<string, (manager: CelebrationManager, env: Env) => Promise<void>>> = {
  create: async (manager, env) => {
    const draft = readDraft();
    const celebration = await manager.create(draft);
    print(celebration, env);
    if (values['time-zone'] === undefined && zoneOfSystem() === null)
      console.error(
        `The time zone of this system (TZ=${process.env.TZ ?? ''}) is not known here, so it is UTC. To set it, delete this one and make it again with --time-zone Europe/Vienna.`,
      );
    if (draft.date < todayIn(draft.timeZone))
      console.error(`${draft.date} is over. If that was a slip, delete this one and make it again.`);
    console.log(`\n${terminalQr(linkOf(celebration, env))}`);
  },
  rehearsal: async (manager, env) => {
    const { code } = await manager.rehearse();
    const url = bestUrl(env);
    console.log(FROM_WHERE[reachOf(new URL(url))]);
    console.log(`  npm run rehearsal -- --phones 150 --url ${url} --code ${code}`);
    console.log('The celebration deletes itself after a day. This deletes it at once, here:');
    console.log(`  npm run celebration -- delete ${code}`);
  },
  list: async (manager, env) => {
    const celebrations = await manager.list();
    if (celebrations.length === 0) console.log(NONE_YET);
    for (const celebration of celebrations) print(celebration, env);
  },
  close: (manager, env) => setState(manager, env, 'over'),
  reopen: (manager, env) => setState(manager, env, 'open'),
  delete: async (manager) => {
    const celebration = await find(manager);
    await manager.remove(celebration.id);
    console.log(`${celebration.names} is deleted, and its code is never given again.`);
    console.log(
      'A running server deletes what its guests logged within seconds. A stopped one does so when it starts.',
    );
  },
};

await runCommand(values.help ? 'help' : command, {
  help: HELP,
  commands: COMMANDS,
  creating: ['create', 'rehearsal'],
  noneYet: NONE_YET,
  managerOf: (hosts) => {
    // A draft with faults must not create the database.
    if (command === 'create') readDraft();
    return createCelebrationManager(hosts, Date.now);
  },
});

function readDraft() {
  const { names = '', date = '', language } = values;
  const timeZone = values['time-zone'] ?? zoneOfSystem() ?? 'UTC';
  const draft = { names, date, timeZone, ...(language !== undefined && { language }) };
  const parsed = v.safeParse(celebrationDraftSchema, draft);
  const isFar = isTooFarAhead(date, Date.now());
  if (parsed.success && !isFar) return parsed.output;
  const faults = (parsed.issues ?? []).map((issue) => `  --${optionOf(v.getDotPath(issue))} ${issue.message}`);
  if (parsed.success) faults.push(`  --date must be at most ${MAX_YEARS_AHEAD} years ahead`);
  throw new Mistake(`The celebration is not right:\n${faults.join('\n')}`);
}

/** The time zone of the system. Null if `TZ` names no zone that is known here, such as ':/etc/localtime'. */
function zoneOfSystem(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return v.is(celebrationDraftSchema.entries.timeZone, timeZone) ? timeZone : null;
}

/** The present day in a time zone, as YYYY-MM-DD. */
function todayIn(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(Date.now());
  return (['year', 'month', 'day'] as const).map((part) => parts.find(({ type }) => type === part)?.value).join('-');
}

function optionOf(field: string | null): string {
  return field === 'timeZone' ? 'time-zone' : (field ?? '');
}

async function setState(manager: CelebrationManager, env: Env, state: Celebration['state']): Promise<void> {
  const celebration = await find(manager);
  await manager.setState(celebration.id, state);
  print({ ...celebration, state }, env);
}

async function find(manager: CelebrationManager): Promise<Celebration> {
  const parsed = parseCelebrationCode(codeInText(code ?? ''));
  if (!parsed) throw new Mistake(`A code has eight letters and digits, such as K7MP 4XRT.`);
  const celebration = await manager.find(parsed);
  if (!celebration) throw new Mistake(`No celebration has the code ${formatCelebrationCode(parsed)}.`);
  return celebration;
}

function print(celebration: Celebration, env: Env): void {
  const { names, date, timeZone, state } = celebration;
  console.log(`${names}, ${date} (${timeZone})${state === 'over' ? ', over' : ''}`);
  console.log(`  Code: ${formatCelebrationCode(celebration.code)}`);
  console.log(`  Link: ${linkOf(celebration, env)}`);
}

function linkOf({ code }: Celebration, env: Env): string {
  return `${bestUrl(env)}/?${CELEBRATION_PARAMETER}=${code}`;
}
