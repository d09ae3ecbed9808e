import type { SessionRecord } from '../../../src/domain/session/session-record.ts';
import { readPayload } from '../../../src/server/postgres/notifier.ts';
import type { Evening } from '../evening.ts';
import { CALM, Network } from '../network.ts';
import { SimPhone, type Tab } from '../sim-phone.ts';
import { recordsOf } from '../verdict.ts';
import type { Cluster } from './cluster.ts';
import type { SimNode } from './sim-node.ts';
import type { CommittedChange } from './sim-postgres.ts';

/** The time between two reads of the sessions' table (src/server/postgres/postgres-feed.ts). */
const LOOK_MS = 10_000;
const SLOW_COMMIT_MS = 2_000;

/**
 * Checks every node after the faults. Its leaderboard must equal the database. Its repair counter must not exceed the number
 * of changes that a fault or a missed notification explains, and must count the one change whose notification is dropped on
 * purpose. Returns the violations in words.
 */
export async function findNodeViolations(evening: Evening, cluster: Cluster): Promise<string[]> {
  const atMs = evening.time.nowMs;
  const violations = [...(await rosterViolations(cluster, atMs)), ...cluster.nodes.flatMap(strayRepairs)];
  if (violations.length > 0) return violations;
  const counted = await countedViolations(evening, cluster);
  const overtaken = await overtakenViolations(evening, cluster);
  return [...counted, ...overtaken, ...(await rosterViolations(cluster, evening.time.nowMs))];

  function strayRepairs(node: SimNode): string[] {
    const { life } = node;
    if (!life) return [];
    const since = cluster.postgres.changes.filter(({ atMs: at }) => at >= life.startedMs);
    const excused = since.filter(
      (change) => !node.isCalm(change.atMs - LOOK_MS, change.atMs + 3 * LOOK_MS) || !isHeard(node, change),
    );
    const repairs = repairsOf(node);
    return repairs > excused.length
      ? [`${node.name} counts ${repairs} repairs, but only ${excused.length} can be`]
      : [];
  }
}

/** Whether a notification of the change arrived before the node read the table twice. */
function isHeard({ life }: SimNode, { celebrationId, atMs }: CommittedChange): boolean {
  return (life?.link.heard ?? []).some(
    ({ payload, atMs: heardMs }) =>
      heardMs >= atMs &&
      heardMs < atMs + LOOK_MS &&
      readPayload(payload).celebrationIds.some((id) => id === celebrationId || id === '*'),
  );
}

const repairsOf = ({ life }: SimNode): number => life?.started?.feed.repairs() ?? 0;

async function rosterViolations(cluster: Cluster, nowMs: number): Promise<string[]> {
  const expected = described(await recordsOf(cluster.store(), nowMs));
  return cluster.nodes.flatMap(({ name, roster }) => {
    if (!roster) return [`${name} is not up`];
    const guests = roster.hostedGuests(nowMs);
    const shown = described(
      guests.map(({ guest, ownName, hides }) => ({ ...guest, userName: ownName, hidden: hides })),
    );
    return shown === expected ? [] : [`${name} has ${shown} instead of ${expected}`];
  });
}

const SHOWN = ['sessionId', 'userName', 'hidden', 'totalDrinks', 'sessionStart', 'drinkingPace'] as const;

function described(guests: readonly Pick<SessionRecord, (typeof SHOWN)[number]>[]): string {
  return guests
    .map((guest) => SHOWN.map((name) => guest[name]).join())
    .toSorted()
    .join('; ');
}

/** A last guest saves twice at one node. Another node misses the first save's notification and gets the second save's. */
async function countedViolations(evening: Evening, { nodes }: Cluster): Promise<string[]> {
  const { time } = evening;
  const [a, b] = nodes;
  if (!(a && b?.life)) return [];
  const tab = guestAt(a, evening);
  const before = nodes.map(repairsOf);
  const counted = () => nodes.map((node, index) => repairsOf(node) - (before[index] ?? 0)).join();
  b.life.link.deafFor = 1;
  tab.store.saveName('Zoe');
  await time.pass(3 * LOOK_MS);
  const missed = counted();
  tab.store.addDrink({ drinkType: 'water' });
  await time.pass(3 * LOOK_MS);
  const heard = counted();
  tab.kill();
  const expected = nodes.map((node) => Number(node === b)).join();
  const wrong = [missed, heard].filter((counts) => counts !== expected);
  return wrong.map((counts) => `repairs counted after a missed notification: ${counts}`);
}

/** Two guests save at two nodes. The first commit takes so long that a third node sees the second commit first. */
async function overtakenViolations(evening: Evening, cluster: Cluster): Promise<string[]> {
  const { time } = evening;
  const [a, b, c] = cluster.nodes;
  if (!(a && b && c)) return [];
  const [slow, fast] = [guestAt(a, evening), guestAt(b, evening)];
  const { commitMs } = cluster.postgres;
  cluster.postgres.commitMs = { usual: SLOW_COMMIT_MS, rare: SLOW_COMMIT_MS };
  slow.store.saveName('Tom');
  await time.pass(SLOW_COMMIT_MS / 20);
  cluster.postgres.commitMs = commitMs;
  fast.store.saveName('Mia');
  await time.pass(3 * LOOK_MS);
  slow.kill();
  fast.kill();
  return rosterViolations(cluster, time.nowMs);
}

/** The phone of a guest who reaches only this node. */
function guestAt(node: SimNode, { time, dice }: Evening): Tab {
  const network = new Network({ time, dice, serve: (path, init) => node.serve(path, init) }, CALM);
  const traits = { skewMs: 0, storageLagMs: 0, hasLocks: true, watchesLeaderboard: false, hearsHosts: false };
  return new SimPhone({ time, dice, network, lateEvents: null }, traits).openTab();
}
