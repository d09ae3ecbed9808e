import type { Cluster, ClusterNode } from './cluster.ts';
import { type Fault, isReady, restart, startAgain } from './faults.ts';

/** A server that was replaced by its next version. Times in ms. */
export interface Restart {
  readonly name: string;
  /** 0 if it ended in peace. */
  readonly exitCode: number | null;
  /** From SIGTERM to the end of the process. */
  readonly stopMs: number;
  /** From its end until the next version is ready. */
  readonly readyMs: number;
}

interface RollingRestart {
  /** All other faults are over. */
  begin(): Promise<void>;
  beforeEnd(node: ClusterNode): Promise<void>;
  done(restart: Restart): void;
}

/** A new version: one server after the other ends in peace, and the next one waits until it is back. */
export function rollingRestart({ nodes }: Cluster, { begin, beforeEnd, done }: RollingRestart): Fault {
  return {
    name: 'roll a new version through',
    place: 'everywhere',
    run: async () => {
      await begin();
      for (const node of nodes) {
        await beforeEnd(node);
        const beganAt = performance.now();
        const exitCode = await node.server.stop();
        const endedAt = performance.now();
        await startAgain(() => restart(node.server));
        await isReady(node);
        const { name } = node;
        done({ name, exitCode, stopMs: endedAt - beganAt, readyMs: performance.now() - endedAt });
      }
    },
  };
}
