import type { Page } from '@playwright/test';
import type { SentGuestAction } from '../src/domain/hosting/guest-action.ts';
import { backToTracker, counter, drink, expect, joinByLink, openScreen, said } from './helpers/clink.ts';
import { heading, tap, test } from './helpers/hosts/host.ts';
import type { Marek } from './helpers/hosts/host-calls.ts';
import { mostDrinks } from './helpers/leaderboard.ts';
import { wake } from './helpers/phone.ts';

test.use({ turns: 1 });

async function moderate({ moderate: call }: Marek, guest: Page, action: SentGuestAction): Promise<void> {
  await call(await guest.evaluate(() => localStorage.getItem('sessionId') ?? ''), action);
}

/** Everybody on the leaderboard. */
async function leaderboardOf({ call, party }: Marek): Promise<string[]> {
  const { rows } = await call('GET /api/leaderboard/guests', { query: { c: party.code } });
  return rows.map(({ user_name: name, total_drinks: count }: Record<string, unknown>) => `${name} ${count}`).sort();
}

const join = (page: Page, { party }: Marek, name: string) => joinByLink(page, party.link, 'Ana & Ben', name);
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const IS_IN = "You're in. Here's to Ana & Ben!";

/** Records the paths that a page requests. The requests of its service worker are not recorded. */
function pathsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const isOfHosts = (path: string) => /^\/(assets\/host-|api\/(auth|host)\/)/.test(path);

test('a guest is renamed, hidden, removed and let in again: the phone reports each change once, and no drink is lost', async ({
  page: host,
  marek,
  newPhone,
}) => {
  const [ben, ines] = [await newPhone(), await newPhone()];
  const [askedByBen, askedByHost] = [pathsOf(ben), pathsOf(host)];
  await join(ben, marek, 'Ben');
  await join(ines, marek, 'Ines');
  await drink(ben, 'Beer');
  await drink(ines, 'Wine');
  await expect.poll(() => leaderboardOf(marek)).toEqual(['Ben 1', 'Ines 1']);

  await moderate(marek, ben, { action: 'rename', name: 'Ben K.' });
  await wake(ben);
  await expect(sheet(ben, "You're “Ben K.” now")).toContainText('Have a word with the hosts.');
  await tap(ben, 'All right');
  await expect(ben.getByRole('button', { name: 'Ben K., your settings' })).toBeVisible();
  await ben.reload();
  await expect(counter(ben)).toContainText('1');
  await drink(ben, 'Beer');

  await moderate(marek, ben, { action: 'hide' });
  await openScreen(ben, 'Leaderboard');
  await expect(ben.getByText('Only you see this row: the hosts have hidden it.')).toBeVisible();
  await expect(mostDrinks(ben)).not.toContainText('Ben K.');
  await moderate(marek, ben, { action: 'show' });
  await expect(ben.getByText('Only you see this row')).toHaveCount(0);
  await expect(mostDrinks(ben)).toContainText('Ben K.');

  await moderate(marek, ben, { action: 'remove' });
  const off = sheet(ben, "You're off the leaderboard");
  await expect(off).toContainText('Your 2 drinks and your stats are safe on this phone.');
  await tap(ben, 'Count on my own');
  await backToTracker(ben);
  await drink(ben, 'Shot', 'Rum');
  await expect(counter(ben)).toContainText('3');
  await expect.poll(() => leaderboardOf(marek)).toEqual(['Ines 1']);
  await ben.reload();
  await expect(ben.getByRole('button', { name: 'Off the leaderboard: you count on your own' })).toBeVisible();
  await expect(ben.getByRole('dialog')).toHaveCount(0);
  await tap(ben, 'Off the leaderboard: you count on your own');
  await expect(off).toBeVisible();
  await tap(ben, 'Ask to come back');
  await expect(sheet(ben, 'One moment, Ben')).toBeVisible();
  await tap(ben, 'Start Tracking! 🎉');
  await drink(ben, 'Beer');
  await moderate(marek, ben, { action: 'let-in' });
  await wake(ben);
  await expect(said(ben, IS_IN)).toBeVisible();
  await expect(ben.getByText('Keep track of your celebration!')).toBeVisible();
  await expect.poll(() => leaderboardOf(marek)).toEqual(['Ben K. 4', 'Ines 1']);

  await moderate(marek, ines, { action: 'remove', mayReturn: false });
  await wake(ines);
  const forGood = sheet(ines, "You're off the leaderboard");
  await expect(forGood).toContainText('only they can change it');
  await expect(ines.getByRole('button', { name: 'Ask to come back' })).toHaveCount(0);
  await moderate(marek, ines, { action: 'restore' });
  await wake(ines);
  await expect(said(ines, IS_IN)).toBeVisible();
  await expect(forGood).toHaveCount(0);

  await host.goto('/?host');
  await expect(heading(host, 'My celebrations')).toBeVisible();
  expect(askedByHost.filter(isOfHosts)).toContainEqual(expect.stringMatching(/^\/assets\/host-page-.*\.js$/));
  expect(askedByBen).toContainEqual(expect.stringMatching(/^\/assets\/leaderboard-screen-.*\.js$/));
  expect(askedByBen.filter(isOfHosts)).toEqual([]);
});

test('drinks that a guest logs before a closed door, and while waiting for the hosts, are saved when the guest is let in', async ({
  marek,
  newPhone,
}) => {
  await marek.set({ door: 'closed' });
  const ines = await newPhone();
  await join(ines, marek, 'Ines');
  const closed = sheet(ines, 'The door is closed just now');
  await expect(closed).toContainText("Ana & Ben's hosts are letting nobody new in.");
  await tap(ines, 'Try the door again');
  await expect(closed).toContainText('It is still closed.');
  await tap(ines, 'Count on my own');
  await drink(ines, 'Wine');
  await drink(ines, 'Wine');
  expect(await leaderboardOf(marek)).toEqual([]);
  await marek.set({ door: 'open' });
  await wake(ines);
  await expect(said(ines, IS_IN)).toBeVisible();
  await expect.poll(() => leaderboardOf(marek)).toEqual(['Ines 2']);

  await marek.set({ door: 'ask' });
  const tom = await newPhone();
  await tom.clock.install();
  await join(tom, marek, 'Tom');
  const waiting = sheet(tom, 'One moment, Tom');
  await expect(waiting).toContainText(/Asked at \d\d:\d\d\. This phone tells you when they answer\./);
  await tap(tom, 'Start Tracking! 🎉');
  await expect(tom.getByText('At the door: the hosts have been asked')).toBeVisible();
  await drink(tom, 'Beer');
  await moderate(marek, tom, { action: 'turn-away' });
  await wake(tom);
  await expect(sheet(tom, "They didn't recognise you")).toContainText('The hosts have not let “Tom” in.');
  await tap(tom, 'Change my name and ask again');
  await tom.getByRole('textbox', { name: 'Your name' }).fill('Tom Berger');
  await tom.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await expect(sheet(tom, 'One moment, Tom Berger')).toBeVisible();
  await tap(tom, 'Start Tracking! 🎉');
  await drink(tom, 'Beer');
  await moderate(marek, tom, { action: 'let-in' });
  // The phone asks the server by itself, without a wake.
  await tom.clock.fastForward(25_000);
  await expect(said(tom, IS_IN)).toBeVisible();
  await expect.poll(() => leaderboardOf(marek)).toEqual(['Ines 2', 'Tom Berger 2']);
});
