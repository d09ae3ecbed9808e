import { HOUR_MS } from '../limits.ts';
import type { SeenGuest } from './rankings.ts';

export const NOON = Date.UTC(2026, 5, 20, 12);

/** A session id (22 characters) that starts with `name`. */
export function sessionIdOf(name: string): string {
  return name.padEnd(22, '_');
}

const handles = new Map<string, number>();

/** A handle that depends only on the guest's name. */
export function handleOf(name: string): number {
  const handle = handles.get(name) ?? handles.size + 1;
  handles.set(name, handle);
  return handle;
}

/** 'ana 7 2h' is Ana with 7 drinks, whose evening began 2 hours before noon. */
export function guest(text: string, part: Partial<SeenGuest> = {}): SeenGuest {
  const [name = '', total, hours = '1h'] = text.split(' ');
  const sessionStart = NOON - Number.parseFloat(hours) * HOUR_MS;
  return {
    handle: handleOf(name),
    sessionId: sessionIdOf(name),
    userName: name,
    totalDrinks: Number(total),
    sessionStart,
    lastDrinkAt: null,
    drinkingPace: 'moderate',
    hidden: false,
    ...part,
  };
}
