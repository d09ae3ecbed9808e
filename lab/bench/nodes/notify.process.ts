import { Client } from 'pg';
import { monotonicMs, sleep } from '../harness/monotonic.ts';
import { serveCalls } from '../harness/serve-calls.ts';

interface Question {
  readonly databaseUrl: string;
  readonly notifications: number;
  readonly perSecond: number;
}

const calls = {
  /** The time from sending each NOTIFY until another connection hears it, in ms. */
  measure: async ({ databaseUrl, notifications, perSecond }: Question): Promise<number[]> => {
    const [speaker, listener] = [newClient(databaseUrl), newClient(databaseUrl)];
    await Promise.all([speaker.connect(), listener.connect()]);
    await listener.query('LISTEN bench');
    const lags: number[] = [];
    for (let count = 0; count < notifications; count++) {
      const heard = new Promise<number>((resolve) => listener.once('notification', () => resolve(monotonicMs())));
      const sentAtMs = monotonicMs();
      await speaker.query("SELECT pg_notify('bench', 'a celebration')");
      lags.push((await heard) - sentAtMs);
      await sleep(1_000 / perSecond);
    }
    await Promise.all([speaker.end(), listener.end()]);
    return lags;
  },
};
export type NotifyCalls = typeof calls;
serveCalls(calls);

function newClient(connectionString: string): Client {
  return new Client({ connectionString });
}
