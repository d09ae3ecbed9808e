import type { APIRequestContext } from '@playwright/test';
import { manageHosts } from './manage-hosts.ts';

export const HOST_PASSWORD = 'three words like these';

/** The boards of the open celebration. */
const CLASSIC = { fastestPace: true, hydration: false, variety: false };

/** A celebration as its host has made it. */
export interface Party {
  readonly id: string;
  readonly code: string;
  readonly link: string;
}

interface Server {
  readonly url: string;
  readonly dataDir: string;
}

/**
 * What a host does by calls instead of taps. With the requests of a page or a context, its browser is signed in afterwards.
 * The server must let anybody sign up. Every call throws unless it succeeds.
 */
export function hostCalls(request: APIRequestContext, { url, dataDir }: Server) {
  async function call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data: object = {}) {
    const body = method === 'GET' ? {} : { data };
    const response = await request.fetch(`${url}${path}`, { method, headers: { origin: url }, ...body });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response.headers()['content-type']?.includes('json') ? response.json() : null;
  }

  return {
    call,
    /** Creates an account, confirms its address as an operator could, and signs in. */
    async signUp(name: string, { isOperator = false } = {}): Promise<void> {
      const account = { email: `${name.toLowerCase()}@example.org`, password: HOST_PASSWORD };
      await call('POST', '/api/auth/signup', { name, ...account });
      await manageHosts(dataDir, async ({ hosts }) => {
        const { id = '' } = (await hosts.byEmail(account.email)) ?? {};
        await hosts.confirm(id);
        await hosts.setOperator(id, isOperator);
      });
      await call('POST', '/api/auth/token', account);
    },
    /** As an operator. Returns the token of the link. */
    inviteHost: async (email: string): Promise<string> =>
      tokenIn((await call('POST', '/api/auth/admin/invitations', { email })).link),
    celebrate: (names = 'Ana & Ben', date = '2026-06-20'): Promise<Party> =>
      call('POST', '/api/host/celebrations', {
        names,
        date,
        timeZone: 'Europe/Vienna',
        language: 'en',
        boards: CLASSIC,
      }),
    accept: (token: string) => call('POST', `/api/host/invitations/${token}/accept`),
    /** The calls of one celebration, and the addresses of its places. */
    at: ({ id }: Pick<Party, 'id'>) => {
      const path = `/api/host/celebrations/${id}`;
      return {
        set: (changes: object) => call('PATCH', path, changes),
        moderate: (guestId: string, action: object) => call('POST', `${path}/guests/${guestId}`, action),
        say: (text: string) => call('PUT', `${path}/word`, { text }),
        letAllIn: () => call('POST', `${path}/guests`, { action: 'let-in-all' }),
        /** Returns the token of the link. */
        invite: async (email?: string): Promise<string> =>
          (await call('POST', `${path}/invitations`, email === undefined ? {} : { email })).token,
        /** Withdraws all invitations. */
        withdrawAll: async () => {
          const { invitations } = await call('GET', `${path}/hosts`);
          for (const { id } of invitations) await call('DELETE', `${path}/invitations/${id}`);
        },
        removeHost: async (name: string) => {
          const { hosts } = await call('GET', `${path}/hosts`);
          await call('DELETE', `${path}/hosts/${hosts.find((host: { name: string }) => host.name === name).id}`);
        },
        delete: () => call('DELETE', path),
        pageOf: (place: 'guests' | 'invite' | 'evening' | 'menu' | 'look' | 'wall' | 'details' | 'hosts') =>
          `${url}/?host=celebration/${id}/${place}`,
      };
    },
  };
}

export type HostCalls = ReturnType<typeof hostCalls>;

function tokenIn(link: string): string {
  return new URL(link).searchParams.get('invitation') ?? '';
}
