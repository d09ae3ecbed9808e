import { setTimeout as sleep } from 'node:timers/promises';
import { LISTENER_NAME } from '../../src/server/postgres/notification-connection.ts';
import type { ServerProcess } from '../shared/server-process.ts';
import { Dice } from '../simulation/dice.ts';
import type { Cluster, ClusterNode } from './cluster.ts';

/** Something that breaks, and is whole again when `run` resolves. Two faults of the same place never run at once. */
export interface Fault {
  readonly name: string;
  readonly place: string;
  run(): Promise<void>;
}

export type FaultKind = (cluster: Cluster, dice: Dice) => Fault;
type FaultKinds = readonly [FaultKind, ...FaultKind[]];

const BETWEEN_TRIES_MS = 200;
const TRIES = 150;

/** Faults after which every notification still arrives, only later. */
export const QUIET_FAULTS: FaultKinds = [
  atNode('freeze a server shortly', (node, dice) => freeze(node, dice.between(500, 4_000))),
  atNode('break the streams of a server', async ({ fromProxies }) => fromProxies.cut()),
  atNode('cut a server off from the proxies', async ({ fromProxies }, dice) => {
    fromProxies.cutForGood();
    await sleep(dice.between(500, 6_000));
    fromProxies.mend();
  }),
  atNode('stall the link between the proxies and a server', async ({ fromProxies }, dice) => {
    fromProxies.stall(dice.pick(['everything', 'answers']));
    await sleep(dice.between(500, 6_000));
    fromProxies.mend();
  }),
];

/** Faults in which notifications may be lost. */
export const LOUD_FAULTS: FaultKinds = [
  atNode('kill -9 a server', async ({ server }, dice) => {
    await server.kill();
    await sleep(dice.between(0, 4_000));
    await startAgain(() => restart(server));
  }),
  atNode('freeze a server for long', (node, dice) => freeze(node, dice.between(6_000, 15_000))),
  atNode('cut a server off from PostgreSQL', async ({ toPostgres }, dice) => {
    toPostgres.cutForGood();
    await sleep(dice.between(0, 6_000));
    toPostgres.mend();
  }),
  atNode('stall the link between a server and PostgreSQL', async ({ toPostgres }, dice) => {
    toPostgres.stall(dice.pick(['everything', 'answers']));
    await sleep(dice.between(1_000, 10_000));
    toPostgres.mend();
  }),
  atNode('cut the connection that listens', async (node, dice) => {
    deafen(node);
    await sleep(dice.between(0, 5_000));
    node.toPostgres.mend();
  }),
  atPostgres('restart PostgreSQL', async ({ postgres }, dice) => {
    await postgres.stop('fast');
    await sleep(dice.between(0, 3_000));
    await startAgain(() => postgres.start());
  }),
  atPostgres('kill -9 PostgreSQL', async ({ postgres }, dice) => {
    postgres.kill();
    await sleep(dice.between(0, 3_000));
    await startAgain(() => postgres.start());
  }),
];

/** Cuts the connection that listens for notifications, and every new one, until the link is mended. */
export function deafen({ toPostgres }: ClusterNode): void {
  toPostgres.cutForGood((firstBytes) => firstBytes.includes(LISTENER_NAME));
}

/** Waits until a server is ready. One that has ended by itself is started again, as systemd does. */
export async function isReady({ name, server }: ClusterNode): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    if (!server.isRunning()) await restart(server).catch(() => {});
    const response = await fetch(`${server.url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await sleep(BETWEEN_TRIES_MS);
  }
  throw new Error(`server ${name} does not become ready`);
}

type Work<Place> = (place: Place, dice: Dice) => Promise<void>;

function atNode(name: string, work: Work<ClusterNode>) {
  return ({ nodes }: Cluster, dice: Dice): Fault => {
    const [node, own] = [dice.pick(nodes), newDice(dice)];
    return { name, place: node.name, run: () => work(node, own) };
  };
}

function atPostgres(name: string, work: Work<Cluster>) {
  return (cluster: Cluster, dice: Dice): Fault => {
    const own = newDice(dice);
    return { name, place: 'PostgreSQL', run: () => work(cluster, own) };
  };
}

/** Faults at different places draw at the same time. */
function newDice(dice: Dice): Dice {
  return new Dice(dice.between(0, 2 ** 31));
}

async function freeze({ server }: ClusterNode, forMs: number): Promise<void> {
  const pid = server.pid();
  process.kill(pid, 'SIGSTOP');
  await sleep(forMs);
  process.kill(pid, 'SIGCONT');
}

export async function restart(server: ServerProcess): Promise<void> {
  await server.kill();
  await server.start();
}

/** What watches over a server starts it until it stays. */
export async function startAgain(start: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      await start();
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
    await sleep(BETWEEN_TRIES_MS);
  }
}

/** Deals every kind once before any of them comes again, so that a short test has them all. */
export function deckOf<Kind>(kinds: readonly [Kind, ...Kind[]], dice: Dice): () => Kind {
  let left: Kind[] = [];
  return () => {
    if (left.length === 0) left = [...kinds];
    const dealt = dice.pick(left);
    left = left.filter((kind) => kind !== dealt);
    return dealt;
  };
}
