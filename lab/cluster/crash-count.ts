import type { ServerProcess } from '../shared/server-process.ts';

const LOOK_MS = 250;

/**
 * Counts how often servers ended by themselves after they had been ready. A start that fails is none: what watches over the
 * server tries again. Stop it at the end.
 */
export class CrashCount {
  /** The processes that were ready, by id. */
  readonly #ready = new Set<number>();
  readonly #timers: NodeJS.Timeout[] = [];
  #count = 0;

  watch(server: ServerProcess): void {
    server.onEnd((pid) => {
      if (this.#ready.has(pid)) this.#count += 1;
    });
    this.#timers.push(setInterval(() => void this.#look(server), LOOK_MS));
  }

  get count(): number {
    return this.#count;
  }

  /** Whether the end of the server's process would count. */
  countsOn(server: ServerProcess): boolean {
    return server.isRunning() && this.#ready.has(server.pid());
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  async #look(server: ServerProcess): Promise<void> {
    if (!server.isRunning()) return;
    const pid = server.pid();
    if (this.#ready.has(pid)) return;
    const signal = AbortSignal.timeout(LOOK_MS);
    const answer = await fetch(`${server.url}/readyz`, { signal }).catch(() => null);
    if (answer?.ok) this.#ready.add(pid);
  }
}
