/**
 * Remembers what a tab has told its guest, so that the tab does not tell it again after a reload. It stores only ids
 * and times, nothing personal. If the storage is missing or full, only the page remembers.
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
        // Without a storage the guest may be told again after a reload.
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
