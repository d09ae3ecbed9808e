import { testClock, testRandom, testStorage } from '../phone.fixture.ts';
import { createSessionStore } from './session-store.ts';

export const BEER = { drinkType: 'beer' } as const;

export function openTab(storage = testStorage(), clock = testClock()) {
  const logged: string[] = [];
  const log = (message: string, error: unknown) => logged.push(`${message}: ${String(error)}`);
  return { store: createSessionStore({ storage, clock, random: testRandom, log }), storage, clock, logged };
}
