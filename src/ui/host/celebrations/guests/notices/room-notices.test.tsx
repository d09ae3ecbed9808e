import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RoomSettings } from '../../../../../domain/hosting/host-room.ts';
import type { RoomView } from '../../room/room-feed.ts';
import { RoomStatus } from './room-notices.tsx';

function markOf(status: RoomView['status'], pausedAt: number | null, state: RoomSettings['state'] = 'open') {
  const settings = { state, door: 'open', pausedAt, deletesAt: null } as const;
  const room = {
    ...settings,
    at: 0,
    boards: [],
    endedAt: null,
    guests: [],
    hosts: [],
    log: '',
    lately: { lastToastAt: null, moments: [] },
  };
  render(<RoomStatus view={{ room, status, lastLiveAt: 0, serverAheadMs: 0 }} />);
  return screen.getByRole('status').textContent;
}

it('the label says that the room is live, or that the leaderboard is paused', () => {
  expect(markOf('live', null)).toBe('live');
  cleanup();
  expect(markOf('live', 1)).toBe('paused');
});

it('without a connection the label does not say that the leaderboard is paused', () => {
  expect(markOf('offline', 1)).toBe('no connection');
});

it('a celebration that is over is not called live', () => {
  expect(markOf('live', null, 'over')).toBe('over');
});
