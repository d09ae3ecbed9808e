/**
 * Remembers which messages a tab has shown to its guest, so that the tab does not show them again after a reload.
 * Stores only ids and times, nothing personal. If the storage is missing or full, the list is lost at a reload.
 */
export function createToldInTab(key: string, most: number) {
  let told = readTold(key);
  return {
    has: (what: string): boolean => told.includes(what),
    some: (isIt: (what: string) => boolean): boolean => told.some(isIt),
    add(what: string): void {
      told = [...told, what].slice(-most);
      try {
        sessionStorage.setItem(key, JSON.stringify(told));
      } catch {
        // Without storage the guest may see a message again after a reload.
      }
    },
  };
}

function readTold(key: string): readonly string[] {
  try {
    const told: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(told) ? told.map(String) : [];
  } catch {
    return [];
  }
}
