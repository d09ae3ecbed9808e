import type { APIRequestContext } from '@playwright/test';
import type { AnswerTo, AnySent, Route, SentWith } from '../src/domain/api/calls.ts';
import { partsOf, pathTo } from '../src/domain/api/route.ts';
import type { SentGuestAction } from '../src/domain/hosting/guest-action.ts';
import type { CelebrationChanges } from '../src/domain/hosting/hosted-celebration.ts';
import { addressOf, type Place } from '../src/ui/host/state/host-route.ts';
import { eveningIn } from '../src/ui/host/time/evening.ts';
import { manageHosts } from './manage-hosts.ts';

export const HOST_PASSWORD = 'three words like these';

const ZONE = 'Europe/Vienna';

/** The boards of the open celebration. */
const CLASSIC = { fastestPace: true, hydration: false, variety: false };

/** A celebration that a host has made. */
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
 * Functions that do by API calls what a host does by taps. If `request` belongs to a page or a context, its browser is
 * signed in afterwards. The server must let anybody sign up. Every call throws unless it succeeds.
 */
export function hostCalls(request: APIRequestContext, { url, dataDir }: Server) {
  async function call<To extends Route>(route: To, ...[sent]: SentWith<To>): Promise<AnswerTo<To>> {
    const { body, query, ...steps } = (sent ?? {}) as AnySent;
    const [method] = partsOf(route);
    const init = { method, headers: { origin: url }, ...(body && { data: body }) };
    const response = await request.fetch(`${url}${pathTo<string>(route, steps, query)}`, init);
    if (!response.ok()) throw new Error(`${route}: ${response.status()} ${await response.text()}`);
    return response.headers()['content-type']?.includes('json') ? response.json() : ({} as AnswerTo<To>);
  }

  return {
    call,
    /** Creates an account, confirms its address in the way of an operator, and signs in. */
    async signUp(name: string, { isOperator = false } = {}): Promise<void> {
      const account = { email: `${name.toLowerCase()}@example.org`, password: HOST_PASSWORD };
      await call('POST /api/auth/signup', { body: { name, ...account } });
      await manageHosts(dataDir, async ({ hosts }) => {
        const { id = '' } = (await hosts.byEmail(account.email)) ?? {};
        await hosts.confirm(id);
        await hosts.setOperator(id, isOperator);
      });
      await call('POST /api/auth/token', { body: account });
    },
    /** Invites a host, as an operator does. Returns the token of the link. */
    inviteHost: async (email: string): Promise<string> =>
      tokenIn((await call('POST /api/auth/admin/invitations', { body: { email } })).link),
    /** Makes a celebration, by default for today, because a celebration that is over takes no guests. */
    celebrate: async (names = 'Ana & Ben', date = eveningIn(ZONE, Date.now())): Promise<Party> => {
      const body = { names, date, timeZone: ZONE, language: 'en', boards: CLASSIC };
      const { id, code, link } = await call('POST /api/host/celebrations', { body });
      return { id, code, link: link ?? '' };
    },
    accept: (token: string) => call('POST /api/host/invitations/:token/accept', { token, body: {} }),
    /** The calls of one celebration, and the addresses of its places. */
    at: ({ id }: Pick<Party, 'id'>) => {
      const of = { celebrationId: id };
      return {
        set: (body: CelebrationChanges) => call('PATCH /api/host/celebrations/:celebrationId', { ...of, body }),
        moderate: (guestId: string, body: SentGuestAction) =>
          call('POST /api/host/celebrations/:celebrationId/guests/:guestId', { ...of, guestId, body }),
        say: (text: string) => call('PUT /api/host/celebrations/:celebrationId/word', { ...of, body: { text } }),
        letAllIn: () =>
          call('POST /api/host/celebrations/:celebrationId/guests', { ...of, body: { action: 'let-in-all' } }),
        /** Returns the token of the link. */
        invite: async (email?: string): Promise<string> => {
          const body = email === undefined ? {} : { email };
          const { token } = await call('POST /api/host/celebrations/:celebrationId/invitations', { ...of, body });
          return token ?? '';
        },
        /** Withdraws all invitations. */
        withdrawAll: async () => {
          const { invitations } = await call('GET /api/host/celebrations/:celebrationId/hosts', of);
          for (const { id: invitationId } of invitations)
            await call('DELETE /api/host/celebrations/:celebrationId/invitations/:invitationId', {
              ...of,
              invitationId,
            });
        },
        removeHost: async (name: string) => {
          const { hosts } = await call('GET /api/host/celebrations/:celebrationId/hosts', of);
          const { id: hostId = '' } = hosts.find((host) => host.name === name) ?? {};
          await call('DELETE /api/host/celebrations/:celebrationId/hosts/:hostId', { ...of, hostId });
        },
        delete: () => call('DELETE /api/host/celebrations/:celebrationId', of),
        pageOf: (place: Place) => url + addressOf({ screen: 'celebration', id, place }),
      };
    },
  };
}

export type HostCalls = ReturnType<typeof hostCalls>;

function tokenIn(link: string): string {
  return new URL(link).searchParams.get('invitation') ?? '';
}
