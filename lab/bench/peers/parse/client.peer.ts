import Parse from 'parse/node';
import { drinksPerHour } from '../../../../src/domain/leaderboard/standings.ts';
import { LEADERBOARD_SIZE } from '../../../../src/domain/limits.ts';
import { countingReceived } from '../../live/clients/received-bytes.ts';
import type { CrowdGuest } from '../../live/crowd.ts';
import type { LiveClient, OpenPhone, PhoneEvents } from '../../live/live-client.ts';
import { API_PATH, APP_ID, GUEST_CLASS, SHOWN } from './guest-class.ts';

/** Each process talks to one server. */
function use(url: string): void {
  if (Parse.applicationId === APP_ID) return;
  Parse.initialize(APP_ID);
  Parse.serverURL = url + API_PATH;
  Parse.allowCustomObjectId = true;
}

/**
 * A phone that reads the first ten of both boards and then hears of every guest's save, because a live query has no
 * order and no limit. Totals only rise, so the phone can maintain its ten by itself.
 */
async function connect(url: string, _guest: CrowdGuest, { hold, drop }: PhoneEvents): Promise<OpenPhone> {
  use(url);
  const rows = new Map<string, Parse.Object>();
  const take = (row: Parse.Object) => {
    rows.set(row.id ?? '', row);
    hold([[row.id ?? '', row.get('totalDrinks')]]);
  };
  const [client, receivedBytes] = await countingReceived(() => subscribe(url, take));
  for (const order of ['totalDrinks', 'drinksPerHour']) {
    const query = new Parse.Query(GUEST_CLASS.className).select(...SHOWN).descending(order);
    for (const row of await query.limit(LEADERBOARD_SIZE).find()) take(row);
  }
  client.on('close', drop);
  return { receivedBytes };
}

async function subscribe(url: string, take: (row: Parse.Object) => void): Promise<Parse.LiveQueryClient> {
  const client = new Parse.LiveQueryClient({ applicationId: APP_ID, serverURL: url.replace('http', 'ws') });
  client.open();
  const subscription = client.subscribe(new Parse.Query(GUEST_CLASS.className).select(...SHOWN));
  if (!subscription) throw new Error('no subscription');
  subscription.on('create', take);
  subscription.on('update', take);
  await subscription.subscribePromise;
  return client;
}

/** The guests' objects, which the server created at their first save. */
const objects = new Map<string, Parse.Object>();

async function save(url: string, guest: CrowdGuest, total: number): Promise<void> {
  use(url);
  const { sessionId, userName, sessionStartMs: sessionStart } = guest;
  const object = objects.get(sessionId) ?? new Parse.Object(GUEST_CLASS.className);
  objects.set(sessionId, object);
  if (object.isNew()) object.set({ id: sessionId, userName, sessionStart, drinkingPace: 'moderate' });
  const now = Date.now();
  const rate = drinksPerHour({ totalDrinks: total, sessionStart }, now);
  await object.save({ totalDrinks: total, lastDrinkAt: now, drinksPerHour: rate });
}

export const liveClient: LiveClient = { connect, save };
