import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CELEBRATION, openCelebration, PARTY } from '../celebration.fixture.tsx';

const openAt = (origin: string) =>
  openCelebration('invite', [], { [`GET ${PARTY}`]: [200, { ...CELEBRATION, link: `${origin}/?c=ABCDEF` }] });

it('the page says beside the link and beside the cards if the link works on this computer only', async () => {
  await openAt('http://localhost:3000');
  expect(await screen.findByText(/^Only this computer can open this link/)).toBeTruthy();
  expect(document.body.textContent).toContain('PUBLIC_URL');
});

it('the chosen languages of the cards are stored one after the other, and are shown at the next visit', async () => {
  const link = 'https://clink.example/?c=ABCDEF';
  const celebration = { ...CELEBRATION, link, cardLanguages: ['de' as const] };
  const { somebody, server } = await openCelebration('invite', [], {
    [`GET ${PARTY}`]: [200, celebration],
    [`PATCH ${PARTY}`]: [200, celebration],
  });
  const language = (name: string) => screen.getByRole('button', { name });
  expect((await screen.findByRole('button', { name: 'Deutsch' })).getAttribute('aria-pressed')).toBe('true');
  await somebody.click(language('Français'));
  await somebody.click(language('Deutsch'));
  expect(language('Français').getAttribute('aria-pressed')).toBe('true');
  await waitFor(() =>
    expect(server.of(`PATCH ${PARTY}`)).toEqual([{ cardLanguages: ['de', 'fr'] }, { cardLanguages: ['fr'] }]),
  );
});

it('without a network the cards are still in the chosen languages', async () => {
  const link = 'https://clink.example/?c=ABCDEF';
  const { somebody } = await openCelebration('invite', [], {
    [`GET ${PARTY}`]: [200, { ...CELEBRATION, link }],
    [`PATCH ${PARTY}`]: null,
  });
  await somebody.click(await screen.findByRole('button', { name: 'Deutsch' }));
  expect(screen.getByRole('button', { name: 'Deutsch' }).getAttribute('aria-pressed')).toBe('true');
});

it('the page says if a link works in the home network only, and says nothing about a public link', async () => {
  await openAt('http://192.168.1.7:3000');
  expect(await screen.findByText(/^This link works only in the same network/)).toBeTruthy();
  cleanup();
  await openAt('https://clink.example');
  await screen.findByRole('button', { name: 'Print the cards' });
  expect(screen.queryByText(/This link works only|cannot open this link/)).toBeNull();
});
