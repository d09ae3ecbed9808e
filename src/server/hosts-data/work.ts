import type { Database, Statement as Prepared } from 'better-sqlite3';

export type SqlValue = string | number | null;

/** An SQL statement that both engines understand, with a `?` for each value. */
export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export interface Outcome {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/**
 * Work on a database: a generator that yields one statement after the other and gets the result of each. SQLite runs
 * all statements synchronously, because no other work may use the connection meanwhile. PostgreSQL answers each
 * statement asynchronously.
 */
export type Work<Answer> = Generator<Statement, Answer, Outcome>;

export function* all<Row>(text: string, ...values: SqlValue[]): Work<Row[]> {
  const { rows } = yield { text, values };
  return rows as Row[];
}

export function* first<Row>(text: string, ...values: SqlValue[]): Work<Row | undefined> {
  const [row] = yield* all<Row>(text, ...values);
  return row;
}

export function* change(text: string, ...values: SqlValue[]): Work<number> {
  const { changes } = yield { text, values };
  return changes;
}

const preparedBy = new WeakMap<Database, Map<string, Prepared>>();

/** Runs work on SQLite synchronously. */
export function runOnSqlite<Answer>(db: Database, work: Work<Answer>): Answer {
  let step = work.next();
  while (!step.done) step = work.next(execute(db, step.value));
  return step.value;
}

export function transactOnSqlite<Answer>(db: Database, work: () => Work<Answer>): Answer {
  return db.transaction(() => runOnSqlite(db, work())).immediate();
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
