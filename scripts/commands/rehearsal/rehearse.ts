import { parseCelebrationCode } from '../../../src/domain/celebration/celebration-code.ts';
import { codeInText } from '../../../src/domain/celebration/written-code.ts';
import { MINUTE_MS } from '../../../src/domain/limits.ts';
import { readOptions } from '../../../tools/options.ts';
import { countGuests, lookAtServer, NoRehearsal, readAddress, requireNobody } from './ask-server.ts';
import { makeOwnCelebration } from './own-celebration.ts';
import { type Plan, rehearse } from './rehearsal.ts';
import { reportOf } from './report.ts';

const HELP = `npm run rehearsal -- --url https://clink.example [--phones 150] [--code K7MP4XRT] [--minutes 1]

Lets simulated phones join through the real address, with the code of the page, and says what a guest would feel.
  --url      the address at which guests open Clink
  --phones   how many phones, 1 to 1000
  --code     the celebration that 'npm run celebration -- rehearsal' has made. Without it, the rehearsal makes one of
             its own and deletes it, if DATA_DIR or DATABASE_URL leads to the data of that server. Otherwise its guests
             are in the open celebration, which must be empty, until the rehearsal ends
  --minutes  how long the phones stay at the end, 0 to 60. A proxy may cut a silent stream after a minute or two

At the end the server forgets every guest of the rehearsal, also after Ctrl+C, and when the terminal is closed.`;

const MAX_PHONES = 1_000;
const MAX_MINUTES = 60;

function readPlan() {
  const { url, phones, code: given, minutes } = readOptions(HELP, { url: '', phones: 150, code: '', minutes: 1 });
  if (url === '') throw new NoRehearsal(`Say where guests open Clink: --url https://clink.example\n\n${HELP}`);
  if (!Number.isInteger(phones) || phones < 1 || phones > MAX_PHONES)
    throw new NoRehearsal(`--phones is a number from 1 to ${MAX_PHONES}.`);
  if (minutes > MAX_MINUTES) throw new NoRehearsal(`--minutes is a number from 0 to ${MAX_MINUTES}.`);
  const code = given === '' ? null : parseCelebrationCode(codeInText(given));
  if (given !== '' && code === null) throw new NoRehearsal('A code has eight letters and digits, such as K7MP 4XRT.');
  return { url: readAddress(url), phones, code, stayMs: minutes * MINUTE_MS };
}

/** Returns the exit code: 0 if the evening would go well. */
async function run(): Promise<number> {
  const plan = readPlan();
  const { url, phones } = plan;
  const version = await lookAtServer(url);
  console.log(
    `${url.origin} is ${version === '' ? 'an older Clink' : `Clink ${version}`}. ${phones} phones come, within ten seconds.`,
  );
  if (url.protocol === 'http:')
    console.log('This is plain http: phones have no location, no offline use and no installing there.');
  const signal = stopSignal();
  if (plan.code !== null) {
    const exitCode = await rehearseIn({ ...plan, signal });
    console.log(
      `\nIf npm run celebration -- rehearsal made it, the celebration deletes itself after a day.` +
        ` At once, on the server: npm run celebration -- delete ${plan.code}`,
    );
    return exitCode;
  }
  const own = await makeOwnCelebration(url);
  if (!own) {
    console.log(OPEN_WARNING);
    return rehearseIn({ ...plan, signal });
  }
  console.log('The guests are in a celebration of their own, which nobody else sees.');
  try {
    return await rehearseIn({ ...plan, code: own.code, signal });
  } finally {
    await own.remove();
    console.log('The celebration of the rehearsal is deleted.');
  }
}

const OPEN_WARNING =
  'Attention: the guests of the rehearsal are in the open celebration. Whoever opens it now sees them on its leaderboard.' +
  ' They leave when the rehearsal ends. With --code they are in a celebration of their own.';

function stopSignal(): AbortSignal {
  const stop = new AbortController();
  // SIGHUP means that the terminal is closed, so nobody can read the output.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      stop.abort();
      if (signal !== 'SIGHUP') console.log('Stopping. The guests of the rehearsal are taken away first.');
    });
  process.stdout.on('error', () => {});
  return stop.signal;
}

async function rehearseIn(plan: Omit<Plan, 'say'>): Promise<number> {
  const { url, code, signal } = plan;
  await requireNobody(url, code);
  const { lines, isGood } = reportOf(await rehearse({ ...plan, say: console.log }));
  console.log(`\n${lines.join('\n')}`);
  const remaining = await countGuests(url, code);
  if (remaining > 0) console.log(`${remaining} guests are still on the leaderboard.`);
  return isGood && remaining === 0 && !signal.aborted ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof NoRehearsal ? error.message : error);
  process.exitCode = 1;
}
