import { expect, test } from 'vitest';
import type { SaveRequest } from '../../domain/protocol/save-request.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone } from '../testing/service.fixture.ts';

const SECOND = 1_000;
/** The attacker's resolution of time. */
const STEP = SECOND / 10;

type Drinks = SaveRequest['drinks'];
type Kind = Drinks[number]['drinkType'];
/** The actions of an evening, by their times in ms after the start. */
type Script = Readonly<Record<number, (evening: Evening) => Promise<unknown>>>;
type Evening = Awaited<ReturnType<typeof openEvening>>;

/** Both evenings use the same phones. */
const PHONES = { quiet: newPhone(), tom: newPhone(), eva: newPhone(), lea: newPhone() };
type Who = keyof typeof PHONES;
const NAMES: Readonly<Record<Who, string>> = { quiet: 'Ana', tom: 'Tom', eva: 'Eva', lea: 'Lea' };

/** An evening of four guests, which records with its time everything that another guest, a host and a wall receive. */
async function openEvening() {
  const service = await startHostedService();
  const { marek, at, save, timers, celebration, request } = service;
  expect((await marek('PATCH', at, { boards: BOARDS, wallPace: true })).status).toBe(200);
  const had: Record<Who, Drinks[number][]> = { quiet: [], tom: [], eva: [], lea: [] };
  const heard: string[] = [];
  const asSame = (text: string) => text.replaceAll(celebration.code, 'CODE').replaceAll(celebration.id, 'ID');
  const note = (what: string, text: string) => heard.push(`${timers.now() - NOON} ${what} ${asSame(text)}`);

  async function follow(what: string, answer: Response) {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const part = await reader?.read().catch(() => undefined);
      if (!part || part.done) return;
      note(what, part.value);
    }
  }
  const live = (query: string) => `/api/leaderboard/live?c=${celebration.code}${query}`;

  return {
    ...service,
    heard,
    /** Sends the save of a guest, with these changes. */
    tell: async (who: Who, changes: Partial<SaveRequest> = {}) => {
      const answer = await save(PHONES[who], { userName: NAMES[who], drinks: [...had[who]], ...changes });
      expect(answer.status).toBe(200);
      if (who !== 'quiet') note(`${who} saves`, await answer.text());
    },
    drink: (who: Who, drinkType: Kind, count = 0) => {
      const timestamp = timers.now();
      had[who].push({ id: `${timestamp}-${drinkType}${count}`, drinkType, timestamp });
    },
    /** Opens all streams that an attacker can watch. */
    watch: async () => {
      const { sessionId, headers } = PHONES.tom;
      const own = `&sessionId=${sessionId}&deltas=1`;
      void follow('boards', await request(live(own), { headers }));
      void follow('list', await request(live(`${own}&view=all`), { headers }));
      void follow('stranger', await request(live('')));
      void follow('wall', await request(live('&view=screen')));
      void follow('host', await marek('GET', `${at}/guests/live`));
    },
    ask: async () => {
      for (const path of ['/api/leaderboard', '/api/leaderboard/guests', `/api/celebrations/${celebration.code}`])
        note(path.replace(celebration.code, 'CODE'), await (await request(`${path}?c=${celebration.code}`)).text());
      note('celebrations', await (await marek('GET', '/celebrations')).text());
      note('log', await (await marek('GET', `${at}/actions`)).text());
    },
    openOwnBoard: async () => {
      const { sessionId, headers } = PHONES.quiet;
      const left = new AbortController();
      await request(live(`&sessionId=${sessionId}`), { headers, signal: left.signal });
      return () => left.abort();
    },
  };
}

const BOARDS = { mostDrinks: true, fastestPace: true, hydration: true, balanced: true, variety: true };

/** The actions of all guests except the quiet one. Some of them drink just before and just after her. */
const OTHERS: Script = {
  0: async ({ tell }) => {
    await tell('quiet', { isQuiet: true });
    for (const who of ['tom', 'eva', 'lea'] as const) await tell(who);
  },
  [1 * SECOND]: ({ watch }) => watch(),
  [14 * SECOND]: async ({ drink, tell }) => {
    drink('tom', 'beer');
    await tell('tom');
  },
  16300: async ({ drink, tell }) => {
    drink('eva', 'water');
    await tell('eva');
  },
  [17 * SECOND]: ({ ask }) => ask(),
  30200: async ({ drink, tell }) => {
    drink('lea', 'wine');
    await tell('lea');
  },
  30900: ({ ask }) => ask(),
  40100: ({ tell }) => tell('eva'),
  [61 * SECOND]: ({ ask }) => ask(),
};

/** All kinds of changes that drinks cause. In between, she opens the leaderboard. */
const HER_DRINKS: Script = {
  [12 * SECOND]: async ({ drink, tell }) => {
    drink('quiet', 'beer');
    await tell('quiet');
  },
  14100: async ({ drink, tell }) => {
    drink('quiet', 'water');
    drink('quiet', 'cocktail');
    await tell('quiet');
  },
  16800: async ({ openOwnBoard, tell }) => {
    const leave = await openOwnBoard();
    await tell('quiet', { drinkingPace: 'fast' });
    leave();
  },
  [30 * SECOND]: async ({ drink, tell }) => {
    for (let count = 0; count < 12; count += 1) drink('quiet', 'shot', count);
    await tell('quiet');
  },
  // A reset starts the session again.
  39900: async ({ tell }) =>
    tell('quiet', { drinks: [], removed: [`${NOON + 12 * SECOND}-beer0`], sessionStart: NOON + 39_000 }),
};

/** Everything that the attacker receives in 70 seconds. */
async function hearEvening(scripts: readonly Script[], whileAway?: (evening: Evening) => Promise<void>) {
  const evening = await openEvening();
  for (let ms = 0; ms <= 70 * SECOND; ms += STEP) {
    for (const script of scripts) await script[ms]?.(evening);
    await evening.timers.advance(STEP);
    // Events that were written are read in a later turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  await whileAway?.(evening);
  return evening.heard;
}

test('two evenings that differ only in the drinks of a quiet guest look the same to everybody else, in every byte and its time', async () => {
  const afterwards = async (evening: Evening) => {
    await evening.restart();
    await evening.ask();
  };
  const [without, withDrinks] = [
    await hearEvening([OTHERS], afterwards),
    await hearEvening([OTHERS, HER_DRINKS], afterwards),
  ];
  expect(withDrinks).toEqual(without);
  expect(without.filter((line) => line.includes('"Ana"')).length).toBeGreaterThan(3);
  expect(without.some((line) => /first-toast.*Tom/.test(line))).toBe(true);
}, 60_000);

test('the same drinks of a guest who is not quiet are visible everywhere', async () => {
  const loud: Script = { 100: ({ tell }) => tell('quiet', { isQuiet: false }) };
  const [without, withDrinks] = [await hearEvening([OTHERS, loud]), await hearEvening([OTHERS, loud, HER_DRINKS])];
  for (const what of ['boards', 'list', 'stranger', 'wall', 'host', '/api/leaderboard ', '/api/leaderboard/guests']) {
    const of = (lines: readonly string[]) => lines.filter((line) => line.includes(` ${what}`));
    expect(of(withDrinks), what).not.toEqual(of(without));
  }
}, 60_000);
