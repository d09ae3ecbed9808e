import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHost, signedIn } from '../../host.fixture.tsx';

const SAY = 'PUT /api/auth/admin/address';
const OTHER = 'https://party.example';

/** Opens the page of the house. `addressFrom` says how the server knows its address. */
async function openHouse(addressFrom: 'setting' | 'host' | 'page') {
  const settings = { signup: 'invitation', mail: false, address: location.origin, addressFrom };
  const page = await openHost(
    {
      ...signedIn({ isOperator: true }),
      'GET /api/auth/settings': [200, settings],
      'GET /api/auth/admin/house': [200, { rules: {}, isFixed: false, hasOpenCelebration: false, outlived: 0 }],
      [SAY]: [200, { address: OTHER }],
    },
    '?host=house',
  );
  await screen.findByRole('heading', { name: 'The address' });
  return { ...page, settings };
}
const open = (somebody: Awaited<ReturnType<typeof openHouse>>['somebody']) =>
  somebody.click(screen.getByRole('button', { name: /^Where guests open Clink/ }));
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Where guests open Clink/ });

it('an operator who changes the address first reads what happens to printed QR codes, and then continues at the new address', async () => {
  const { server, somebody, settings } = await openHouse('host');
  await open(somebody);
  expect(screen.getByText(/^If you change it, printed squares still lead to the old one\./)).toBeTruthy();
  expect(field()?.value).toBe(location.origin);
  await somebody.clear(field() as HTMLInputElement);
  server.table['GET /api/auth/settings'] = [200, { ...settings, address: OTHER }];
  await somebody.type(field() as HTMLInputElement, `${OTHER}{Enter}`);
  const there = await screen.findByRole('link', { name: 'Go there' });
  expect(there.getAttribute('href')).toBe(`${OTHER}/?host=house`);
  expect(server.of(SAY)).toEqual([{ address: OTHER }]);
});

it('in a home network the address is empty until somebody sets it', async () => {
  const { server, somebody } = await openHouse('page');
  expect(screen.getByRole('button', { name: 'Where guests open Clink Not set' })).toBeTruthy();
  await open(somebody);
  expect(field()?.value).toBe('');
  expect(screen.queryByText(/printed squares/)).toBeNull();
  await somebody.type(field() as HTMLInputElement, 'party.example{Enter}');
  await waitFor(() => expect(server.of(SAY)).toEqual([{ address: OTHER }]));
});

it('an address from PUBLIC_URL is read-only', async () => {
  await openHouse('setting');
  expect(screen.queryByRole('button', { name: /^Where guests open Clink/ })).toBeNull();
  expect(screen.getByText(location.origin)).toBeTruthy();
  expect(screen.getByText('PUBLIC_URL')).toBeTruthy();
});
