import type { Database, Statement as Prepared } from 'better-sqlite3';
import type { Outcome, Statement, Work } from './work.ts';

const preparedBy = new WeakMap<Database, Map<string, Prepared>>();

/** Runs work on SQLite, at once. */
export function runOnSqlite<Answer>(db: Database, work: Work<Answer>): Answer {
  let step = work.next();
  while (!step.done) step = work.next(execute(db, step.value));
  return step.value;
}

function execute(db: Database, { text, values }: Statement): Outcome {
  const prepared = prepare(db, text);
  if (prepared.reader) return { rows: prepared.all(...values), changes: 0 };
  return { rows: [], changes: prepared.run(...values).changes };
}

function prepare(db: Database, text: string): Prepared {
  const known = preparedBy.get(db) ?? new Map<string, Prepared>();
  preparedBy.set(db, known);
  const prepared = known.get(text) ?? db.prepare(text);
  known.set(text, prepared);
  return prepared;
}
