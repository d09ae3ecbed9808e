/**
 * What a tab has told its guest, so that a reload does not tell it again. Nothing personal: ids and times. Without a
 * storage, or with a full one, only the page remembers.
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
        // The guest may hear of it again.
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
