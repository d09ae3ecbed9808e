import { pino } from 'pino';
import type { MailServer } from '../../src/server/accounts/mails/mail-server.fixture.ts';
import { celebrationTable } from '../../src/server/celebrations/celebration-table.ts';
import { hostTable } from '../../src/server/hosting/tables/host-table.ts';
import type { HostsDatabase } from '../../src/server/hosts-data/hosts-database.ts';
import { openHostsInPostgres } from '../../src/server/postgres/hosts-in-postgres.ts';
import type { Fetch } from '../../src/sync/ports.ts';
import { createRoomFeed, type RoomView } from '../../src/ui/host/celebrations/room/room-feed.ts';
import { REAL_PORTS } from '../shared/headless-phone.ts';
import { PUBLIC_URL } from './cluster.ts';
import type { Stored } from './stored.ts';

/** A host who has the room of one celebration open all the time. */
export interface Host {
  /** The code of the celebration. */
  readonly code: string;
  room(): RoomView;
  stop(): void;
}

const [NAME, EMAIL, PASSWORD] = ['Marek', 'marek@example.org', 'three words like these'];

export function openHosts(databaseUrl: string): Promise<HostsDatabase> {
  return openHostsInPostgres(databaseUrl, pino({ level: 'silent' }));
}

/** Signs up at `url`, becomes the owner of a celebration, and opens its room with the real client code. */
export async function bringHost(url: string, mail: MailServer, databaseUrl: string, code: string): Promise<Host> {
  const headers = { origin: PUBLIC_URL, 'content-type': 'application/json' };
  const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const post = async (path: string, body: object, cookies: readonly (string | undefined)[] = []) => {
    const answer = await fetch(new URL(`/api/auth/${path}`, url), {
      method: 'POST',
      headers: { ...headers, cookie: cookies.join('; ') },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`);
    return answer;
  };
  const signedUp = await post('signup', { name: NAME, email: EMAIL, password: PASSWORD });
  const verified = await post('verify', { token: await mail.token(EMAIL) }, cookiesOf(signedUp));
  const cookie = cookiesOf(verified);
  const { user } = (await verified.json()) as { user: { id: string } };
  const hosts = await openHosts(databaseUrl);
  const owner = { hostId: user.id, role: 'owner', name: NAME, email: EMAIL, since: Date.now() } as const;
  const celebrationId = await hosts
    .transact(function* () {
      const { id = '' } = (yield* celebrationTable.byCode(code)) ?? {};
      yield* hostTable.add({ celebrationId: id, ...owner });
      return id;
    })
    .finally(() => hosts.close());

  const feed = createRoomFeed({
    ...REAL_PORTS,
    celebration: { id: celebrationId, code },
    fetch: ((path, init) =>
      fetch(new URL(path, url), { ...init, headers: { ...init?.headers, cookie: cookie.join('; ') } })) as Fetch,
    onRefused: () => {},
  });
  return { code, room: feed.getState, stop: feed.start() };
}

/** Why a host's page is not at rest. Null if it is live and shows every guest as PostgreSQL has them. */
export function unrestInRoom({ code, room }: Host, stored: Stored): string | null {
  const view = room();
  if (view.status !== 'live') return `the page of the host is ${view.status}`;
  const shown = new Map(view.room?.guests.map(({ id, name, drinks }) => [id, `${name}, ${drinks}`]));
  for (const [id, guest] of stored) {
    if (guest.code !== code || shown.get(id) === guest.hostsRow) continue;
    return `the host sees '${shown.get(id) ?? 'nobody'}' instead of '${guest.hostsRow}'`;
  }
  return null;
}
