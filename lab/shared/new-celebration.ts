import { CELEBRATION_PARAMETER } from '../../src/domain/celebration/celebration.ts';
import { openCelebrationManager } from '../../src/server/celebrations/manage-celebrations.ts';

/** Creates a celebration in the folder of a server, as its operator does. Returns the code. */
export function newCelebration(dataDir: string, names: string): string {
  const manager = openCelebrationManager(dataDir, Date.now);
  try {
    return manager.create({ names, date: new Date().toISOString().slice(0, 10), timeZone: 'UTC', language: 'en' }).code;
  } finally {
    manager.close();
  }
}

/** The URL of a call, in the celebration with `code` if there is one. */
export function urlWithin(code: string | null, path: string, base: string | URL): URL {
  const url = new URL(path, base);
  if (code !== null) url.searchParams.set(CELEBRATION_PARAMETER, code);
  return url;
}
