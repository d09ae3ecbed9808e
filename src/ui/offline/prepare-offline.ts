import type { Ports } from '../browser/browser-ports.ts';

/** The delay keeps the phone free for the first paint. */
const START_AFTER_MS = 1_000;
const REPEAT_AFTER_MS = 30_000;

export type LoadOffline = () => Promise<typeof import('./offline.ts')>;

/**
 * Loads the code with which the page opens offline, and tries again until it has loaded. A browser that keeps a failed
 * module needs another page for that (src/ui/loading/missing-code.ts). `mayReload`: a reload would lose nothing.
 */
export function prepareOffline(ports: Ports, load: LoadOffline, mayReload: () => boolean): void {
  async function start(): Promise<void> {
    try {
      const offline = await load();
      offline.startOffline({ ...ports, mayReload });
    } catch (error) {
      ports.log('Error preparing offline use', error);
      ports.clock.after(REPEAT_AFTER_MS, start);
    }
  }
  if (import.meta.env.PROD) ports.clock.after(START_AFTER_MS, start);
}
