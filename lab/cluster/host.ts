import type { SessionRecord } from '../../src/domain/session/session-record.ts';
import { createHostManager } from '../../src/server/accounts/manage-hosts.ts';
import { celebrationTable } from '../../src/server/celebrations/celebration-table.ts';
import { hostTable } from '../../src/server/hosting/tables/host-table.ts';
import type { HostsDatabase } from '../../src/server/hosts-data/hosts-database.ts';
import type { Fetch } from '../../src/sync/ports.ts';
import { createRoomFeed } from '../../src/ui/host/celebrations/room/room-feed.ts';
import { REAL_PORTS } from '../../tools/headless-phone.ts';
import { type Cluster, PUBLIC_URL } from './cluster.ts';

const [NAME, EMAIL] = ['Marek', 'marek@example.org'];

/** Creates the first host, who becomes the owner of a celebration and watches its guests with the real client code. */
export async function bringHost({ urls }: Cluster, hosts: HostsDatabase, code: string) {
  const token = await createHostManager(hosts).setupLinks.renew(Date.now());
  const answer = await fetch(new URL('/api/auth/setup', urls.roaming), {
    method: 'POST',
    headers: { origin: PUBLIC_URL, 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: NAME, email: EMAIL, password: 'three words like these' }),
  });
  if (!answer.ok) throw new Error(`the first host is answered with ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { user } = (await answer.json()) as { user: { id: string } };
  const owner = { hostId: user.id, role: 'owner', name: NAME, email: EMAIL, since: Date.now() } as const;
  const celebrationId = await hosts.transact(function* () {
    const { id = '' } = (yield* celebrationTable.byCode(code)) ?? {};
    yield* hostTable.add({ celebrationId: id, ...owner });
    return id;
  });
  const ask: Fetch = (path, init) =>
    fetch(new URL(path, urls.roaming), { ...init, headers: { ...init?.headers, cookie: cookies.join('; ') } });
  const celebration = { id: celebrationId, code };
  const feed = createRoomFeed({ ...REAL_PORTS, celebration, fetch: ask, onRefused: () => {} });
  return { celebrationId, room: feed.getState, stop: feed.start() };
}
export type Host = Awaited<ReturnType<typeof bringHost>>;

/** The differences between a host's page and PostgreSQL. */
export function roomViolations({ celebrationId, room }: Host, records: readonly SessionRecord[]): string[] {
  const { status, room: shown } = room();
  if (status !== 'live') return [`the page of the host is ${status}`];
  const rows = new Map(shown?.guests.map(({ id, name, drinks }) => [id, `${name}, ${drinks}`]));
  return records
    .filter((record) => record.celebrationId === celebrationId)
    .map(({ sessionId, userName, hidden, totalDrinks }) => [sessionId, `${userName}, ${hidden ? null : totalDrinks}`])
    .filter(([id = '', row]) => rows.get(id) !== row)
    .map(([id = '', row]) => `the host sees '${rows.get(id) ?? 'nobody'}' instead of '${row}'`);
}
