import type { KnownPath } from '../../../domain/api/request-of.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';

/** The interval at which a wall on the server's own computer asks for its address in the network, which may change. */
const ASK_AGAIN_MS = 60_000;
const INSTALLATION = '/api/installation' satisfies KnownPath;

/**
 * Completes the link of the QR code with the best known address (docs/hosts.md#accounts). That is the address at which
 * the wall was opened. Phones could not open this address if the wall is on the server's own computer. Then it is the
 * network address that the server reports.
 */
export function createCompletion(): (address: string) => string {
  const isHere = reachOf(location) === 'computer';
  let origin = location.origin;
  let askAt = 0;

  function ask(): void {
    askAt = performance.now() + ASK_AGAIN_MS;
    fetch(INSTALLATION, { cache: 'no-store' })
      .then((response) => response.json())
      .then(({ url }: { url?: string | null }) => {
        origin = url || location.origin;
      })
      // The last address stays.
      .catch(() => undefined);
  }

  return (address) => {
    if (isHere && address.charAt(0) === '/' && performance.now() >= askAt) ask();
    return new URL(address, origin).href;
  };
}
