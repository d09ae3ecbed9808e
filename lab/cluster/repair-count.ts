import type { Cluster, ClusterNode } from './cluster.ts';

/** How many repairs the servers have counted since `begin`, also those that have ended in peace. */
export class RepairCount {
  readonly #nodes: Cluster['nodes'];
  /** By process. */
  #before = new Map<number, number>();
  #ofEnded = 0;

  constructor({ nodes }: Cluster) {
    this.#nodes = nodes;
  }

  async begin(): Promise<void> {
    this.#ofEnded = 0;
    this.#before = new Map();
    for (const node of this.#nodes) this.#before.set(node.server.pid(), await node.repairs());
  }

  /** Before a server ends. */
  async noteEnding(node: ClusterNode): Promise<void> {
    this.#ofEnded += await this.#newAt(node);
  }

  async count(): Promise<number> {
    const counts = await Promise.all(this.#nodes.map((node) => this.#newAt(node)));
    return counts.reduce((sum, count) => sum + count, this.#ofEnded);
  }

  async #newAt({ server, repairs }: ClusterNode): Promise<number> {
    return (await repairs()) - (this.#before.get(server.pid()) ?? 0);
  }
}
