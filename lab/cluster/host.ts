import type { SessionRecord } from '../../src/domain/session/session-record.ts';
import { celebrationTable } from '../../src/server/celebrations/celebration-table.ts';
import { hostTable } from '../../src/server/hosting/tables/host-table.ts';
import type { HostsDatabase } from '../../src/server/hosts-data/hosts-database.ts';
import type { Fetch } from '../../src/sync/ports.ts';
import { createRoomFeed, type RoomView } from '../../src/ui/host/celebrations/room/room-feed.ts';
import { REAL_PORTS } from '../shared/headless-phone.ts';
import { type Cluster, PUBLIC_URL } from './cluster.ts';

/** A host who has the room of one celebration open all the time. */
export interface Host {
  readonly celebrationId: string;
  room(): RoomView;
  stop(): void;
}

const [NAME, EMAIL, PASSWORD] = ['Marek', 'marek@example.org', 'three words like these'];

/** Signs up, becomes the owner of a celebration, and opens its room with the real client code. */
export async function bringHost({ urls, mail }: Cluster, hosts: HostsDatabase, code: string): Promise<Host> {
  const cookiesOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  const post = async (path: string, body: object, cookie = '') => {
    const answer = await fetch(new URL(`/api/auth/${path}`, urls.roaming), {
      method: 'POST',
      headers: { origin: PUBLIC_URL, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`);
    return answer;
  };
  const signedUp = await post('signup', { name: NAME, email: EMAIL, password: PASSWORD });
  const verified = await post('verify', { token: await mail.token(EMAIL) }, cookiesOf(signedUp));
  const cookie = cookiesOf(verified);
  const { user } = (await verified.json()) as { user: { id: string } };
  const owner = { hostId: user.id, role: 'owner', name: NAME, email: EMAIL, since: Date.now() } as const;
  const celebrationId = await hosts.transact(function* () {
    const { id = '' } = (yield* celebrationTable.byCode(code)) ?? {};
    yield* hostTable.add({ celebrationId: id, ...owner });
    return id;
  });
  const feed = createRoomFeed({
    ...REAL_PORTS,
    celebration: { id: celebrationId, code },
    fetch: ((path, init) =>
      fetch(new URL(path, urls.roaming), { ...init, headers: { ...init?.headers, cookie } })) as Fetch,
    onRefused: () => {},
  });
  return { celebrationId, room: feed.getState, stop: feed.start() };
}

/** What a host's page shows that is not as PostgreSQL has it. */
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
