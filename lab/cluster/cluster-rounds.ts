import { setTimeout as sleep } from 'node:timers/promises';
import { Dice } from '../simulation/dice.ts';
import { Audit } from './audit.ts';
import { type Blindness, type BlindnessWatch, longestOf, watchBlindness } from './blindness.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { deafen, deckOf, type Fault, type FaultKind, isReady, LOUD_FAULTS, QUIET_FAULTS } from './faults.ts';
import { unrestInRoom } from './host.ts';
import { unrestAt, unrestOf } from './leaderboards.ts';
import { holdParty, type Party } from './party.ts';
import { RepairCount } from './repair-count.ts';
import { type Restart, rollingRestart } from './rolling-restart.ts';
import type { RoundReport } from './round-report.ts';
import { type Database, openDatabase } from './stored.ts';

interface ClusterTest {
  readonly rounds: number;
  readonly seed: number;
  readonly guests: number;
  readonly tapsPerSecond: number;
  readonly faultsPerRound: number;
  /** What a server runs, if it is not the built one. */
  readonly program?: readonly string[];
  onRound?(round: RoundReport): void;
}

const NODES = 3;
const AUDIT_EVERY_MS = 2_000;
const REST_WITHIN_MS = 90_000;
/** Servers count a repair one look after they made it, and look every 10 s (src/server/postgres/postgres-feed.ts). */
const COUNTED_AFTER_MS = 22_000;

/**
 * Plays rounds of faults on three servers, PostgreSQL and Caddy while guests tap. After each round everything comes to rest, and
 * what phones, leaderboards and PostgreSQL have is compared. In odd rounds no notification can be lost, in even ones it can.
 */
export async function clusterTest(test: ClusterTest): Promise<RoundReport[]> {
  const dice = new Dice(test.seed);
  const cluster = await startCluster(NODES, test.program);
  const database = openDatabase(cluster.postgres.url());
  const reports: RoundReport[] = [];
  const decks = { quiet: deckOf(QUIET_FAULTS, dice), loud: deckOf(LOUD_FAULTS, dice) };
  let party: Party | null = null;
  try {
    party = await holdParty(cluster, test.guests, new Dice(test.seed + 1));
    const eyes = watchBlindness(party.guests);
    for (let round = 1; round <= test.rounds; round += 1) {
      await rest(cluster, party, database);
      eyes.take();
      const isQuiet = round % 2 === 1;
      const isLast = round === test.rounds;
      const deal = isQuiet ? decks.quiet : decks.loud;
      const report = await playRound({ test, cluster, database, party, dice, eyes, deal, isQuiet, isLast });
      reports.push(report);
      test.onRound?.(report);
    }
    eyes.stop();
  } finally {
    party?.stop();
    await database.close();
    await cluster.stop();
  }
  return reports;
}

interface Round {
  readonly test: ClusterTest;
  readonly cluster: Cluster;
  readonly database: Database;
  readonly party: Party;
  readonly dice: Dice;
  readonly eyes: BlindnessWatch;
  readonly deal: () => FaultKind;
  readonly isQuiet: boolean;
  readonly isLast: boolean;
}

async function playRound(setting: Round): Promise<RoundReport> {
  const { test, cluster, database, party, dice, eyes, deal, isQuiet, isLast } = setting;
  const { guests } = party;
  const audit = new Audit();
  const before = acknowledgementsOf(party);
  const crashesBefore = cluster.crashes();
  const repairs = new RepairCount(cluster);
  await repairs.begin();
  const drawn = Array.from({ length: test.faultsPerRound }, () => deal()(cluster, dice));
  const restarts: Restart[] = [];
  const blindness: Blindness[] = [];
  const rolling = rollingRestart(cluster, {
    begin: async () => {
      await eyes.untilClear();
      blindness.push(eyes.take());
    },
    beforeEnd: (node) => repairs.noteEnding(node),
    done: (restart) => restarts.push(restart),
  });
  const faults = isQuiet ? [...drawn, rolling] : drawn;

  const stopTapping = party.startTapping(test.tapsPerSecond);
  const auditing = setInterval(() => void audit.checkPromises(guests, database), AUDIT_EVERY_MS);
  try {
    await runFaults(faults, dice);
  } finally {
    clearInterval(auditing);
    stopTapping();
  }

  const { afterMs: restAfterMs, unrest } = await rest(cluster, party, database);
  const lastBlindness = eyes.take();
  blindness.push(lastBlindness);
  await audit.checkPromises(guests, database);
  audit.checkDeeds(guests, (await database.read()) ?? new Map());
  const acknowledged = acknowledgementsOf(party) - before;
  const missed = isQuiet ? await saveUnheard(cluster, party, database) : 0;
  // The next round must not count what this one has repaired.
  if (isQuiet || !isLast) await sleep(COUNTED_AFTER_MS);
  return {
    ...audit.findings,
    faults: countOf(faults),
    acknowledged,
    blindness: longestOf(...blindness),
    rolled: isQuiet ? { restarts, blindness: lastBlindness } : null,
    restAfterMs,
    unrest,
    crashes: cluster.crashes() - crashesBefore,
    repairs: { counted: await repairs.count(), least: missed, most: isQuiet ? missed : acknowledged * (NODES - 1) },
  };
}

/** One after the other, or at once if they are at different places. */
async function runFaults(faults: readonly Fault[], dice: Dice): Promise<void> {
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

/** Waits until all is saved and every leaderboard is right. If that does not happen, `unrest` says what is wrong. */
async function rest({ nodes }: Cluster, { guests, host }: Party, database: Database) {
  const startedAt = Date.now();
  for (const node of nodes) await isReady(node);
  for (;;) {
    const stored = (await database.read()) ?? new Map();
    const reasons = [
      unrestOf(guests, stored),
      unrestInRoom(host, stored),
      ...(await Promise.all(nodes.map((node) => unrestAt(node, stored)))),
    ];
    const unrest = reasons.filter((reason) => reason !== null);
    const afterMs = Date.now() - startedAt;
    if (unrest.length === 0 || afterMs > REST_WITHIN_MS) return { afterMs, unrest };
    await sleep(250);
  }
}

/**
 * In each celebration one guest logs a drink while no server hears notifications. Returns how many times a server must find that
 * by looking: every server but the one that saved it.
 */
async function saveUnheard(cluster: Cluster, party: Party, database: Database): Promise<number> {
  const { nodes } = cluster;
  for (const node of nodes) deafen(node);
  const codes = new Map(party.guests.map((guest) => [guest.celebration.code, guest]));
  for (const guest of codes.values()) guest.log();
  while ([...codes.values()].some((guest) => !guest.isSaved())) await sleep(50);
  for (const node of nodes) node.toPostgres.mend();
  await rest(cluster, party, database);
  return codes.size * (nodes.length - 1);
}

function acknowledgementsOf({ guests }: Party): number {
  return guests.reduce((sum, guest) => sum + guest.acknowledgements(), 0);
}

function countOf(faults: readonly Fault[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name } of faults) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
