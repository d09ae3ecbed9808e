import type { KeyValueStorage } from '../../../sync/ports.ts';

const KEY = 'hostCouple';

/** The names of the couple whose celebration this device has shown last, which the gate shows to a returning host. */
export function keptCouple(storage: KeyValueStorage): string | null {
  try {
    return storage.get(KEY);
  } catch {
    return null;
  }
}

/** Null deletes the names, because the host has signed out. */
export function keepCouple(storage: KeyValueStorage, names: string | null): void {
  try {
    if (names === null) storage.remove(KEY);
    else storage.set(KEY, names);
  } catch {
    // Without storage the gate does not show the names.
  }
}
