import type { Celebration } from '../../../src/domain/celebration/celebration.ts';
import { isOffered } from '../../../src/domain/celebration/without-alcohol.ts';
import type { CelebrationChanges, HostedCelebration } from '../../../src/domain/hosting/hosted-celebration.ts';
import type { LogPage } from '../../../src/domain/hosting/log-entry.ts';
import type { ServedFacts } from '../../../src/domain/hosting/served-facts.ts';
import { USUAL_BOARDS } from '../../../src/domain/leaderboard/boards.ts';
import { offeredBoards } from '../../../src/domain/leaderboard/offered-boards.ts';
import type { Dice } from '../dice.ts';
import { type Journey, placeOf } from '../journey.ts';
import type { Tab } from '../sim-phone.ts';
import { hostCall } from './sim-hosts.ts';

/** A host who makes celebrations ones without alcohol, and ones with alcohol again, at any moment. */
export class AlcoholSwitch {
  readonly #journey: Journey;
  readonly #dice: Dice;
  /** What the server has acknowledged, by the id of the celebration. Absent after a change without an answer. */
  readonly #acknowledged = new Map<string, boolean>();

  constructor(journey: Journey, dice: Dice) {
    this.#journey = journey;
    this.#dice = dice;
    for (const { id } of journey.celebrations) this.#acknowledged.set(id, false);
  }

  /** Now and then a switch. Returns what it was. */
  async act(): Promise<string[]> {
    await this.judge();
    return this.#dice.chance(0.15) ? [await this.turn(this.#dice.pick(this.#journey.celebrations))] : [];
  }

  /** A switch to a random value, or the undo of the last one. */
  async turn(celebration: Celebration): Promise<string> {
    return this.#dice.chance(0.25) ? this.#undo(celebration) : this.set(celebration, this.#dice.chance(0.6));
  }

  async turnAll(): Promise<void> {
    for (const celebration of this.#journey.celebrations) await this.turn(celebration);
  }

  async set({ id }: Celebration, withoutAlcohol: boolean): Promise<string> {
    const changes: CelebrationChanges = { withoutAlcohol };
    const answer = await this.#call(...hostCall('PATCH', id, changes));
    if (!answer) this.#acknowledged.delete(id);
    else if (answer.ok) this.#acknowledged.set(id, withoutAlcohol);
    return `sets ${JSON.stringify(changes)} at ${id}: ${answer?.status}`;
  }

  async #undo({ id }: Celebration): Promise<string> {
    const page = await this.#read<LogPage>(...hostCall('GET', `${id}/actions`));
    const last = page?.entries.find(({ action, canUndo }) => action === 'without-alcohol' && canUndo);
    if (!last) return `has nothing to undo at ${id}`;
    const answer = await this.#call(...hostCall('POST', `${id}/actions/${last.id}/undo`, {}));
    if (!answer) this.#acknowledged.delete(id);
    else if (answer.ok) this.#acknowledged.set(id, !last.values?.withoutAlcohol);
    return `undoes ${JSON.stringify(last.values)} at ${id}: ${answer?.status}`;
  }

  /**
   * What must be true at every moment: the server keeps what it has acknowledged, and offers guests of a celebration
   * without alcohol no drink and no board that needs it.
   */
  async judge(): Promise<void> {
    for (const celebration of this.#journey.celebrations) await this.#judge(celebration);
  }

  async #judge({ id, code }: Celebration): Promise<void> {
    const hosted = await this.#read<HostedCelebration>(...hostCall('GET', id));
    const facts = await this.#read<ServedFacts>(`/api/celebrations/${code}`, {});
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

  async #read<Answer>(path: string, init: RequestInit): Promise<Answer | null> {
    const answer = await this.#call(path, init);
    return answer?.ok ? answer.json() : null;
  }

  /** Null without an answer. Then nobody knows whether it was done. */
  #call(path: string, init: RequestInit): Promise<Response | null> {
    return this.#journey.server.serve(path, init).catch(() => null);
  }
}

/** What guests hear that the hosts have not set, in words. */
function offerViolations(hosted: HostedCelebration, facts: ServedFacts): string[] {
  const { withoutAlcohol, menu } = hosted;
  const hear = offerOf(facts);
  const drinks = menu.filter(({ drinkType }) => isOffered(drinkType, { withoutAlcohol }));
  const wanted = { withoutAlcohol, boards: hosted.boards.join(), menu: JSON.stringify(drinks) };
  const refused = hosted.boards.filter((board) => !offeredBoards(withoutAlcohol).includes(board));
  return [
    ...refused.map((board) => `the board ${board} is on`),
    ...(Object.keys(wanted) as (keyof typeof wanted)[])
      .filter((name) => hear[name] !== wanted[name])
      .map((name) => `guests hear ${name} ${hear[name]} instead of ${wanted[name]}`),
  ];
}

function offerOf({ withoutAlcohol = false, boards = [...USUAL_BOARDS], menu = [] }: ServedFacts) {
  return { withoutAlcohol, boards: boards.join(), menu: JSON.stringify(menu) };
}

/** Tabs of a phone at one celebration know the same, once they have seen each other's writes. Returns the violations in words. */
export function dividedOffers(journey: Journey): string[] {
  return journey.guests.flatMap(({ name, phone: { tabs, storage } }) => {
    // A tab that cannot store keeps what it knows to itself.
    if (!storage.isSettled || !tabs.every(({ store }) => store.getState().isStored)) return [];
    const known = tabs.map(
      (tab) => `${placeOf(journey, tab)} ${tab.store.getState().celebration?.withoutAlcohol ?? false}`,
    );
    return new Set(known).size > 1 ? [`the tabs of ${name} have without alcohol ${known}`] : [];
  });
}

/** Tabs that differ from the server once everything has been quiet for a minute, in words. */
export async function staleOffers(journey: Journey): Promise<string[]> {
  const tabs = journey.guests.flatMap(({ phone }) => phone.tabs).filter(({ joining }) => joining);
  const stale = journey.celebrations.map(async ({ id, code }) => {
    const offer = offerOf(await (await journey.server.serve(`/api/celebrations/${code}`, {})).json());
    const there = tabs.filter((tab) => placeOf(journey, tab) === id);
    return there.flatMap((tab) => staleTab(tab, offer)).map((what) => `a tab at ${id} has ${what}`);
  });
  return (await Promise.all(stale)).flat();
}

function staleTab({ store, live }: Tab, { withoutAlcohol, boards }: ReturnType<typeof offerOf>): string[] {
  const { withoutAlcohol: known = false } = store.getState().celebration ?? {};
  const shown = live?.getState().leaderboard?.boards.join() ?? boards;
  return [
    ...(known === withoutAlcohol ? [] : [`without alcohol ${known} instead of ${withoutAlcohol}`]),
    ...(shown === boards ? [] : [`the boards ${shown} instead of ${boards}`]),
  ];
}
