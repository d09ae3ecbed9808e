import { endEvening, liveEvening, openEvening } from '../evening.ts';
import { quiesce } from '../quiesce.ts';
import { findViolations } from '../verdict.ts';
import { Cluster } from './cluster.ts';
import { faultsWithNodes } from './node-faults.ts';
import { findNodeViolations } from './node-verdict.ts';

const START_MS = 2_000;

/**
 * An evening over several servers with one database. All faults of the other evenings happen too, except those of a server's
 * disk. Returns the violations in words.
 */
export async function simulateNodes(seed: number): Promise<{ violations: string[]; story: string[] }> {
  let opened: Cluster | null = null;
  const evening = await openEvening(seed, async (time, dice) => {
    const server = new Cluster(time, dice, dice.between(2, 3));
    opened = server;
    for (const node of server.nodes) node.start();
    await time.pass(START_MS);
    return { server, possibleFaults: faultsWithNodes(server) };
  });
  const cluster = opened as unknown as Cluster;
  const violations = await liveEvening(evening)
    .then(() => quiesce(evening))
    .then(async () => [...(await findViolations(evening)), ...(await findNodeViolations(evening, cluster))])
    .catch((error: unknown) => [...evening.broken, String(error)]);
  endEvening(evening);
  return { violations, story: evening.story };
}
