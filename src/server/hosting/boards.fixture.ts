import { BOARDS, type BoardName } from '../../domain/leaderboard/boards.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone } from '../testing/service.fixture.ts';

export type Hosted = Awaited<ReturnType<typeof startHostedService>>;

/** A party two hours after noon. Ana has had three beers, Ben a beer, a glass of wine and three glasses of water. */
export async function startParty() {
  const hosted = await startHostedService();
  const { timers, save, marek, at } = hosted;
  await timers.sleep(2 * HOUR_MS);
  const [ana, ben] = [newPhone(), newPhone()];
  const drinks = (...texts: string[]) =>
    texts.map((text, index) => {
      const [drinkType, minute] = text.split(' ');
      const timestamp = NOON + Number(minute) * MINUTE_MS;
      return { id: `${timestamp}-${index}`, drinkType: drinkType as 'beer', timestamp };
    });
  const log = (phone: typeof ana, userName: string, ...texts: string[]) =>
    save(phone, { userName, drinks: drinks(...texts) });
  await log(ana, 'Ana', 'beer 0', 'beer 5', 'beer 70');
  await log(ben, 'Ben', 'beer 0', 'water 20', 'wine 60', 'water 61', 'water 100');
  const show = (...names: BoardName[]) =>
    marek('PATCH', at, { boards: Object.fromEntries(BOARDS.map((name) => [name, names.includes(name)])) });
  return { ...hosted, ana, ben, log, show };
}

export async function readLeaderboard({ request, celebration }: Hosted) {
  return (await (await request(`/api/leaderboard?c=${celebration.code}`)).json()) as Record<string, unknown>;
}
