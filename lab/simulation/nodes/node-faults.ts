import type { Dice } from '../dice.ts';
import type { Fault } from '../evening.ts';
import { copyPhone, PHONE_FAULTS } from '../faults.ts';
import { logDrink } from '../guest-acts.ts';
import type { GuestStory } from '../guest-story.ts';
import { hasName } from '../sim-phone.ts';
import type { Cluster } from './cluster.ts';

/** The weights of the two faults with nodes. Each other fault of phones has the weight 1. */
const BOTH_PHONES = 8;
const AWAY = 4;
/** The longest time for which a node loses its link. */
const AWAY_MS = 4_000;
/** Longer than a node takes to catch up (cluster.ts). */
const QUIET_MS = 7_000;

/** Both phones of a guest log a drink at the same moment, so two servers save the same session. */
const logOnBothPhones: Fault = (evening, guest, dice) => {
  if (!guest.hasTwoPhones && guest.deleted.size === 0) copyPhone(evening, guest);
  const phones = evening.guests.filter(({ logged }) => logged === guest.logged);
  const logged = phones.map((story) => {
    const tab = story.phone.tabs[0] ?? story.phone.openTab();
    return hasName(tab) ? logDrink(story, tab, dice) : 'looks on';
  });
  return `at the same moment: ${logged.join(', ')}`;
};

function logAll(guests: readonly GuestStory[], dice: Dice): void {
  for (const guest of guests)
    for (const tab of guest.phone.tabs.slice(0, 1).filter(hasName)) logDrink(guest, tab, dice);
}

/** A node loses its link while everybody logs a drink. After it listens again, nothing else happens for a while. */
function missDrinks({ nodes }: Cluster): Fault {
  return async ({ guests, time }, _, dice) => {
    const node = dice.pick(nodes);
    if (!node.isUp || node.isFrozen || node.linkFaults.state !== 'open') return `${node.name} is away already`;
    node.setLink('cut');
    logAll(guests, dice);
    await time.pass(dice.between(1_000, AWAY_MS));
    node.setLink('open');
    await time.pass(QUIET_MS);
    return `${node.name} was away while everybody logged a drink`;
  };
}

/** A new version is rolled out. Whenever a node begins to end, everybody logs a drink, and commits are usually slow. */
function rollThrough(cluster: Cluster): Fault {
  return ({ guests }, _, dice) => {
    if (cluster.isRolling) return 'a new version is still rolled through';
    const { postgres } = cluster;
    const before = postgres.commitMs;
    const slow = { usual: 2_500, rare: 2_500 };
    if (dice.chance(0.75)) postgres.commitMs = slow;
    void cluster
      .roll(() => logAll(guests, dice))
      .then(() => {
        if (postgres.commitMs === slow) postgres.commitMs = before;
      });
    return `a new version is rolled through, with commits of up to ${postgres.commitMs.rare} ms`;
  };
}

/** Faults of the venue's Wi-Fi and phones, and, twice as often, faults between servers and their database. */
export function faultsWithNodes(cluster: Cluster): readonly Fault[] {
  const faults = faultsOf(cluster);
  const own = [...Array(BOTH_PHONES).fill(logOnBothPhones), ...Array(AWAY).fill(missDrinks(cluster))];
  return [...PHONE_FAULTS, ...faults, ...faults, ...own];
}

function faultsOf(cluster: Cluster): readonly Fault[] {
  const { nodes, postgres } = cluster;
  return [
    rollThrough(cluster),
    (_, __, dice) => {
      const node = dice.pick(nodes);
      if (node.life) node.kill();
      else node.start();
      return `${node.name} is ${node.life ? 'started' : 'killed'}`;
    },
    (_, __, dice) => {
      const node = dice.pick(nodes);
      if (node.isFrozen) node.thaw();
      else node.freeze();
      return `${node.name} ${node.isFrozen ? 'is frozen' : 'goes on'}`;
    },
    (_, __, dice) => {
      const node = dice.pick(nodes);
      node.setLink(node.linkFaults.state === 'open' ? dice.pick(['cut', 'silent']) : 'open');
      return `the link of ${node.name} is ${node.linkFaults.state}`;
    },
    (_, __, dice) => {
      const node = dice.pick(nodes);
      node.setLink('cut');
      node.setLink('open');
      return `${node.name} connects again`;
    },
    (_, __, dice) => {
      for (const node of nodes) node.linkFaults.maxLagMs = dice.pick([2, 20, 300, 1_500]);
      postgres.commitMs = { usual: dice.pick([2, 60, 600]), rare: dice.pick([600, 2_500]) };
      return `commits take up to ${postgres.commitMs.rare} ms`;
    },
    () => {
      if (postgres.isUp) postgres.crash();
      else postgres.isUp = true;
      for (const node of nodes) node.note();
      return postgres.isUp ? 'the database starts' : 'the database crashes';
    },
    () => {
      for (const node of nodes) node.kill();
      for (const node of nodes) node.start();
      return 'all nodes start at the same time';
    },
  ];
}
