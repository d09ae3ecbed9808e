import { isOnPostgres } from './test-engine.fixture.ts';

/** Makes the database refuse changes of this table. Returns a function that ends this. */
export async function refuseChanges(sql: (statement: string) => Promise<unknown>, table: string) {
  if (isOnPostgres()) {
    await sql("CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE check_violation; END'");
    await sql(`CREATE TRIGGER refuse BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`);
  } else {
    await sql(`CREATE TRIGGER refuse BEFORE UPDATE ON ${table} BEGIN SELECT RAISE(ABORT, 'refused'); END`);
  }
  return () => sql(isOnPostgres() ? `DROP TRIGGER refuse ON ${table}` : 'DROP TRIGGER refuse');
}
