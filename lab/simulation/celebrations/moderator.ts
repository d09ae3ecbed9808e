import type { HostRoute, SentWith } from '../../../src/domain/api/calls.ts';
import { CELEBRATION_STATES, type Celebration } from '../../../src/domain/celebration/celebration.ts';
import { type GuestAction, moderatedBy } from '../../../src/domain/hosting/guest-action.ts';
import type { CelebrationChanges } from '../../../src/domain/hosting/hosted-celebration.ts';
import { BOARDS, type BoardName, USUAL_BOARDS } from '../../../src/domain/leaderboard/boards.ts';
import { everyoneIn } from '../../../src/domain/leaderboard/rankings.ts';
import { isShown, type Moderation } from '../../../src/domain/session/moderation.ts';
import { CELEBRATION } from '../../../tools/call.ts';
import type { Dice } from '../dice.ts';
import type { Journey } from '../journey.ts';
import type { AlcoholSwitch } from './alcohol-switch.ts';
import { callHost } from './sim-hosts.ts';
import { changedMenu } from './sim-menu.ts';

/** The settings under which every guest may do everything. */
const USUAL: CelebrationChanges = { state: 'open', door: 'open', paused: false, boards: switchesFor(USUAL_BOARDS) };

/** A host who moderates guests, changes settings, and pauses, ends and reopens celebrations at any moment. */
export class Moderator {
  readonly #journey: Journey;
  readonly #dice: Dice;
  readonly alcohol: AlcoholSwitch;
  /** The hosts' decision about each session. */
  readonly #decided = new Map<string, Moderation>();
  #names = 0;
  #menus = 0;
  #restores = 0;

  constructor(journey: Journey, dice: Dice, alcohol: AlcoholSwitch) {
    this.#journey = journey;
    this.#dice = dice;
    this.alcohol = alcohol;
  }

  /** Does one action, and returns what it was. */
  async act(): Promise<string> {
    const { celebrations } = this.#journey;
    const visited = celebrations.filter(({ id }) => this.#journey.server.database.sessionIdsOf(id).length > 0);
    const celebration = this.#dice.pick(visited.length > 0 ? visited : celebrations);
    if (this.#dice.chance(0.3)) return this.changeMenu(celebration);
    const ids = this.#journey.server.database.sessionIdsOf(celebration.id);
    if (ids.length > 0 && this.#dice.chance(0.7)) return this.#moderate(celebration, this.#dice.pick(ids));
    if (this.#dice.chance(0.2)) return this.#letAllIn(celebration);
    return this.#change(celebration, this.#newSettings());
  }

  async prepareMenus(): Promise<void> {
    for (let drinks = 0; drinks < 3; drinks++)
      for (const celebration of this.#journey.celebrations) await this.changeMenu(celebration);
  }

  /** Changes a menu once. If the call gets no answer, it is unknown whether the menu has changed. */
  async changeMenu({ id }: Celebration): Promise<string> {
    const answer = await callHost(this.#journey, `GET ${CELEBRATION}`, { celebrationId: id });
    if (!answer?.ok) return `cannot see the menu of ${id}`;
    const { menu, revision } = await answer.json();
    this.#menus += 1;
    const changed = changedMenu(menu, this.#dice, `d${this.#menus}`);
    const status = await this.#call(`PATCH ${CELEBRATION}`, { celebrationId: id, body: { menu: changed, revision } });
    this.#journey.menus.set(id, status === 200 ? changed : menu);
    return `makes the menu of ${id} ${changed.map(({ name }) => name)}: ${status}`;
  }

  /** Lets everybody in, ends every pause and allows alcohol again, so that all guests can save their drinks. */
  async letEverybodyBe(): Promise<void> {
    await this.alcohol.judge();
    for (const celebration of this.#journey.celebrations) {
      await this.alcohol.set(celebration, false);
      await this.#change(celebration, USUAL);
      for (const id of this.#journey.server.database.sessionIdsOf(celebration.id)) {
        const admission = this.#journey.server.read(id).record?.moderation.admission;
        if (admission === 'removed' || admission === 'barred') await this.#tell(celebration, id, { action: 'restore' });
        if (admission === 'turned-away') await this.#tell(celebration, id, { action: 'let-in' });
      }
      await this.#letAllIn(celebration);
    }
  }

  /**
   * Checks what must be true at every moment: no save changes what the hosts have decided. The leaderboards in memory show
   * nobody whom the hosts keep out or hide, and show each guest under the name that the hosts have chosen.
   */
  broken(): string[] {
    this.#forgetIfRestored();
    const overwritten = [...this.#decided].filter(([id, decided]) => {
      const { record } = this.#journey.server.read(id);
      return record && (record.moderation.name !== decided.name || record.moderation.hidden !== decided.hidden);
    });
    return [
      ...overwritten.map(([id]) => `what the hosts decided about ${id} is overwritten`),
      ...this.#journey.celebrations.flatMap((celebration) => this.#strays(celebration)),
    ];
  }

  #strays({ id }: Celebration): string[] {
    const roster = this.#journey.server.rosterOf(id);
    if (!roster) return [];
    return everyoneIn(roster.rankings(this.#journey.time.nowMs)).flatMap(({ sessionId, userName }) => {
      const { record } = this.#journey.server.read(sessionId);
      // On a full disk a deletion may be committed without reaching the roster.
      if (!record) return [`the leaderboard of ${id} shows ${sessionId}, which is not stored`];
      const { moderation } = record;
      if (!isShown(moderation) || record.hidden)
        return [`the leaderboard of ${id} shows ${sessionId}, who must not be on it`];
      const name = moderation.name ?? record.userName;
      return name === userName ? [] : [`the leaderboard of ${id} calls ${sessionId} ${userName} instead of ${name}`];
    });
  }

  async #moderate(celebration: Celebration, sessionId: string): Promise<string> {
    const action = this.#newAction();
    const before = this.#journey.server.read(sessionId).record;
    const status = await this.#tell(celebration, sessionId, action);
    const after = this.#journey.server.read(sessionId).record;
    if (before && after && status === 200) {
      const wanted = moderatedBy(action, { ownName: before.userName, moderation: before.moderation });
      if (JSON.stringify(wanted) !== JSON.stringify(after.moderation))
        this.#journey.broken.add(`the host’s ${action.action} of ${sessionId} is not stored`);
    }
    return `does ${action.action} with ${sessionId}: ${status}`;
  }

  async #tell({ id }: Celebration, sessionId: string, action: GuestAction): Promise<number> {
    const status = await this.#call(`POST ${CELEBRATION}/guests/:guestId`, {
      ...{ celebrationId: id, guestId: sessionId },
      body: action,
    });
    this.#forgetIfRestored();
    const { record } = this.#journey.server.read(sessionId);
    if (record) this.#decided.set(sessionId, record.moderation);
    if (action.action === 'rename') for (const names of this.#journey.been.values()) names.add(action.name);
    return status;
  }

  async #letAllIn({ id }: Celebration): Promise<string> {
    const sent = { celebrationId: id, body: { action: 'let-in-all' } } as const;
    return `lets all in at ${id}: ${await this.#call(`POST ${CELEBRATION}/guests`, sent)}`;
  }

  async #change({ id }: Celebration, changes: CelebrationChanges): Promise<string> {
    const status = await this.#call(`PATCH ${CELEBRATION}`, { celebrationId: id, body: changes });
    return `sets ${JSON.stringify(changes)} at ${id}: ${status}`;
  }

  /** Makes a call. Returns its status, or 0 if there is no answer. */
  async #call<To extends HostRoute>(route: To, ...sent: SentWith<To>): Promise<number> {
    return (await callHost(this.#journey, route, ...sent))?.status ?? 0;
  }

  #newAction(): GuestAction {
    const dice = this.#dice;
    if (dice.chance(0.3)) {
      this.#names += 1;
      return { action: 'rename', name: `Renamed ${this.#names}` };
    }
    if (dice.chance(0.3)) return { action: 'remove', mayReturn: dice.chance(0.7) };
    return { action: dice.pick(['hide', 'show', 'let-in', 'turn-away', 'restore', 'restore'] as const) };
  }

  #newSettings(): CelebrationChanges {
    const dice = this.#dice;
    const kind = dice.between(1, 4);
    if (kind === 1) return { door: dice.pick(['open', 'ask', 'closed']) };
    if (kind === 2) return { paused: dice.chance(0.5) };
    if (kind === 3) return { state: dice.pick(CELEBRATION_STATES) };
    const boards = BOARDS.filter(() => dice.chance(0.5));
    return { boards: switchesFor(boards.length > 0 ? boards : ['hydration']) };
  }

  /** A server that was restored from a backup has lost the hosts' later decisions. */
  #forgetIfRestored(): void {
    if (this.#journey.server.restores === this.#restores) return;
    this.#restores = this.#journey.server.restores;
    this.#decided.clear();
  }
}

/** The settings that turn these boards on and all others off. */
function switchesFor(on: readonly BoardName[]): NonNullable<CelebrationChanges['boards']> {
  return Object.fromEntries(BOARDS.map((board) => [board, on.includes(board)]));
}
