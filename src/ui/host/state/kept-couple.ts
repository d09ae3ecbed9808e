import type { KeyValueStorage } from '../../../sync/ports.ts';

const KEY = 'hostCouple';

/** The couple whose celebration this device has shown last. They stand at the gate when the host comes back. */
export function keptCouple(storage: KeyValueStorage): string | null {
  try {
    return storage.get(KEY);
  } catch {
    return null;
  }
}

/** Null: the host has signed out, so the device forgets them. */
export function keepCouple(storage: KeyValueStorage, names: string | null): void {
  try {
    if (names === null) storage.remove(KEY);
    else storage.set(KEY, names);
  } catch {
    // Without a storage, the gate does not show the names.
  }
}
