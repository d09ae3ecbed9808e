/** A defect of the product: in `file`, `correct` occurs exactly once and is replaced by `wrong`. */
export interface PlantedDefect {
  readonly name: string;
  readonly file: string;
  readonly correct: string;
  readonly wrong: string;
  /** The kind of evenings that must show the defect. Absent: plain evenings. */
  readonly mode?: '--celebrations' | '--nodes';
  /** The number of evenings to play, if the faults that show the defect are too rare for 50 evenings. */
  readonly runs?: number;
}

/** Defects that the simulation must find. A change to one of the named lines needs a change to its defect. */
export const PLANTED_DEFECTS: readonly PlantedDefect[] = [
  {
    name: 'the server acknowledges before it commits',
    file: 'src/server/store/group-commit.ts',
    correct: "this.#db.exec('COMMIT');",
    wrong: "setImmediate(() => { try { this.#db.exec('COMMIT'); } catch {} });",
  },
  {
    name: 'the answer to an earlier save counts',
    file: 'src/sync/evening/save-session.ts',
    correct: '!parsed.success || parsed.output.sentAt !== sentAt',
    wrong: '!parsed.success',
  },
  {
    name: 'any answer with 200 counts',
    file: 'src/sync/evening/save-session.ts',
    correct: 'parsed.output.sentAt !== sentAt) return null;',
    wrong: "parsed.output.sentAt !== sentAt) return { kind: 'saved', session: undefined, host: {} };",
  },
  {
    name: 'an undo forgets which drink it was',
    file: 'src/domain/session/session-edits.ts',
    correct: 'removed: [...new Set([...state.removed, ...gone])].sort()',
    wrong: 'removed: state.removed',
  },
  {
    name: 'a save that failed is not repeated',
    file: 'src/sync/evening/push.ts',
    correct: 'onError: (error) => log(messageFor(store.getState(), sentPosition), error),',
    wrong: 'onError: () => { refused = store.getState().state; },',
  },
  {
    name: 'what is sent counts as acknowledged',
    file: 'src/sync/evening/push.ts',
    correct: 'const outcome = await saveSession(sent, deps, signal);',
    wrong: 'store.acknowledge(sent, undefined, {}); const outcome = await saveSession(sent, deps, signal);',
  },
  {
    name: 'a phone ignores what the server has from another phone',
    file: 'src/sync/phone/phone.ts',
    correct: 'state: merge(copy.state, answered),',
    wrong: 'state: copy.state,',
  },
  {
    name: 'a merge drops removals',
    file: 'src/domain/session/merge.ts',
    correct: 'const removed = new Set([...a.removed, ...b.removed]);',
    wrong: 'const removed = new Set(a.removed);',
  },
  {
    name: 'a register ignores the tag',
    file: 'src/domain/session/merge.ts',
    correct: 'return order > 0 || (order === 0 && a[name] > b[name]);',
    wrong: 'return a.stamps[name][0] >= b.stamps[name][0];',
  },
  {
    name: 'the server follows a clock that is set',
    file: 'src/server/time/server-clock.ts',
    correct: 'return Math.round(this.#machine.uptimeMs() + this.#base);',
    wrong: 'return this.#machine.wallMs();',
  },
  {
    name: 'a ticket is good for two phones',
    file: 'src/server/tickets/tickets.ts',
    correct: 'stored.claimHash !== null && stored.claimHash !== claimHash',
    wrong: 'false',
  },
  {
    name: 'a phone does not ask whether the hosts have opened the celebration again',
    file: 'src/ui/later/celebration/joining.ts',
    correct: "if (own && refusedBy !== 'unknown-celebration' && !saysUnknown(step, own))",
    wrong: "if (own && refusedBy === 'unknown-celebration')",
    mode: '--celebrations',
    runs: 200,
  },
  {
    name: 'a phone forgets the name of a drink that is no longer on the menu',
    file: 'src/domain/menu/known-menu.ts',
    correct: 'return gone.slice(0, MAX_FORMER_DRINKS);',
    wrong: 'return gone.slice(0, 0);',
    mode: '--celebrations',
  },
  {
    name: 'a phone does not hear that the hosts offer no alcohol',
    file: 'src/ui/later/celebration/look-ups.ts',
    correct: '...others,',
    wrong: '...{ ...others, withoutAlcohol: before?.withoutAlcohol ?? false },',
    mode: '--celebrations',
  },
  {
    name: 'compare-and-set does not compare',
    file: 'src/server/postgres/session-statements.ts',
    correct: 'WHERE sessions.xid = excluded.seen',
    wrong: 'WHERE true',
    mode: '--nodes',
  },
  {
    name: 'a refused write counts as written',
    file: 'src/server/postgres/compare-and-set.ts',
    correct: 'if (written.has(job.sessionId)) job.resolve();',
    wrong: 'job.resolve();',
    mode: '--nodes',
  },
  {
    name: 'the feed forgets the transactions that were under way',
    file: 'src/server/postgres/session-feed.ts',
    correct: 'this.#since = next ?? this.#since;',
    wrong: 'this.#since = xid;',
    mode: '--nodes',
  },
  {
    name: 'a server that listens again does not look',
    file: 'src/server/postgres/postgres-feed.ts',
    correct: 'onConnected: look,',
    wrong: 'onConnected: () => {},',
    mode: '--nodes',
  },
  {
    name: 'a server that leaves does not wait for its last batch',
    file: 'src/server/postgres/postgres-store.ts',
    correct: 'close: () => changes.finish(),',
    wrong: 'close: async () => {},',
    mode: '--nodes',
  },
  {
    name: 'a leaderboard takes an older row over a newer one',
    file: 'src/server/leaderboard/roster.ts',
    correct: '(known && known.version > record.version)',
    wrong: 'false',
    mode: '--nodes',
  },
  {
    name: 'two corrections of one drink both count',
    file: 'src/domain/session/merge.ts',
    correct: 'for (const id of replacedIds(ids, removed)) removed.add(id);',
    wrong: '',
  },
  {
    name: 'a merge forgets when an earlier drink was logged',
    file: 'src/domain/session/drink-entry.ts',
    correct: 'const [loggedAt] = [entry.loggedAt, other.loggedAt].sort();',
    wrong: 'const loggedAt = undefined;',
  },
  {
    name: 'the clock of the phone decides whether an earlier drink is within the day',
    file: 'src/domain/protocol/earlier-drinks.ts',
    correct: 'earliestBound(timestamp + offsetMs, sessionStart + offsetMs, dayBeganAt)',
    wrong: 'earliestBound(timestamp, sessionStart, dayBeganAt)',
    mode: '--celebrations',
    runs: 200,
  },
];
