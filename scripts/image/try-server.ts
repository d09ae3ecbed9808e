import { type Box, SETUP_CODE } from './box.ts';
import { awaitHealth, drinkBeer, namesAt, Visitor } from './call-server.ts';

const MAREK = { name: 'Marek', email: 'marek@example.org', password: 'lanterns by the lake' };
const GUEST = 'Lea';

function require(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not so: ${what}`);
}

/**
 * Does what an operator does in the first ten minutes: opens the first page, enters the code, creates a celebration, logs a
 * drink, and restarts the server with this data. @throws {Error} at the first step that fails.
 */
export async function tryServer(box: Box, say: (line: string) => void): Promise<void> {
  let url = await box.start();
  say(`answers, version ${await awaitHealth(url)}`);
  const visitor = new Visitor(url);
  await visitor.call('GET', '/up');
  require(String(await visitor.call('GET', '/')).includes('<title>'), 'the first page has a title');
  say('has a first page');

  const { token } = (await visitor.call('POST', '/api/auth/setup/code', { code: SETUP_CODE })) as { token: string };
  await visitor.call('POST', '/api/auth/setup', { ...MAREK, token });
  const settings = (await visitor.call('GET', '/api/auth/settings')) as { address: string };
  require(settings.address === url, `hosts are at ${url}, not at ${settings.address}`);
  say('has a host, who typed the code at a forwarded port');

  const date = new Date().toISOString().slice(0, 10);
  const draft = { names: 'Ana & Ben', date, timeZone: 'UTC' };
  const { code } = (await visitor.call('POST', '/api/host/celebrations', draft)) as { code: string };
  await drinkBeer(url, code, GUEST);
  require((await namesAt(url, code)).includes(GUEST), 'the guest is on the leaderboard');
  say('has a celebration, and a guest on its leaderboard');

  await box.stop();
  url = await box.start();
  await awaitHealth(url);
  require((await namesAt(url, code)).includes(GUEST), 'the guest is there after a restart');
  await new Visitor(url).call('POST', '/api/auth/token', { email: MAREK.email, password: MAREK.password });
  say('has all of it after a restart');
  await box.stop();
}
