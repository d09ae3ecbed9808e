import type { Celebration } from '../celebration/celebration.ts';
import { USUAL_SETTINGS } from '../hosting/celebration-settings.ts';
import type { BoardName } from '../leaderboard/boards.ts';
import { guest, NOON } from '../leaderboard/guests.fixture.ts';
import { rankingsOf, type SeenGuest } from '../leaderboard/rankings.ts';
import { type ScreenSnapshot, type ScreenSource, screenOf } from './screen.ts';

export const WEDDING: Celebration = {
  id: 'c7',
  code: 'K7MP4XRT',
  names: 'Ana & Ben',
  date: '2026-06-20',
  timeZone: 'Europe/Vienna',
  language: 'en',
  state: 'open',
};

export const named = (...texts: string[]) => texts.map((text) => guest(text));

export const ranked = (guests: readonly SeenGuest[], boards?: readonly BoardName[]) => rankingsOf(guests, NOON, boards);

export function source(
  part: Partial<ScreenSource> = {},
  settings: Partial<ScreenSource['settings']> = {},
): ScreenSource {
  return {
    at: NOON,
    version: 'abc',
    address: 'https://clink.example/?c=K7MP4XRT',
    celebration: WEDDING,
    settings: { ...USUAL_SETTINGS, ...settings },
    rankings: ranked(named('ana 3', 'bea 5')),
    guests: 2,
    totals: { alcoholic: 8, without: 1, waters: 1 },
    hours: { from: NOON, alcoholic: [8], without: [1], waters: [1] },
    lastDrinkAt: NOON - 60_000,
    quiet: 0,
    tasted: 4,
    arrivals: ['Lea Marie Bell', 'Tom'],
    moment: null,
    arrival: null,
    clinks: 0,
    deletesAt: null,
    ...part,
  };
}

export function screen(part?: Partial<ScreenSource>, settings?: Partial<ScreenSource['settings']>): ScreenSnapshot {
  const made = screenOf(source(part, settings));
  if (made.state === 'off') throw new Error('the wall is off');
  return made;
}

export const rowsOf = ({ boards }: ScreenSnapshot, index = 0) =>
  boards[index]?.rows.map(({ rank, name, value }) => `${rank} ${name} ${value}`);
