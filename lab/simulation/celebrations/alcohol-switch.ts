import type { Celebration } from '../../../src/domain/celebration/celebration.ts';
import { isOffered } from '../../../src/domain/celebration/without-alcohol.ts';
import type { CelebrationChanges, HostedCelebration } from '../../../src/domain/hosting/hosted-celebration.ts';
import type { LogPage } from '../../../src/domain/hosting/log-entry.ts';
import type { ServedFacts } from '../../../src/domain/hosting/served-facts.ts';
import { USUAL_BOARDS } from '../../../src/domain/leaderboard/boards.ts';
import { offeredBoards } from '../../../src/domain/leaderboard/offered-boards.ts';
import { readMenu } from '../../../src/domain/menu/known-menu.ts';
import { CELEBRATION, callTo } from '../../../tools/call.ts';
import type { Dice } from '../dice.ts';
import { type Journey, placeOf } from '../journey.ts';
import type { Tab } from '../sim-phone.ts';
import { callHost } from './sim-hosts.ts';

/** A host who switches celebrations to 'without alcohol' and back at any moment. */
export class AlcoholSwitch {
  readonly #journey: Journey;
  readonly #dice: Dice;
  /** The last acknowledged setting by the id of its celebration. Absent after a change that got no answer. */
  readonly #acknowledged = new Map<string, boolean>();

  constructor(journey: Journey, dice: Dice) {
    this.#journey = journey;
    this.#dice = dice;
    for (const { id } of journey.celebrations) this.#acknowledged.set(id, false);
  }

  /** Switches a random celebration in 15 % of the calls. Returns what was done. */
  async act(): Promise<string[]> {
    await this.judge();
    return this.#dice.chance(0.15) ? [await this.turn(this.#dice.pick(this.#journey.celebrations))] : [];
  }

  /** Sets a random value, or undoes the last change. */
  async turn(celebration: Celebration): Promise<string> {
    return this.#dice.chance(0.25) ? this.#undo(celebration) : this.set(celebration, this.#dice.chance(0.6));
  }

  async set({ id }: Celebration, withoutAlcohol: boolean): Promise<string> {
    const changes: CelebrationChanges = { withoutAlcohol };
    const answer = await callHost(this.#journey, `PATCH ${CELEBRATION}`, { celebrationId: id, body: changes });
    return `sets ${JSON.stringify(changes)} at ${id}: ${this.#noted(id, withoutAlcohol, answer)}`;
  }

  async #undo({ id }: Celebration): Promise<string> {
    const page = await read<LogPage>(callHost(this.#journey, `GET ${CELEBRATION}/actions`, { celebrationId: id }));
    const last = page?.entries.find(({ action, canUndo }) => action === 'without-alcohol' && canUndo);
    if (!last) return `has nothing to undo at ${id}`;
    const act = { celebrationId: id, actionId: String(last.id), body: {} };
    const answer = await callHost(this.#journey, `POST ${CELEBRATION}/actions/:actionId/undo`, act);
    return `undoes ${JSON.stringify(last.values)} at ${id}: ${this.#noted(id, !last.values?.withoutAlcohol, answer)}`;
  }

  #noted(id: string, withoutAlcohol: boolean, answer: Response | null): number | undefined {
    if (!answer) this.#acknowledged.delete(id);
    else if (answer.ok) this.#acknowledged.set(id, withoutAlcohol);
    return answer?.status;
  }

  /**
   * Checks what must be true at every moment: the server keeps the settings that it has acknowledged, and offers guests of a
   * celebration without alcohol neither drinks with alcohol nor boards that count alcohol.
   */
  async judge(): Promise<void> {
    for (const celebration of this.#journey.celebrations) await this.#judge(celebration);
  }

  async #judge({ id, code }: Celebration): Promise<void> {
    const hosted = await read<HostedCelebration>(callHost(this.#journey, `GET ${CELEBRATION}`, { celebrationId: id }));
    const facts = await read<ServedFacts>(askForFacts(this.#journey, code).catch(() => null));
    if (!hosted || !facts) return;
    const { withoutAlcohol } = hosted;
    const acknowledged = this.#acknowledged.get(id) ?? withoutAlcohol;
    this.#acknowledged.set(id, withoutAlcohol);
    if (withoutAlcohol) this.#journey.dry.add(id);
    else this.#journey.dry.delete(id);
    const forgotten = acknowledged === withoutAlcohol ? [] : [`the server has forgotten ${acknowledged}`];
    for (const violation of [...forgotten, ...offerViolations(hosted, facts)])
      this.#journey.broken.add(`without alcohol ${withoutAlcohol} at ${id}: ${violation}`);
  }
}

async function read<Answer>(answering: Promise<Response | null>): Promise<Answer | null> {
  const answer = await answering;
  return answer?.ok ? answer.json() : null;
}

function askForFacts({ server }: Journey, code: string): Promise<Response> {
  return server.serve(callTo('GET /api/celebrations/:code', { code }).path, {});
}

const OFFERED = ['withoutAlcohol', 'boards', 'menu'] as const;
type Offer = Partial<Record<(typeof OFFERED)[number], unknown>>;

/** The differences between two offers of a tab or the server, in words. */
function differences(has: Offer, wanted: Offer): string[] {
  const usual: Offer = { withoutAlcohol: false, boards: USUAL_BOARDS, menu: [] };
  const textOf = (offer: Offer, name: keyof Offer) => JSON.stringify(offer[name] ?? usual[name]);
  return OFFERED.filter((name) => textOf(has, name) !== textOf(wanted, name)).map(
    (name) => `${name} ${textOf(has, name)} instead of ${textOf(wanted, name)}`,
  );
}

/** The differences between the facts for guests and the hosts' settings, in words. */
function offerViolations(hosted: HostedCelebration, facts: ServedFacts): string[] {
  const { withoutAlcohol, boards } = hosted;
  const menu = hosted.menu.filter(({ drinkType }) => isOffered(drinkType, { withoutAlcohol }));
  const refused = boards.filter((board) => !offeredBoards(withoutAlcohol).includes(board));
  return [
    ...refused.map((board) => `the board ${board} is on`),
    ...differences(facts, { withoutAlcohol, boards, menu }).map((what) => `guests hear ${what}`),
  ];
}

/**
 * Checks that the tabs of a phone at one celebration know the same offer, once they have seen each other's writes. Returns the
 * violations in words.
 */
export function dividedOffers(journey: Journey): string[] {
  return journey.guests.flatMap(({ name, phone }) => {
    if (!phone.isAtOne) return [];
    const known = phone.tabs.map(
      (tab) => `${placeOf(journey, tab)} ${tab.store.getState().celebration?.withoutAlcohol ?? false}`,
    );
    return new Set(known).size > 1 ? [`the tabs of ${name} have without alcohol ${known}`] : [];
  });
}

/** Waits for a minute. Returns the tabs whose offer still differs from the server's, in words. */
export async function staleOffers(journey: Journey): Promise<string[]> {
  const tabs = journey.guests.flatMap(({ phone }) => phone.tabs).filter(({ joining }) => joining);
  const stale = journey.celebrations.map(async ({ id, code }) => {
    const offer = await (await askForFacts(journey, code)).json();
    const there = tabs.filter((tab) => placeOf(journey, tab) === id);
    return there.flatMap((tab) => differences(shownBy(tab, offer), offer)).map((what) => `a tab at ${id} has ${what}`);
  });
  return (await Promise.all(stale)).flat();
}

function shownBy({ store, live }: Tab, { boards }: Offer): Offer {
  const { withoutAlcohol, menu } = store.getState().celebration ?? {};
  return { withoutAlcohol, menu: readMenu(menu), boards: live?.getState().leaderboard?.boards ?? boards };
}
