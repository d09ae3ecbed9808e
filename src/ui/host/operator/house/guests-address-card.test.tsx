import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHost, signedIn } from '../../host.fixture.tsx';

const SAY = 'PUT /api/auth/admin/address';
const OTHER = 'https://party.example';

/** The page of the house, on a server whose address is known from there. */
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
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Where guests open Clink/ });

it('an operator changes the address, reads first what becomes of printed squares, and goes on there', async () => {
  const { server, somebody, settings } = await openHouse('host');
  expect(screen.getByText(/^If you change it, printed squares still lead to the old one\./)).toBeTruthy();
  expect(field()?.value).toBe(location.origin);
  await somebody.clear(field() as HTMLInputElement);
  server.table['GET /api/auth/settings'] = [200, { ...settings, address: OTHER }];
  await somebody.type(field() as HTMLInputElement, `${OTHER}{Enter}`);
  const there = await screen.findByRole('link', { name: 'Go there' });
  expect(there.getAttribute('href')).toBe(`${OTHER}/?host=house`);
  expect(server.of(SAY)).toEqual([{ address: OTHER }]);
});

it('at home it is empty until somebody says one', async () => {
  const { server, somebody } = await openHouse('page');
  expect(field()?.value).toBe('');
  expect(screen.queryByText(/printed squares/)).toBeNull();
  await somebody.type(field() as HTMLInputElement, 'party.example{Enter}');
  await waitFor(() => expect(server.of(SAY)).toEqual([{ address: OTHER }]));
});

it('where PUBLIC_URL says it, it can only be read', async () => {
  await openHouse('setting');
  expect(field()).toBeNull();
  expect(screen.getByText(location.origin)).toBeTruthy();
  expect(screen.getByText('PUBLIC_URL')).toBeTruthy();
});
