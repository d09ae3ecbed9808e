import { Client } from 'pg';
import { onTestFinished } from 'vitest';

/**
 * Makes the database read-only, as after a failover to a standby: new connections cannot write, and existing ones are
 * ended. `end` lets new connections write again.
 */
export async function allowOnlyReading(url: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  const database = `ALTER DATABASE ${client.database}`;
  await client.query(`${database} SET default_transaction_read_only = on`);
  await client.query(`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  return {
    end: async () => {
      await client.query(`${database} RESET default_transaction_read_only`);
    },
  };
}
