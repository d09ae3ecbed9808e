import { MAX_CELEBRATIONS } from '../../../domain/api/host-calls.ts';
import { CELEBRATION_PARAMETER } from '../../../domain/celebration/celebration.ts';
import { isTooFarAhead, MAX_YEARS_AHEAD } from '../../../domain/celebration/far-date.ts';
import { endOf } from '../../../domain/celebration/the-end.ts';
import { namesWith, pickSettings } from '../../../domain/hosting/celebration-settings.ts';
import { DELETION_GRACE_MS } from '../../../domain/hosting/deletion-grace.ts';
import type { HostActionName } from '../../../domain/hosting/host-action.ts';
import type {
  CelebrationChanges,
  HostedCelebration,
  HostRole,
  ListedCelebration,
  NewCelebration,
} from '../../../domain/hosting/hosted-celebration.ts';
import { isSameRuled, ruledHere } from '../../../domain/house/ruled.ts';
import { underRules } from '../../../domain/house/under-rules.ts';
import { isSameBoards } from '../../../domain/leaderboard/boards.ts';
import type { MenuEdit } from '../../../domain/menu/menu-edit.ts';
import { currentWord } from '../../../domain/wall/wall-settings.ts';
import { nextWordAt } from '../../../domain/wall/word.ts';
import type { Host } from '../../accounts/hosts/host.ts';
import { addCelebration } from '../../celebrations/add-celebration.ts';
import { celebrationTable } from '../../celebrations/celebration-table.ts';
import type { Celebrations } from '../../celebrations/celebrations.ts';
import type { HostsDatabase } from '../../hosts-data/hosts-database.ts';
import type { HousesRules } from '../../hosts-data/house-table.ts';
import { houseTable } from '../../hosts-data/house-table.ts';
import type { Work } from '../../hosts-data/work.ts';
import { ApiProblem, type ProblemExtras } from '../../http/problem.ts';
import { doCounted, type PutBack } from '../../limits/put-back.ts';
import type { RateLimits } from '../../limits/rate-limits.ts';
import type { Timers } from '../../time/timers.ts';
import { hostTable } from '../tables/host-table.ts';
import { logTable, type StoredAction } from '../tables/log-table.ts';
import { type HostCall, newAction } from '../tables/logged-action.ts';
import { hasPart, type Whole, withPart } from '../tables/settings-part.ts';
import { toldRules } from '../tables/told-rules.ts';
import { requireAllowed, requireCreator, requireShownBoard, whatComesBack } from './allowed-by-house.ts';
import {
  actionsFor,
  isLateMenu,
  menuAfter,
  offersItsBoards,
  revised,
  withBoardsToCome,
  withChanges,
} from './changed-settings.ts';
import { newCelebration } from './new-celebration.ts';
import { withEndToCome } from './the-end.ts';

const FAR_DATE = { field: 'date', detail: `must be at most ${MAX_YEARS_AHEAD} years ahead` };

interface HostedCelebrationsDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly celebrations: Celebrations;
  readonly rateLimits: Pick<RateLimits, 'requireNewCelebration'>;
  readonly timers: Timers;
  readonly houseRules: HousesRules;
}

interface Change {
  readonly found: Whole;
  readonly wanted: Whole;
}

type Counts = Pick<ListedCelebration, 'guests' | 'waiting' | 'setAside'>;

/** The celebrations of the hosts. Callers must check the host's rights first. */
export function createHostedCelebrations(deps: HostedCelebrationsDeps) {
  const { hostsDatabase, celebrations, rateLimits, timers, houseRules } = deps;

  /** Counts without loading a celebration that nobody has joined. */
  async function countsOf(id: string): Promise<Counts> {
    if (!celebrations.mayHave(id)) return { guests: 0, waiting: 0, setAside: 0 };
    const { roster } = await celebrations.enter(id);
    return roster.headcount(timers.now());
  }

  async function read(id: string, role: HostRole, origin: string): Promise<HostedCelebration> {
    const [stored, rules, template] = await hostsDatabase.transact(function* () {
      return [yield* requireWhole(id), yield* houseRules(), yield* houseTable.template()] as const;
    });
    const whole = underRules(rules, stored);
    const house = ruledHere(rules);
    const { menu, menuRevision: revision } = whole;
    return {
      ...listedOf(whole, role, await countsOf(id), template),
      ...pickSettings(whole, namesWith('seenBy')),
      ...{ menu: [...menu], revision, ends: new Date(endOf(whole)).toISOString() },
      ...(!isSameRuled(house, {}) && { house }),
      ...{ word: currentWord(whole.word, timers.now()), nextWordAt: nextWordAt(whole.word) },
      link: `${origin}/?${CELEBRATION_PARAMETER}=${whole.code}`,
    };
  }

  /** Stores the change that `decide` returns. `call`: the call that is logged. Null for an undo, which is not logged here. */
  async function apply(call: HostCall | null, decide: (now: number) => Work<Change>): Promise<void> {
    const now = timers.now();
    const [before, after] = await hostsDatabase.transact(function* () {
      const { found, wanted } = yield* decide(now);
      const actions = call ? actionsFor(call, found, wanted, now) : [];
      for (const action of actions) yield* logTable.add(action);
      return [found, yield* store(wanted, now)] as const;
    });
    // These settings must apply now, not when the server next reads the data.
    celebrations.settings.stand(after.id, after);
    if (!isSameBoards(before.boards, after.boards)) await celebrations.settings.showBoards(after.id);
  }

  return {
    read,

    /** 'Ana & Ben' */
    namesOf: async (id: string): Promise<string> => (await hostsDatabase.transact(() => requireWhole(id))).names,

    async list({ id: hostId }: Host): Promise<ListedCelebration[]> {
      const [found, template] = await hostsDatabase.transact(function* () {
        const hosted = [];
        for (const { celebrationId, role } of yield* hostTable.listOfHost(hostId)) {
          const whole = yield* findWhole(celebrationId);
          if (whole) hosted.push({ whole, role });
        }
        return [hosted, yield* houseTable.template()] as const;
      });
      const listed = found.map(async ({ whole, role }) => listedOf(whole, role, await countsOf(whole.id), template));
      return (await Promise.all(listed)).sort((a, b) => b.date.localeCompare(a.date));
    },

    /**
     * @throws {ApiProblem} house-rule, invalid if no leaderboard would be on or the date is too far ahead, unknown-celebration
     * for a copy, too-much, too-many.
     */
    create(host: Host, asked: NewCelebration, origin: string): Promise<HostedCelebration> {
      const now = timers.now();
      if (isTooFarAhead(asked.date, now)) throw new ApiProblem('invalid', FAR_DATE);
      const counts: PutBack[] = [];
      const add = function* () {
        const rules = yield* houseRules();
        requireCreator(rules, host);
        const original = yield* originalOf(asked, host);
        const { draft, settings } = newCelebration(asked, original, rules);
        if ((yield* hostTable.countOwned(host.id)) >= MAX_CELEBRATIONS) throw new ApiProblem('too-much');
        // The transaction is repeated after a conflict, but the call must count only once.
        if (counts.length === 0) counts.push(rateLimits.requireNewCelebration(host.id));
        const { id } = yield* addCelebration(draft, now);
        yield* celebrationTable.putSettings(id, settings);
        const { id: hostId, name, email } = host;
        yield* hostTable.add({ celebrationId: id, hostId, role: 'owner', name, email, since: now });
        const action = asked.copyOf === undefined ? 'create' : 'copy';
        yield* logTable.add(newAction({ celebrationId: id, host }, now, action));
        yield* toldRules.tellNew(id, rules, now);
        return { id, ...(original && action === 'create' && { fromTemplate: true as const }) };
      };
      return doCounted(counts, () => hostsDatabase.transact(add)).then(async ({ id, ...more }) => ({
        ...(await read(id, 'owner', origin)),
        ...more,
      }));
    },

    /**
     * Stores the changed settings. Each kind of change becomes an action in the log. @throws {ApiProblem} house-rule,
     * invalid if no leaderboard would stay on or a new date is too far ahead, without-alcohol for a leaderboard that
     * counts alcohol, too-late if another host has changed the values in `from`, has changed the menu since `revision`,
     * or has deleted the celebration.
     */
    change: (call: HostCall, asked: CelebrationChanges): Promise<void> =>
      apply(call, function* (now) {
        if (asked.deleted === false) yield* keep(call, now);
        const found = yield* requireKept(call.celebrationId);
        if (asked.template !== undefined) yield* markTemplate(call, asked.template);
        const rules = yield* houseRules();
        requireAllowed(rules, asked);
        const wanted = yield* changed(found, asked, now);
        requireShownBoard(rules, found, wanted);
        return { found, wanted };
      }),

    /**
     * @throws {ApiProblem} invalid if the drink does not fit, too-late if another host has changed it or deleted the
     * celebration.
     */
    editMenu: (call: HostCall, edit: MenuEdit): Promise<void> =>
      apply(call, function* () {
        const found = yield* requireKept(call.celebrationId);
        const edited = menuAfter(edit, found.menu);
        if ('clash' in edited) throw yield* tooLate(found.id, 'menu', { drink: edited.clash });
        return { found, wanted: revised(found, { ...found, ...edited }) };
      }),

    /** Undoes an action. @throws {ApiProblem} house-rule, too-late if the setting was changed again. */
    async undo({ celebrationId, details, action }: StoredAction): Promise<void> {
      const part = details.celebration;
      if (!part) return;
      await apply(null, function* (now) {
        const found = yield* requireKept(celebrationId);
        const wanted = withEndToCome(found, withBoardsToCome(found, revised(found, withPart(found, part.before))), now);
        if (!hasPart(found, part.after) || wanted.boards.length === 0) throw yield* tooLate(celebrationId, action);
        requireAllowed(yield* houseRules(), whatComesBack(found, wanted));
        if (!offersItsBoards(wanted)) {
          throw yield* tooLate(celebrationId, action === 'boards' ? 'without-alcohol' : 'boards');
        }
        return { found, wanted };
      });
    },

    /** Deletes the celebration ten minutes later. Until then it is over for its guests, and each host can keep it. */
    async delete(call: HostCall): Promise<void> {
      const whole = await hostsDatabase.transact(function* () {
        const found = yield* requireWhole(call.celebrationId);
        if (found.deletesAt !== null) return found;
        const now = timers.now();
        yield* celebrationTable.setDeletesAt(call.celebrationId, now + DELETION_GRACE_MS);
        yield* logTable.add(newAction(call, now, 'delete'));
        return yield* requireWhole(call.celebrationId);
      });
      celebrations.settings.stand(whole.id, whole);
    },
  };
}

function* findWhole(id: string): Work<Whole | undefined> {
  const celebration = yield* celebrationTable.byId(id);
  return celebration && { ...celebration, ...(yield* celebrationTable.settingsOf(id)) };
}

function* requireWhole(id: string): Work<Whole> {
  const whole = yield* findWhole(id);
  if (!whole) throw new ApiProblem('unknown-celebration');
  return whole;
}

/** @throws {ApiProblem} unknown-celebration, too-late if a host has deleted it. */
export function* requireKept(id: string): Work<Whole> {
  const whole = yield* requireWhole(id);
  if (whole.deletesAt === null) return whole;
  throw yield* tooLate(id, 'delete');
}

/** Makes a problem that names the host who was quicker. */
function* tooLate(id: string, action: HostActionName, extras: ProblemExtras = {}): Work<ApiProblem> {
  const last = yield* logTable.lastOf(id, action);
  return new ApiProblem('too-late', { ...extras, by: last?.hostName ?? null });
}

function* keep(call: HostCall, now: number): Work<void> {
  const { deletesAt } = yield* requireWhole(call.celebrationId);
  if (deletesAt === null) return;
  yield* celebrationTable.setDeletesAt(call.celebrationId, null);
  yield* logTable.add(newAction(call, now, 'keep'));
}

/** Returns the stored celebration. */
function* store(whole: Whole, now: number): Work<Whole> {
  yield* celebrationTable.put(whole, now);
  yield* celebrationTable.putSettings(whole.id, whole);
  return yield* requireWhole(whole.id);
}

function listedOf(whole: Whole, role: HostRole, counts: Counts, template: string | null) {
  const { id, code, names, date, language, state, timeZone, door, deletesAt, palette, ornament } = whole;
  const look = { palette, ornament };
  const told = { ...counts, ...(id === template && { isTemplate: true as const }), look };
  return { id, code, names, date, language, state, timeZone, door, deletesAt, role, ...told };
}

/** The template of the house, unless it is deleted or about to be deleted. */
export function* templateOfHouse(): Work<Whole | undefined> {
  const id = yield* houseTable.template();
  const found = id === null ? undefined : yield* findWhole(id);
  return found?.deletesAt === null ? found : undefined;
}

/** Sets or removes the template. There is at most one template. @throws {ApiProblem} operators-only. */
function* markTemplate({ celebrationId, host }: HostCall, isTemplate: boolean): Work<void> {
  if (!host.isOperator) throw new ApiProblem('operators-only');
  if (isTemplate) yield* houseTable.putTemplate(celebrationId);
  else yield* houseTable.dropTemplate(celebrationId);
}

/** @throws {ApiProblem} as `change`. */
function* changed(
  found: Whole,
  { deleted, template, from = {}, revision, ...changes }: CelebrationChanges,
  now: number,
): Work<Whole> {
  if (!hasPart(found, from)) throw yield* tooLate(found.id, 'details');
  const wanted = withChanges(found, changes, now);
  if (wanted.date !== found.date && isTooFarAhead(wanted.date, now)) throw new ApiProblem('invalid', FAR_DATE);
  if (isLateMenu(found, wanted, revision)) throw yield* tooLate(found.id, 'menu');
  return wanted;
}

/** The celebration to copy. @throws {ApiProblem} unknown-celebration unless the caller is one of its hosts. */
function* originalOf({ copyOf }: NewCelebration, host: Host): Work<Whole | undefined> {
  if (copyOf === undefined) return yield* templateOfHouse();
  const isHosted = (yield* hostTable.find(copyOf, host.id)) !== undefined;
  if (!isHosted) throw new ApiProblem('unknown-celebration');
  return yield* requireWhole(copyOf);
}
