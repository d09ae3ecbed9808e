import { accountTables } from '../hosts-data/account-tables.ts';
import { celebrationTables, hostingTables } from '../hosts-data/hosts-tables.ts';
import { POSTGRES } from '../hosts-data/sql-engines.ts';

/** The tables of celebrations and hosts. `xid` is the transaction that wrote the row. */
export const HOSTS_TABLES = `
  ${celebrationTables(POSTGRES)}
  ${hostingTables(POSTGRES)}
  ${accountTables(POSTGRES)}
  ALTER TABLE celebrations ADD COLUMN xid xid8 NOT NULL DEFAULT pg_current_xact_id();
  CREATE INDEX celebrations_xid ON celebrations (xid);
  CREATE FUNCTION clink_raise_xid() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.xid = pg_current_xact_id();
      RETURN NEW;
    END
  $$;
  CREATE TRIGGER celebrations_raise_xid BEFORE UPDATE ON celebrations
    FOR EACH ROW EXECUTE FUNCTION clink_raise_xid();
  `;
