import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../app.fixture.tsx';
import { zoneOf } from '../../time/zone-names.ts';
import { CELEBRATION, guestNamed, openCelebration, PARTY, ROOM, streamOf } from '../celebration.fixture.tsx';

const MINUTE = 60_000;
const TODAY = { ...CELEBRATION, date: new Date().toISOString().slice(0, 10), timeZone: 'UTC' };

function openTonight(guests = [guestNamed('Tom')], room = {}, storage = memoryStorage({})) {
  const answers = { [`GET ${PARTY}`]: [200, TODAY] as const, [`GET ${ROOM}`]: () => streamOf(guests, room) };
  return openCelebration('tonight', guests, answers, storage);
}

const beats = () =>
  [...document.querySelectorAll('dl > div')].map((beat) => [
    beat.querySelector('dt')?.textContent,
    beat.querySelector('dd')?.textContent,
  ]);

it('the first numbers are the guests who are here, the guests who are in, and the time since the last toast', async () => {
  const away = { ...guestNamed('Eva'), lastSeen: Date.now() - 5 * MINUTE };
  await openTonight([guestNamed('Tom'), away], { lately: { lastToastAt: Date.now() - 2 * MINUTE, moments: [] } });
  await screen.findByText('guests here now');
  expect(beats()).toEqual([
    ['guests here now', '1 / 2'],
    ['since the last toast', '2 mins'],
  ]);
});

it('after an hour the time since the last toast is in hours, and before the first toast there is no time', async () => {
  await openTonight([guestNamed('Tom')], { lately: { lastToastAt: Date.now() - 185 * MINUTE, moments: [] } });
  await screen.findByText('since the last toast');
  expect(beats()).toEqual([
    ['guest here now', '1'],
    ['since the last toast', '3 hrs'],
  ]);
  document.body.replaceChildren();
  await openTonight();
  await screen.findByText('no toast yet');
  expect(beats()[1]).toEqual(['no toast yet', '–']);
});

it('before the day of the celebration, the page says how many days away it is', async () => {
  const date = new Date(Date.now() + 3 * 1_440 * MINUTE).toISOString().slice(0, 10);
  await openCelebration('tonight', [], { [`GET ${PARTY}`]: [200, { ...TODAY, date }] });
  expect(await screen.findByText('in 3 days')).toBeTruthy();
});

it('after the end there are totals instead of live numbers, and the link to all guests stays', async () => {
  const hiding = { ...guestNamed('Elif'), drinks: null };
  await openTonight([guestNamed('Tom'), hiding], { state: 'over' });
  await screen.findByRole('heading', { name: 'It is over' });
  expect(beats()).toEqual([
    ['guests', '2'],
    ['drinks with alcohol', '2'],
  ]);
  expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'All 2 guests' })).toBeTruthy();
});

it('recent events are listed with names, the newest first, with a link to all guests', async () => {
  const now = Date.now();
  const clink = { id: 'c', at: now - 1_000, kind: 'clink', names: ['Rosi', 'Tom'] };
  const early = { ...guestNamed('Early'), since: now - 240 * MINUTE };
  const elif = { ...guestNamed('Elif'), since: now - MINUTE };
  const { somebody } = await openTonight([early, elif], { lately: { lastToastAt: now, moments: [clink] } });
  const card = (await screen.findByRole('heading', { name: 'The last hours' })).closest('section') as HTMLElement;
  const rows = within(card).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['🥂Rosi and Tom clinked now', 'EElif came in 1 min ago']);
  await somebody.click(screen.getByRole('link', { name: 'All 2 guests' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Guests/ })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Tonight' })[0]?.getAttribute('aria-current')).toBe('true');
});

/** A browser that can play sounds, or that refuses them until the page is touched. */
function stubSound({ refuses = false } = {}) {
  const strokes: number[] = [];
  class Sound {
    state = refuses ? 'suspended' : 'running';
    currentTime = 0;
    onstatechange = () => {};
    async resume() {
      if (refuses) return new Promise(() => {});
    }
    async close() {}
    createGain() {
      return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to: unknown) => to };
    }
    createOscillator() {
      const frequency = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
      return { frequency, connect: (to: unknown) => to, start: (at: number) => strokes.push(at), stop() {} };
    }
  }
  vi.stubGlobal('AudioContext', Sound);
  return strokes;
}

const waiting = (name: string) => ({ ...guestNamed(name), state: 'waiting' }) as const;
const knockSwitch = () => screen.findByRole('switch', { name: /^A knock you can hear/ });

async function somebodyComesToTheDoor({ server, lifecycle }: Awaited<ReturnType<typeof openTonight>>) {
  server.table[`GET ${ROOM}`] = () => streamOf([waiting('Tom'), waiting('Uwe')]);
  act(() => lifecycle.hide());
  act(() => lifecycle.wake('visible'));
  await screen.findByRole('button', { name: 'Let in “Uwe”' });
}

it('a knock is silent until the host turns its sound on, and the device remembers that', async () => {
  const strokes = stubSound();
  const page = await openTonight([waiting('Tom')]);
  expect((await knockSwitch()).getAttribute('aria-checked')).toBe('false');
  await somebodyComesToTheDoor(page);
  expect(strokes).toHaveLength(0);
  await page.somebody.click(await knockSwitch());
  // The host hears it once.
  expect(strokes).toHaveLength(2);
  expect(page.storage.get('hostKnock')).toBe('on');
});

it('a device with the sound on plays it for new guests at the door, but not for guests who were already there', async () => {
  const strokes = stubSound();
  const page = await openTonight([waiting('Tom')], {}, memoryStorage({ hostKnock: 'on' }));
  await screen.findByRole('button', { name: 'Let in “Tom”' });
  expect(strokes).toHaveLength(0);
  await somebodyComesToTheDoor(page);
  expect(strokes).toHaveLength(2);
});

it('the page says why it is silent if the browser allows no sound', async () => {
  stubSound({ refuses: true });
  await openTonight([waiting('Tom')], {}, memoryStorage({ hostKnock: 'on' }));
  expect((await screen.findByText(/keeps the page silent until you touch it/)).closest('[role="switch"]')).toBeTruthy();
});

it('in a browser that cannot play sounds, the switch is disabled and says why', async () => {
  await openTonight();
  const turn = await knockSwitch();
  expect(turn.getAttribute('aria-disabled')).toBe('true');
  expect(turn.textContent).toContain('cannot make sounds');
});

const OWN = new Intl.DateTimeFormat().resolvedOptions().timeZone;
OWN === 'Asia/Tokyo' ? ['Europe/Vienna', 'Vienna (Central European Time)'] : ['Asia/Tokyo', 'Tokyo (Japan Time)'];

it('if the host’s time zone differs from the celebration’s, the page says in which time zone the times are', async () => {
  const timeZone = OWN === 'Asia/Tokyo' ? 'Europe/Vienna' : 'Asia/Tokyo';
  await openCelebration('tonight', [], { [`GET ${PARTY}`]: [200, { ...TODAY, timeZone }] });
  expect(await screen.findByText(`All times: ${zoneOf(timeZone)}`)).toBeTruthy();
  document.body.replaceChildren();
  await openCelebration('tonight', [], { [`GET ${PARTY}`]: [200, { ...TODAY, timeZone: OWN }] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/^All times/)).toBeNull();
});
