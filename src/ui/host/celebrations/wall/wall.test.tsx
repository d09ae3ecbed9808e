import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CELEBRATION, guestNamed, openCelebration, PARTY } from '../celebration.fixture.tsx';

const CHANGE = `PATCH ${PARTY}`;
const SAY = `PUT ${PARTY}/word`;

async function openWall() {
  const page = await openCelebration('wall');
  await screen.findByRole('heading', { name: 'What it shows' });
  return page;
}

async function openWordSheet(word: (typeof CELEBRATION)['word'] = null, changes: Partial<typeof CELEBRATION> = {}) {
  const away = { ...guestNamed('Eva'), lastSeen: Date.now() - 300_000 };
  const page = await openCelebration('tonight', [guestNamed('Tom'), away], {
    [`GET ${PARTY}`]: [200, { ...CELEBRATION, ...changes, word }],
  });
  await page.somebody.click(
    await screen.findByRole('button', { name: word ? `A word “${word.text}”` : 'A word to the room' }),
  );
  return { ...page, sheet: within(await screen.findByRole('dialog')) };
}

it('the wall opens in a new window, with the celebration’s code in its address', async () => {
  await openWall();
  const link = screen.getByRole('link', { name: /^Open the wall/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    `/?screen&c=${CELEBRATION.code}`,
    '_blank',
  ]);
  expect(document.body.textContent).toContain(`/tv/${CELEBRATION.code}`);
});

it.each([
  ['names', ['Anna Berger', 'Tom']],
  ['first-names', ['Anna', 'Tom']],
  ['totals', ['4']],
  ['off', []],
] as const)('the preview of the wall shows the setting “%s”', async (wall, shown) => {
  const hidden = { ...guestNamed('Eva'), state: 'hidden' as const };
  const hides = { ...guestNamed('Ida'), hides: true as const, drinks: null };
  await openCelebration('wall', [guestNamed('Anna Berger'), guestNamed('Tom'), hidden, hides], {
    [`GET ${PARTY}`]: [200, { ...CELEBRATION, wall }],
  });
  await screen.findByRole('heading', { name: 'What it shows' });
  const main = within(screen.getByRole('main'));
  for (const text of shown) await main.findByText(text);
  const others = ['Anna Berger', 'Anna', 'Tom', 'Eva', 'Ida', '4'].filter((text) => !shown.some((one) => one === text));
  for (const text of others) expect(main.queryByText(text)).toBeNull();
});

it('one tap changes what the wall shows of names, and this can be undone', async () => {
  const { server, somebody } = await openWall();
  server.table[CHANGE] = [200, { ...CELEBRATION, wall: 'totals' }];
  await somebody.click(screen.getByRole('radio', { name: 'Totals only' }));
  await screen.findByText('The wall shows totals only.');
  await somebody.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.of(CHANGE)).toEqual([{ wall: 'totals' }, { wall: 'names' }]));
});

it('the colours of the wall are day, night or by the clock, and a change can be undone', async () => {
  const { server, somebody } = await openWall();
  server.table[CHANGE] = [200, { ...CELEBRATION, wallColours: 'night' }];
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By the clock' }).checked).toBe(true);
  await somebody.click(screen.getByRole('radio', { name: 'Night' }));
  await screen.findByText('The wall has the colours of the night.');
  await somebody.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.of(CHANGE)).toEqual([{ wallColours: 'night' }, { wallColours: 'clock' }]));
});

it('by default the wall shows moments but not the pace board, and hosts can switch both', async () => {
  const { server, somebody } = await openWall();
  server.table[CHANGE] = [200, CELEBRATION];
  const pace = screen.getByRole('switch', { name: /^Fastest Pace on the wall/ });
  const moments = screen.getByRole('switch', { name: /^Moments/ });
  expect([pace, moments].map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'true']);
  await somebody.click(pace);
  await somebody.click(moments);
  await somebody.click(screen.getByRole('button', { name: 'Hide the code for 30 minutes' }));
  expect(server.of(CHANGE)).toEqual([{ wallPace: true }, { moments: false }, { hideWallCode: true }]);
});

it('a message is sent as typed, with the request to put phones down if the host wants that', async () => {
  const { server, somebody, sheet } = await openWordSheet();
  server.table[SAY] = [200, CELEBRATION];
  await somebody.click(sheet.getByRole('button', { name: 'Send it' }));
  expect(sheet.getByText('Please type what you want to say.')).toBeTruthy();
  await somebody.click(sheet.getByRole('button', { name: 'Cake' }));
  await somebody.type(sheet.getByLabelText('One line'), ' Come!');
  await somebody.click(sheet.getByRole('switch', { name: /^Phones down/ }));
  await somebody.click(sheet.getByRole('button', { name: 'Send it' }));
  await screen.findByText('It is on its way to everybody.');
  expect(server.of(SAY)).toEqual([{ text: 'The cake is cut in five minutes. Come!', phonesDown: true }]);
});

it('after another host’s message, a host reads who sent it and when to try again, and keeps the typed text', async () => {
  const { server, somebody, sheet } = await openWordSheet();
  server.table[SAY] = () =>
    Response.json({ code: 'too-soon', by: 'Sofie' }, { status: 429, headers: { 'retry-after': '240' } });
  await somebody.type(sheet.getByLabelText('One line'), 'The bus is here');
  await somebody.click(sheet.getByRole('button', { name: 'Send it' }));
  await sheet.findByText('Sofie has just said something. The next word can go out in 4 minutes.');
  expect(sheet.getByLabelText('One line')).toHaveProperty('value', 'The bus is here');
});

it.each([
  ['names', 'Within a minute on 1 phone, and on the wall.'],
  ['off', 'Within a minute on 1 phone.'],
] as const)('the sheet of a message says where people see the message if the wall shows %s', async (wall, where) => {
  const word = { text: 'The cake is here', at: Date.now(), until: Date.now() + 600_000, phonesDown: false };
  const { sheet } = await openWordSheet(word, { wall });
  expect(sheet.getByText(/^Within/).textContent).toMatch(new RegExp(`^${where}Until`));
});

it('a message that is shown can be taken back', async () => {
  const word = { text: 'The cake is here', at: Date.now(), until: Date.now() + 600_000, phonesDown: false };
  const { server, somebody, sheet } = await openWordSheet(word);
  server.table[`DELETE ${PARTY}/word`] = [200, CELEBRATION];
  await somebody.click(sheet.getByRole('button', { name: 'Take it back' }));
  await screen.findByText('It is taken back.');
});
