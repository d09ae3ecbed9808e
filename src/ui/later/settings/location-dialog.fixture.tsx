import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Position } from '../../../domain/location/nearby.ts';
import type { Geolocation } from '../../../sync/ports.ts';
import { memoryStorage, openApp } from '../../app.fixture.tsx';
import type { LoadSquares } from '../squares.ts';

export const BARN: Position = { latitude: 48.2082, longitude: 16.3738 };

export const DENIED = { code: 1, message: 'User denied Geolocation' };

export const pass = (spanMs: number) => act(() => vi.advanceTimersByTimeAsync(spanMs));

export const dialog = () => screen.queryByRole('dialog', { name: 'Enable Location Sharing' });

export const button = (name: string) => screen.getByRole('button', { name });

export const tap = async (name: string) => {
  fireEvent.click(button(name));
  await pass(0);
};

/** Loads the page once. `find` and `refuse` answer the browser's last question. */
export async function load(
  storage = memoryStorage({ userName: 'Ana' }),
  permission: PermissionState = 'prompt',
  loadSquares?: LoadSquares,
) {
  cleanup();
  const answer = { resolve: (_: Position) => {}, reject: (_: unknown) => {} };
  const position = vi.fn<Geolocation['position']>(
    () => new Promise<Position>((resolve, reject) => Object.assign(answer, { resolve, reject })),
  );
  const geolocation = { position, permission: async () => permission };
  const { store } = openApp({}, storage, geolocation, undefined, loadSquares);
  await pass(0);
  const find = async () => {
    answer.resolve(BARN);
    await pass(0);
  };
  const refuse = async () => {
    answer.reject(DENIED);
    await pass(0);
  };
  return { store, storage, position, find, refuse };
}
