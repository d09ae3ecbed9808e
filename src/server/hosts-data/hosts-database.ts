import type { Work } from './work.ts';

/** The port to celebrations, hosts' accounts, and everything that hosts change. */
export interface HostsDatabase {
  /**
   * Runs `work` as one transaction, isolated from all others. `work` may run several times. Only the last run
   * takes effect.
   * @throws {StoreUnavailable} if the data cannot be read or written. If `work` throws, nothing changes.
   */
  transact<Answer>(work: () => Work<Answer>): Promise<Answer>;
  /** Creates the database if it is missing. @throws {StoreUnavailable} if the database existed before and is now missing. */
  prepare(): Promise<void>;
  /** Whether nothing was ever stored, so that nothing must be read or purged. */
  isEmpty(): boolean;
  /** Erases deleted data from the database files that this program controls. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

/** The functions of a table. Each function runs its work and returns a promise of the answer. */
export type Done<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends (...values: infer Values) => Work<infer Answer>
    ? (...values: Values) => Promise<Answer>
    : never;
};

/** Each call of the returned functions is a transaction. */
export function tableIn<Table extends object>(hosts: Pick<HostsDatabase, 'transact'>, table: Table): Done<Table> {
  const done = Object.entries(table).map(([name, work]) => [
    name,
    (...values: unknown[]) => hosts.transact(() => work(...values)),
  ]);
  return Object.fromEntries(done) as Done<Table>;
}
