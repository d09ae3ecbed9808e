import { expect, test } from 'vitest';
import { HOST_ACTIONS, type HostActionName } from '../../domain/hosting/host-action.ts';
import type { LogEntry } from '../../domain/hosting/log-entry.ts';
import { SPRITZ } from '../../domain/menu/menu.fixture.ts';
import { CLASSIC, DRAFT, MAREK, SOFIE } from '../testing/hosting.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { type Scene, type State, startScene } from './scene.fixture.ts';

interface Row {
  /** The door when Ben came. */
  readonly door?: 'ask';
  readonly before?: (scene: Scene) => Promise<Response>;
  readonly act: (scene: Scene) => Promise<Response>;
  /** Otherwise Marek. */
  readonly by?: typeof SOFIE;
  /** The fields of the log entry besides host, time and kind. */
  readonly says?: (scene: Scene) => Partial<LogEntry>;
  readonly changes: Partial<State>;
  /** Whether the action can be undone. An undo restores everything. */
  readonly canUndo: boolean;
}

const ABOUT_BEN = ({ ben }: Scene) => ({ guest: ben });
const OUT = { guests: 0, leaderboard: [] };
const IN = { guests: 1, leaderboard: ['Ben'], told: {} };

/** One row for each action except that of the house (house-desk.test.ts). */
const ROWS: Readonly<Record<Exclude<HostActionName, 'house-rules'>, Row>> = {
  rename: {
    act: ({ withBen }) => withBen({ action: 'rename', name: 'Ben K.' }),
    says: ({ ben }) => ({ guest: ben, to: 'Ben K.' }),
    changes: { leaderboard: ['Ben K.'], told: { name: 'Ben K.' } },
    canUndo: true,
  },
  'hand-over': {
    act: ({ handOverBen }) => handOverBen(),
    says: ABOUT_BEN,
    // Nothing changes until another phone has redeemed the ticket.
    changes: {},
    canUndo: false,
  },
  hide: {
    act: ({ withBen }) => withBen({ action: 'hide' }),
    says: ABOUT_BEN,
    changes: { leaderboard: [], told: { hidden: true }, setAside: 1 },
    canUndo: true,
  },
  show: {
    before: ({ withBen }) => withBen({ action: 'hide' }),
    act: ({ withBen }) => withBen({ action: 'show' }),
    says: ABOUT_BEN,
    changes: { leaderboard: ['Ben'], told: {}, setAside: 0 },
    canUndo: true,
  },
  'let-in': {
    door: 'ask',
    act: ({ withBen }) => withBen({ action: 'let-in' }),
    says: ABOUT_BEN,
    changes: { ...IN, waiting: 0 },
    canUndo: true,
  },
  'let-in-all': {
    door: 'ask',
    act: ({ letAllIn }) => letAllIn(),
    says: () => ({ guests: 1 }),
    changes: { ...IN, waiting: 0 },
    canUndo: true,
  },
  'turn-away': {
    door: 'ask',
    act: ({ withBen }) => withBen({ action: 'turn-away' }),
    says: ABOUT_BEN,
    changes: { waiting: 0, told: { admission: 'turned-away' }, setAside: 1 },
    canUndo: true,
  },
  remove: {
    act: ({ withBen }) => withBen({ action: 'remove' }),
    says: ({ ben }) => ({ guest: ben, mayReturn: true }),
    changes: { ...OUT, told: { code: 'gone', mayReturn: true }, setAside: 1 },
    canUndo: true,
  },
  restore: {
    before: ({ withBen }) => withBen({ action: 'remove', mayReturn: false }),
    act: ({ withBen }) => withBen({ action: 'restore' }),
    says: ABOUT_BEN,
    changes: { ...IN, setAside: 0 },
    canUndo: true,
  },
  create: {
    act: ({ marek }) => marek('POST', '/celebrations', { ...DRAFT, boards: CLASSIC }),
    changes: { guests: 0 },
    canUndo: false,
  },
  copy: {
    act: ({ marek, at }) =>
      marek('POST', '/celebrations', { names: 'Mia & Leo', date: '2026-06-27', copyOf: at.split('/').at(-1) }),
    changes: { guests: 0, names: 'Mia & Leo', date: '2026-06-27', ends: '2026-06-28T04:00:00.000Z' },
    canUndo: false,
  },
  door: {
    act: ({ patch }) => patch({ door: 'closed' }),
    says: () => ({ from: 'open', to: 'closed' }),
    changes: { door: 'closed' },
    canUndo: true,
  },
  pause: {
    act: ({ patch }) => patch({ paused: true }),
    says: () => ({ fields: ['pausedAt'] }),
    changes: { pausedAt: NOON },
    canUndo: true,
  },
  resume: {
    before: ({ patch }) => patch({ paused: true }),
    act: ({ patch }) => patch({ paused: false }),
    says: () => ({ fields: ['pausedAt'] }),
    changes: { pausedAt: null },
    canUndo: true,
  },
  end: {
    act: ({ patch }) => patch({ state: 'over' }),
    says: () => ({ fields: ['state'] }),
    changes: { state: 'over', endedAt: NOON, told: { code: 'celebration-over' } },
    canUndo: true,
  },
  reopen: {
    before: ({ patch }) => patch({ state: 'over' }),
    act: ({ patch }) => patch({ state: 'open' }),
    says: () => ({ fields: ['state'] }),
    changes: { state: 'open', endedAt: null, told: {} },
    canUndo: true,
  },
  details: {
    act: ({ patch }) =>
      patch({ names: 'Mia & Leo', date: '2026-06-27', timeZone: 'UTC', language: 'de', gettingHome: 'Taxi' }),
    says: () => ({
      fields: ['names', 'date', 'timeZone', 'language', 'gettingHome'],
      values: { names: 'Mia & Leo', date: '2026-06-27', timeZone: 'UTC', language: 'de', gettingHome: 'Taxi' },
    }),
    changes: {
      ...{ names: 'Mia & Leo', date: '2026-06-27', timeZone: 'UTC', language: 'de', gettingHome: 'Taxi' },
      ends: '2026-06-28T06:00:00.000Z',
    },
    canUndo: true,
  },
  boards: {
    act: ({ patch }) => patch({ boards: { hydration: true, fastestPace: false } }),
    says: () => ({ fields: ['boards'], boards: { hydration: true, fastestPace: false } }),
    changes: { boards: ['mostDrinks', 'hydration'] },
    canUndo: true,
  },
  look: {
    act: ({ patch }) => patch({ look: { palette: 'olive', ornament: 'deco' } }),
    says: () => ({ fields: ['palette', 'ornament'], values: { palette: 'olive', ornament: 'deco' } }),
    changes: { look: { palette: 'olive', ornament: 'deco' } },
    canUndo: true,
  },
  menu: {
    act: ({ patch }) => patch({ menu: [SPRITZ], revision: 0 }),
    says: () => ({ fields: ['menu'], drinks: [{ name: SPRITZ.name, change: 'added' }] }),
    changes: { menu: [SPRITZ] },
    canUndo: true,
  },
  'without-alcohol': {
    act: ({ patch }) => patch({ withoutAlcohol: true }),
    says: () => ({
      fields: ['boards', 'withoutAlcohol'],
      boards: { mostDrinks: false, fastestPace: false, hydration: true, variety: true },
      values: { withoutAlcohol: true },
    }),
    changes: { withoutAlcohol: true, boards: ['hydration', 'variety'] },
    canUndo: true,
  },
  wall: {
    act: ({ patch }) => patch({ wall: 'totals' }),
    says: () => ({ from: 'names', to: 'totals' }),
    changes: { wall: 'totals' },
    canUndo: true,
  },
  'wall-pace': {
    act: ({ patch }) => patch({ wallPace: true }),
    says: () => ({ from: 'off', to: 'on' }),
    changes: { wallPace: true },
    canUndo: true,
  },
  moments: {
    act: ({ patch }) => patch({ moments: false }),
    says: () => ({ from: 'on', to: 'off' }),
    changes: { moments: false },
    canUndo: true,
  },
  'wall-code': {
    act: ({ patch }) => patch({ hideWallCode: true }),
    says: () => ({ from: 'shown', to: 'hidden' }),
    changes: { wallCodeHiddenUntil: NOON + 30 * 60_000 },
    canUndo: true,
  },
  word: {
    act: ({ marek, at }) => marek('PUT', `${at}/word`, { text: 'The cake is here' }),
    says: () => ({ to: 'The cake is here' }),
    changes: { word: 'The cake is here', nextWordAt: NOON + 5 * 60_000 },
    canUndo: false,
  },
  'take-back-word': {
    before: ({ marek, at }) => marek('PUT', `${at}/word`, { text: 'The cake is here' }),
    act: ({ marek, at }) => marek('DELETE', `${at}/word`),
    changes: { word: null },
    canUndo: false,
  },
  delete: {
    act: ({ remove }) => remove(),
    changes: { state: 'over', endedAt: NOON, deletesAt: NOON + 10 * 60_000, told: { code: 'celebration-over' } },
    canUndo: false,
  },
  keep: {
    before: ({ remove }) => remove(),
    act: ({ patch }) => patch({ deleted: false }),
    changes: { state: 'open', endedAt: null, deletesAt: null, told: {} },
    canUndo: false,
  },
  invite: { act: ({ invite }) => invite(), changes: { invited: 1 }, canUndo: false },
  withdraw: {
    before: ({ invite }) => invite(),
    act: ({ withdraw }) => withdraw(),
    changes: { invited: 0 },
    canUndo: false,
  },
  join: {
    act: async ({ invite, accept }) => accept(await invite()),
    by: SOFIE,
    changes: { hosts: ['Marek', 'Sofie'] },
    canUndo: false,
  },
  'take-over': {
    act: async ({ invite, accept }) => accept(await invite({ handsOver: 'stay' })),
    by: SOFIE,
    says: () => ({ to: 'Marek' }),
    changes: { hosts: ['Sofie', 'Marek'], role: 'co-host' },
    canUndo: false,
  },
  leave: {
    before: async ({ invite, accept }) => accept(await invite()),
    act: ({ removeSofie }) => removeSofie(SOFIE),
    by: SOFIE,
    changes: { hosts: ['Marek'] },
    canUndo: false,
  },
  'remove-host': {
    before: async ({ invite, accept }) => accept(await invite()),
    act: ({ removeSofie }) => removeSofie(),
    says: () => ({ to: 'Sofie' }),
    changes: { hosts: ['Marek'] },
    canUndo: false,
  },
};

const ACTIONS = HOST_ACTIONS.filter((action) => action !== 'house-rules');

test.each(ACTIONS)('the action %s makes its changes, is logged, and can be undone if intended', async (action) => {
  const row = ROWS[action];
  const scene = await startScene(row.door ?? 'open');
  const { at, log, state, undo, timers } = scene;
  expect((await row.before?.(scene))?.ok).not.toBe(false);
  const before = await state(at);
  const answer = await row.act(scene);
  expect(answer.ok).toBe(true);
  const isNew = action === 'create' || action === 'copy';
  const path = isNew ? `/celebrations/${((await answer.json()) as { id: string }).id}` : at;
  expect(await state(path)).toEqual({ ...before, ...row.changes });

  const [entry, ...earlier] = await log(path);
  const { id, name } = row.by ?? MAREK;
  const said = { at: timers.now(), by: { id, name }, action, canUndo: row.canUndo, ...row.says?.(scene) };
  expect(entry).toEqual({ id: expect.any(Number), ...said });

  const undone = await undo(path, entry as LogEntry);
  expect(undone.status).toBe(row.canUndo ? 200 : 422);
  expect(await state(path)).toEqual(row.canUndo ? before : { ...before, ...row.changes });
  const isUndone = { canUndo: false, undone: { at: timers.now(), by: 'Marek' } };
  expect(await log(path)).toEqual([{ ...entry, ...(row.canUndo && isUndone) }, ...earlier]);
  expect((await undo(path, entry as LogEntry)).status).toBe(row.canUndo ? 409 : 422);
});
