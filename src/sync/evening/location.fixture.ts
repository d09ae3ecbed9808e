import type { Position } from '../../domain/location/nearby.ts';
import { testClock, testLifecycle, testRandom, testStorage } from '../phone.fixture.ts';
import type { Geolocation } from '../ports.ts';
import { createLocationSharing } from './location.ts';
import { createSessionStore } from './session-store.ts';

export const BARN = { latitude: 48.2082, longitude: 16.3738 };

export const GARDEN = { latitude: 48.2085, longitude: 16.3741 };

interface Question {
  readonly options: object;
  find(position: Position): void;
  refuse(error: Error): void;
}

/** Loads the page once. `questions` contains the page's requests for a position, which the test answers. */
export function load(storage = testStorage({ userName: 'Ana' }), permission = 'prompt' as PermissionState) {
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const store = createSessionStore({ storage, clock: testClock(), random: testRandom, log });
  const questions: Question[] = [];
  const geolocation: Geolocation = {
    permission: async () => permission,
    position: (options) => new Promise((find, refuse) => questions.push({ options, find, refuse })),
  };
  const lifecycle = testLifecycle();
  const location = createLocationSharing({ store, geolocation, lifecycle, storage, log });
  const answer = (position: Position) => questions.at(-1)?.find(position);
  const refuse = () => questions.at(-1)?.refuse(new Error('User denied Geolocation'));
  return { location, store, storage, lifecycle, logged, questions, answer, refuse };
}
