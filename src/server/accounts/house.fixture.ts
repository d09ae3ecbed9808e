import { type Logger, pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { PUBLIC_URL, startAccounts } from '../testing/accounts.fixture.ts';
import { type HouseAccount, openHouse } from '../testing/openid-house.fixture.ts';

export const MAREK: HouseAccount = { email: 'Marek@Example.org', email_verified: true, name: 'Marek Novak' };

type World = Awaited<ReturnType<typeof startAccounts>>;
export type Browser = ReturnType<World['browser']>;

export async function startWithHouse(
  accounts: Record<string, HouseAccount>,
  signup: 'open' | 'invitation' | 'off' = 'open',
  {
    log,
    clientSecret,
    ...options
  }: Partial<Parameters<typeof openHouse>[1]> & { log?: Logger; clientSecret?: string } = {},
) {
  const house = await openHouse(accounts, { origin: PUBLIC_URL.origin, ...options });
  onTestFinished(house.close);
  const settings = { ...house.settings, ...(clientSecret !== undefined && { clientSecret }) };
  const world = await startAccounts({ house: settings, signup }, log ? { log } : {});

  /** Signs in at the house as the user with this id. Returns the last address in the browser. */
  async function comeFromHouse(at: Browser, id: string, body: object = {}): Promise<string> {
    const begun = await at.post('house', body);
    expect(begun).toMatchObject({ status: 200 });
    const back = await house.signInAt(begun.body.url, id);
    const answer = await at.get(`${back.pathname}${back.search}`);
    expect(answer.status).toBe(302);
    return answer.headers.get('location') ?? '';
  }
  return { ...world, house, comeFromHouse };
}

/** A log of warnings and errors. `reasons`: the logged reasons of failed sign-ins at the house. */
export function logLines() {
  const written: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void written.push(line) });
  const lines = (): Record<string, unknown>[] => written.map((line) => JSON.parse(line));
  return { log, lines, reasons: () => lines().flatMap(({ reason }) => reason ?? []) };
}
