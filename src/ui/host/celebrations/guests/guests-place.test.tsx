// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { guestNamed, openCelebration, ROOM } from '../celebration.fixture.tsx';

afterEach(cleanup);

const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) }) as HTMLButtonElement;

it('after a wake the room is live, and its guests can be tapped, only once the stream has come', async () => {
  const { server, lifecycle } = await openCelebration('guests', [guestNamed('Tom')]);
  await screen.findByText('live');
  expect(row('Tom').disabled).toBe(false);
  const stream = server.table[`GET ${ROOM}`] ?? null;
  server.table[`GET ${ROOM}`] = new Promise(() => {});
  act(() => lifecycle.hide());
  act(() => lifecycle.wake('visible'));
  expect(screen.queryByText('live')).toBeNull();
  expect(screen.getByText('connecting')).toBeTruthy();
  expect(row('Tom').disabled).toBe(true);
  server.table[`GET ${ROOM}`] = stream;
  act(() => lifecycle.wake('online'));
  await screen.findByText('live');
  expect(row('Tom').disabled).toBe(false);
});
