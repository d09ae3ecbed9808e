import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recapWith } from '../../../../domain/recap/recap.fixture.ts';
import type { Recap } from '../../../../domain/recap/recap.ts';
import { CELEBRATION, openCelebration, PARTY, streamOf } from '../celebration.fixture.tsx';

const EVENING: Partial<Recap> = {
  guests: 48,
  logged: 31,
  drinks: 100,
  withoutAlcohol: 47,
  waters: 40,
  kinds: [
    { kind: 'wine', drinks: 53 },
    { kind: 'shot', drinks: 'few' },
    { kind: 'water', drinks: 40 },
  ],
  menu: [{ name: 'Ana’s Spritz', sign: '🍹', kind: 'cocktail', drinks: 33 }],
  hours: [
    { from: '2026-06-20T18:00:00.000Z', alcohol: 30, withoutAlcohol: 27 },
    { from: '2026-06-20T19:00:00.000Z', alcohol: 23, withoutAlcohol: 20 },
    { from: '2026-06-20T20:00:00.000Z', alcohol: 'few', withoutAlcohol: 'few' },
  ],
};

const openRecap = (changes: Partial<Recap>) =>
  openCelebration('recap', [], { [`GET ${PARTY}/recap`]: [200, recapWith(changes)] });

const rowsOf = async (heading: string) => {
  const card = (await screen.findByRole('heading', { name: heading })).closest('section') as HTMLElement;
  return within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('the recap', () => {
  it('the recap says first that guests logged the drinks, and how many guests did', async () => {
    await openRecap(EVENING);
    expect(await screen.findByText('Logged by guests, not counted at the bar.')).toBeTruthy();
    expect(screen.getByText('31 of 48 guests logged')).toBeTruthy();
    expect(screen.getByText('47 of 100 drinks').closest('figure')?.textContent).toContain('47%');
  });

  it('the recap shows the kinds and the drinks of the menu, but no number that concerns only a few guests', async () => {
    await openRecap(EVENING);
    expect(await rowsOf('Drinks by kind')).toEqual(['🍷Wine53', '🥃Shotfew', '💧Water40', '🍹Ana’s Spritz33']);
    expect(screen.getByText(/fewer than 5 guests/)).toBeTruthy();
  });

  it('the recap shows the drinks hour by hour in the time zone of the celebration', async () => {
    await openRecap(EVENING);
    const rows = await rowsOf('The shape of the evening');
    expect(rows[0]?.replaceAll(/\s/gu, ' ')).toMatch(/^(20:00|8:00 PM): 30 with alcohol, 27 without/u);
    expect(rows[2]).toContain('few with alcohol, few without');
  });

  it('the recap contains the poster and links to the figures as files', async () => {
    await openRecap(EVENING);
    expect(await screen.findByRole('button', { name: 'Print the poster' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Table for the caterer/ }).getAttribute('href')).toBe(
      `${PARTY}/recap?as=csv`,
    );
    expect(screen.getByRole('link', { name: /^All figures/ }).getAttribute('href')).toBe(`${PARTY}/recap`);
  });

  it('the recap shows no figures and no poster for fewer than 5 guests, and says why', async () => {
    await openRecap({ guests: 'few', logged: 'few', drinks: 'few', withoutAlcohol: 'few', waters: 'few' });
    expect(await screen.findByText('Too few guests for figures')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print the poster' })).toBeNull();
  });

  it('the recap says when it will be ready while it is not complete', async () => {
    await openRecap({ ...EVENING, isComplete: false });
    expect(await screen.findByText('The recap comes after the evening')).toBeTruthy();
    expect(screen.getByText(/Sunday.*21.*8:00/)).toBeTruthy();
    expect(screen.queryByText('Drinks by kind')).toBeNull();
  });

  it('the recap can be loaded again after a failure', async () => {
    const { server, somebody } = await openCelebration('recap', [], {
      [`GET ${PARTY}/recap`]: [503, { code: 'unavailable' }],
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.table[`GET ${PARTY}/recap`] = [200, recapWith(EVENING)];
    await somebody.click(again);
    expect(await screen.findByText('31 of 48 guests logged')).toBeTruthy();
  });

  it('the recap can be opened from Tonight once the celebration is over', async () => {
    const { somebody } = await openCelebration('tonight', [], {
      [`GET ${PARTY}`]: [200, { ...CELEBRATION, state: 'over' }],
      [`GET ${PARTY}/guests/live?c=${CELEBRATION.code}`]: () => streamOf([], { state: 'over' }),
      [`GET ${PARTY}/recap`]: [200, recapWith(EVENING)],
    });
    await somebody.click(await screen.findByRole('link', { name: /^Recap/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Recap/ })).toBeTruthy();
  });
});
