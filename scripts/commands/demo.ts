import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { parseCelebrationCode } from '../../src/domain/celebration/celebration-code.ts';
import { codeInText } from '../../src/domain/celebration/written-code.ts';
import { DRINK_MENU, isAlcoholic, SPIRITS } from '../../src/domain/drink-menu.ts';
import { type ServedFacts, servedFactsSchema } from '../../src/domain/hosting/served-facts.ts';
import { MINUTE_MS } from '../../src/domain/limits.ts';
import { PACES } from '../../src/domain/session/pace.ts';
import { parseEnv } from '../../src/server/start/env.ts';
import type { SessionStore } from '../../src/sync/evening/session-store.ts';
import type { Clock, Fetch } from '../../src/sync/ports.ts';
import { REAL_PORTS, startHeadlessPhone } from '../../tools/headless-phone.ts';
import { addCelebration, urlWithin } from '../../tools/new-celebration.ts';
import { readOptions } from '../../tools/options.ts';
import { openHostsOf } from './open-hosts.ts';
import { guestName } from './rehearsal/guest-names.ts';

const HELP = `npm run demo -- [--url http://localhost:3000] [--guests 40] [--speed 60] [--celebrations 0] [--code K7MP4XRT]

Fills a running Clink with guests who join and drink, through the public API.
  --guests  how many guests
  --speed   how many times faster than real time: at 60 an evening of four hours takes four minutes
  --celebrations  makes this many in DATA_DIR or DATABASE_URL, and lets the guests arrive at each of them in turn
  --code  lets them arrive at the celebration with this code`;

const ARRIVE_WITHIN_MS = 30 * MINUTE_MS;
const BETWEEN_DRINKS_MS = { min: 10 * MINUTE_MS, max: 50 * MINUTE_MS };
const UNDO_SHARE = 0.03;
const PACE_CHANGE_SHARE = 0.05;

const {
  url,
  guests,
  speed,
  celebrations,
  code: given,
} = readOptions(HELP, {
  url: 'http://localhost:3000',
  guests: 40,
  speed: 60,
  celebrations: 0,
  code: '',
});

/** The phones' clock runs `speed` times as fast, so that the server sees an evening of several hours within minutes. */
const startedAt = Date.now();
const clock: Clock = {
  now: () => Math.round(startedAt + (Date.now() - startedAt) * speed),
  after: REAL_PORTS.clock.after,
};

const between = (min: number, max: number) => min + Math.random() * (max - min);
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;
const later = (lifeMs: number, callback: () => void) => setTimeout(callback, lifeMs / speed);

function newPhone(code: string | null): SessionStore {
  const log = (message: string, error: unknown) =>
    console.error(message, error instanceof Error ? error.message : error);
  const call: Fetch = (path, init) => fetch(urlWithin(code, path, url), init);
  return startHeadlessPhone(call, null, { clock, log }).store;
}

function drinkOn(phone: SessionStore, menu: readonly (typeof DRINK_MENU)[number][]): void {
  const drink = pick(menu);
  const entry = phone.addDrink({ drinkType: drink.id, alcoholType: drink.hasSubtypes ? pick(SPIRITS).id : undefined });
  if (entry && Math.random() < UNDO_SHARE) phone.undoDrink(entry.id);
  if (Math.random() < PACE_CHANGE_SHARE) phone.choosePace(pick(PACES).id);
  later(between(BETWEEN_DRINKS_MS.min, BETWEEN_DRINKS_MS.max), () => drinkOn(phone, menu));
}

/** Reads the facts of a celebration from the server, and retries. A server looks for new celebrations every two seconds. */
async function factsOf(code: string): Promise<ServedFacts> {
  for (const pauseMs of [0, 1_000, 2_000]) {
    await sleep(pauseMs);
    const answer = await fetch(new URL(`/api/celebrations/${code}`, url));
    if (answer.ok) return v.parse(servedFactsSchema, await answer.json());
  }
  console.error(
    `No celebration at ${url} has the code ${code}. Does that server use another DATA_DIR or DATABASE_URL?`,
  );
  process.exit(1);
}

/** Without celebrations all guests join the open one. */
const codes: string[] = [];
if (given !== '') {
  const code = parseCelebrationCode(codeInText(given));
  if (code === null) {
    console.error('A code has eight letters and digits, such as K7MP 4XRT.');
    process.exit(1);
  }
  codes.push(code);
}
// Each celebration is created in the data of the server with this environment, for a different couple.
for (let index = 0; index < celebrations; index += 1) {
  const names = `${guestName(2 * index)} & ${guestName(2 * index + 1)}`;
  const code = await addCelebration(await openHostsOf(parseEnv(process.env)), names);
  console.log(`${names}: ${urlWithin(code, '/', url)}`);
  codes.push(code);
}
const known = await Promise.all(codes.map(factsOf));

for (let index = 0; index < guests; index++) {
  const name = guestName(index);
  const isDry = known[index % codes.length]?.withoutAlcohol === true;
  const menu = DRINK_MENU.filter(({ id }) => !isDry || !isAlcoholic(id));
  later(between(0, ARRIVE_WITHIN_MS), () => {
    const phone = newPhone(codes[index % codes.length] ?? null);
    phone.saveName(name);
    later(between(0, BETWEEN_DRINKS_MS.min), () => drinkOn(phone, menu));
  });
}
console.log(`${guests} guests are on their way to ${url}, ${speed} times faster than real time. Ctrl+C stops it.`);
