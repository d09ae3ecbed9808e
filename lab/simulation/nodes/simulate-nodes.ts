import type { Played, SceneDeps } from '../evening.ts';
import { liveEvening, newGuest, openEvening, playEvening } from '../play-evening.ts';
import { quiesce } from '../quiesce.ts';
import { findViolations } from '../verdict.ts';
import { Cluster } from './cluster.ts';
import { faultsWithNodes } from './node-faults.ts';
import { findNodeViolations } from './node-verdict.ts';

const START_MS = 2_000;

/**
 * Plays an evening with several servers and one database. All faults of other evenings happen too, except those of a server's
 * disk.
 */
export async function simulateNodes(seed: number): Promise<Played> {
  const openCluster = async (deps: SceneDeps) => {
    const server = new Cluster(deps);
    for (const node of server.nodes) node.start();
    await deps.time.pass(START_MS);
    return { server, possibleFaults: faultsWithNodes(server) };
  };
  const evening = await openEvening(seed, openCluster, (deps) => newGuest(deps));
  return playEvening(evening, async () => {
    await liveEvening(evening);
    await quiesce(evening);
    return [...(await findViolations(evening)), ...(await findNodeViolations(evening, evening.server))];
  });
}
