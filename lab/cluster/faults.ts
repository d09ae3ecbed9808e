import { setTimeout as sleep } from 'node:timers/promises';
import { LISTENER_NAME } from '../../src/server/postgres/notification-connection.ts';
import { Dice } from '../simulation/dice.ts';
import type { Cluster, ClusterNode } from './cluster.ts';
import { eventually, requireOk } from './eventually.ts';

/** A failure at one place, which works again when `run` resolves. Two faults of one place never run at once. */
export interface Fault {
  readonly name: string;
  readonly place: string;
  run(): Promise<void>;
}

type FaultKind = (cluster: Cluster, dice: Dice) => Fault;

const FAULTS: readonly FaultKind[] = [
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
  atNode('kill -9 a server', async ({ server }, dice) => {
    await server.kill();
    await sleep(dice.between(0, 4_000));
    await server.start();
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
  atNode('cut the connection that listens', async ({ toPostgres }, dice) => {
    toPostgres.cutForGood((firstBytes) => firstBytes.includes(LISTENER_NAME));
    await sleep(dice.between(0, 5_000));
    toPostgres.mend();
  }),
  elsewhere('restart PostgreSQL', 'PostgreSQL', async ({ postgres }, dice) => {
    await postgres.stop('fast');
    await sleep(dice.between(0, 3_000));
    await eventually(() => postgres.start());
  }),
  elsewhere('kill -9 PostgreSQL', 'PostgreSQL', async ({ postgres }, dice) => {
    postgres.kill();
    await sleep(dice.between(0, 3_000));
    await eventually(() => postgres.start());
  }),
  // Each server stops cleanly and is back before the next one stops.
  elsewhere('roll a new version through', 'everywhere', async ({ nodes, broken }) => {
    for (const node of nodes) {
      const exitCode = await node.server.stop();
      if (exitCode !== 0) broken.push(`server ${node.name} ended with ${exitCode} instead of in peace`);
      await node.server.start();
      await becomeReady(node);
    }
  }),
];

/** Returns every kind of fault once before any kind is repeated, so that a short test has all of them. */
export function deckOfFaults(cluster: Cluster, dice: Dice): () => Fault {
  let left: FaultKind[] = [];
  return () => {
    if (left.length === 0) left = [...FAULTS];
    const dealt = dice.pick(left);
    left = left.filter((kind) => kind !== dealt);
    return dealt(cluster, dice);
  };
}

/** Runs faults of one place one after another, and faults at different places at the same time. */
export async function runFaults(faults: readonly Fault[], dice: Dice): Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  for (const { place, run } of faults) {
    await (place === 'everywhere' ? Promise.all(underWay.values()) : underWay.get(place));
    const running = run();
    running.catch(() => {});
    underWay.set(place, running);
    if (place === 'everywhere') await running;
    await sleep(dice.between(0, 3_000));
  }
  await Promise.all(underWay.values());
}

/** Waits until a server is ready. Starts a server again that has ended by itself, as systemd does. */
export async function becomeReady({ server }: ClusterNode): Promise<void> {
  if (!server.isRunning()) await server.start();
  await eventually(() => requireOk(`${server.url}/readyz`));
}

type Work<Place> = (place: Place, dice: Dice) => Promise<void>;

function atNode(name: string, work: Work<ClusterNode>): FaultKind {
  return ({ nodes }, dice) => {
    const [node, own] = [dice.pick(nodes), newDice(dice)];
    return { name, place: node.name, run: () => work(node, own) };
  };
}

function elsewhere(name: string, place: string, work: Work<Cluster>): FaultKind {
  return (cluster, dice) => {
    const own = newDice(dice);
    return { name, place, run: () => work(cluster, own) };
  };
}

/** Each fault gets its own dice, because faults at different places draw numbers at the same time. */
function newDice(dice: Dice): Dice {
  return new Dice(dice.between(0, 2 ** 31));
}

async function freeze({ server }: ClusterNode, forMs: number): Promise<void> {
  // The server may have ended by itself, which cluster.ts reports.
  const send = (signal: NodeJS.Signals) => server.isRunning() && process.kill(server.pid(), signal);
  send('SIGSTOP');
  await sleep(forMs);
  send('SIGCONT');
}
