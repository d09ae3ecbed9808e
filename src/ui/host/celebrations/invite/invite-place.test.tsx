import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CELEBRATION, openCelebration, PARTY } from '../celebration.fixture.tsx';

const openAt = (origin: string) =>
  openCelebration('invite', [], { [`GET ${PARTY}`]: [200, { ...CELEBRATION, link: `${origin}/?c=ABCDEF` }] });

it('a host reads beside the link, and before anything is printed, that it works on this computer only', async () => {
  await openAt('http://localhost:3000');
  expect(await screen.findByText(/^Nobody else can open this link/)).toBeTruthy();
  expect(document.body.textContent).toContain('PUBLIC_URL');
});

it('a link in the home network says so, and a public one says nothing', async () => {
  await openAt('http://192.168.1.7:3000');
  expect(await screen.findByText(/^This link works only in the same network/)).toBeTruthy();
  cleanup();
  await openAt('https://clink.example');
  await screen.findByRole('button', { name: 'Print the cards' });
  expect(screen.queryByText(/This link works only|cannot open this link/)).toBeNull();
});
