import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import { DELETION_GRACE_MS } from '../../domain/hosting/deletion-grace.ts';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import type { SaveRequest } from '../../domain/protocol/save-request.ts';
import type { Host } from '../accounts/hosts/host.ts';
import { NOON, newPhone, put, saveAt, startTestService } from './service.fixture.ts';
import { isOnPostgres } from './test-engine.fixture.ts';

export const PUBLIC_URL = new URL('https://clink.example');

const hostNamed = (name: string): Host => ({
  id: `id-of-${name.toLowerCase()}`,
  name,
  email: `${name.toLowerCase()}@example.org`,
  isOperator: name === 'Olga',
});

/**
 * Marek creates celebrations, Sofie is his co-host, Carla has her own celebrations, and Olga is the operator. Two
 * further hosts are invited and removed.
 */
export const MAREK = hostNamed('Marek');
export const SOFIE = hostNamed('Sofie');
export const CARLA = hostNamed('Carla');
export const OLGA = hostNamed('Olga');
export const BERT = hostNamed('Bert');
export const DORA = hostNamed('Dora');
const HOSTS = [MAREK, SOFIE, CARLA, OLGA, BERT, DORA];

/** A call of a host. In these tests the session cookie contains only the host's name. Tests of accounts use real sessions. */
export function hostCall(host: Host | null, method = 'GET', body?: unknown): RequestInit {
  return {
    method,
    headers: {
      origin: PUBLIC_URL.origin,
      ...(host && { cookie: `host=${host.id}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

export const DRAFT = { names: ['Ana', 'Ben'], date: '2026-06-20', timeZone: 'Europe/Vienna', language: 'en' };

/** The switches that change the boards of a new celebration to the default ones. */
export const CLASSIC = { fastestPace: true, hydration: false, variety: false };

/** A server with accounts for all four hosts, on which Marek has created the celebration of Ana & Ben. */
export async function startHostedService(options: Parameters<typeof startTestService>[0] = {}) {
  const banned = new Set<string>();
  const service = await startTestService({
    publicUrl: PUBLIC_URL,
    celebrations: [],
    identifyHost: async ({ headers }, countCall) => {
      const id = /host=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1];
      const host = HOSTS.find((one) => one.id === id && !banned.has(one.id)) ?? null;
      if (host) countCall?.(host.id);
      return host;
    },
    ...options,
  });
  const as = (host: Host | null) => (method: string, path: string, body?: unknown) =>
    service.request(`/api/host${path}`, hostCall(host, method, body));
  const marek = as(MAREK);
  const made = await marek('POST', '/celebrations', { ...DRAFT, boards: CLASSIC });
  expect(made.status).toBe(201);
  const celebration = (await made.json()) as HostedCelebration;
  const at = `/celebrations/${celebration.id}`;

  const save = (phone: ReturnType<typeof newPhone>, changes: Partial<SaveRequest> = {}, query = '') => {
    const [path, init] = put(phone, saveAt(service.timers.now(), { sessionStart: NOON, drinks: [], ...changes }));
    return service.request(`${path}?c=${celebration.code}${query}`, init);
  };

  return {
    ...service,
    as,
    marek,
    celebration,
    at,
    ban: ({ id }: Host) => void banned.add(id),
    save,
    /** Lets a guest join with one beer. */
    arrive: async (userName: string) => {
      const phone = newPhone();
      const now = service.timers.now();
      const drinks = [{ id: `${now}-a`, drinkType: 'beer' as const, timestamp: now }];
      const answer = await save(phone, { userName, drinks });
      return { ...phone, userName, drinks, answer: await answer.json() };
    },
    names: async () => {
      const answer = await service.request(`/api/leaderboard/guests?c=${celebration.code}`);
      const { rows } = (await answer.json()) as { rows: { user_name: string }[] };
      return rows.map(({ user_name: name }) => name).sort();
    },
    moderate: (guest: { sessionId: string }, action: object, host: Host = MAREK) =>
      as(host)('POST', `${at}/guests/${guest.sessionId}`, action),
    /** Lets Marek delete the celebration, and waits until nobody can keep it. */
    deleteForGood: async () => {
      expect((await marek('DELETE', at)).status).toBe(204);
      await service.timers.pass(DELETION_GRACE_MS + 5_000);
    },
    /** Makes the database refuse changes of the guest with this name. */
    refuseChangesOf: async (userName: string) => {
      if (isOnPostgres()) {
        await service.sql(
          "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE check_violation; END'",
        );
        await service.sql(`CREATE TRIGGER refuse BEFORE UPDATE ON sessions FOR EACH ROW WHEN (NEW.user_name = '${userName}')
          EXECUTE FUNCTION refuse()`);
        return;
      }
      await service.restart(() => {
        const db = new Database(join(service.dataDir, 'clink.sqlite'));
        db.exec(`CREATE TRIGGER refuse BEFORE INSERT ON drink_sessions WHEN new.user_name = '${userName}'
          BEGIN SELECT RAISE(ABORT, 'refused'); END`);
        db.close();
      });
    },
    welcome: async (host: Host) => {
      const invitation = await marek('POST', `${at}/invitations`, {});
      const { token } = (await invitation.json()) as { token: string };
      expect((await as(host)('POST', `/invitations/${token}/accept`, {})).status).toBe(200);
    },
  };
}

interface StreamEvent {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

function eventIn(text: string): StreamEvent[] {
  const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? [];
  return event && data ? [{ event, data: JSON.parse(data) }] : [];
}

/** Reads a stream in the background. Heartbeats are left out. */
export function followEvents({ body }: Response) {
  const events: StreamEvent[] = [];
  const state = { hasEnded: false };
  async function read(): Promise<void> {
    let text = '';
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = `${text}${part}`.split('\n\n');
      text = parts.pop() ?? '';
      events.push(...parts.flatMap(eventIn));
    }
    state.hasEnded = true;
  }
  void read();
  return { events, state };
}
