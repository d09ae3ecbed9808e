import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { onTestFinished } from 'vitest';
import { PUBLIC_URL } from '../testing/accounts.fixture.ts';

export const CLIENT = { clientId: 'clink', clientSecret: 'a secret of the house and of Clink' };

/** Whom the house knows. The id is the name at its sign-in. */
export interface HouseAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/**
 * A real OpenID provider on a port of its own, with PKCE required. Its accounts may change during a test. Returns what a
 * browser does there: it signs in as somebody and agrees, and is sent back.
 */
export async function startHouse(accounts: Record<string, HouseAccount>, method = 'client_secret_basic') {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${PUBLIC_URL.origin}/api/auth/callback/house`],
        token_endpoint_auth_method: method as 'client_secret_basic',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    clientAuthMethods: [method as 'client_secret_basic'],
    cookies: { keys: ['for tests'] },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...accounts[id] }) }),
  });
  // Its warnings are about the interactions for development.
  server.on('request', provider.callback());
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Follows the provider's own pages. Returns the address to which it sends the browser back. */
  async function signInAt(url: string, id: string): Promise<URL> {
    const visit = newVisitor();
    let at = url;
    for (let step = 0; step < 12; step++) {
      const { next, page } = await visit(at);
      if (next?.origin === PUBLIC_URL.origin) return next;
      at = next?.href ?? (await visit(...formIn(page, at, id))).next?.href ?? '';
    }
    throw new Error('the provider sends nobody back');
  }

  return { issuer, settings: { issuer, ...CLIENT }, signInAt };
}

/** A browser with a jar of cookies that follows no redirect. */
function newVisitor() {
  const jar = new Map<string, string>();
  return async (to: string, form?: Record<string, string>) => {
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
    const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const response = await fetch(to, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    return { next: location ? new URL(location, to) : null, page: await response.text() };
  };
}

/** The form of the provider for development: who it is, and then whether Clink may know. */
function formIn(page: string, at: string, id: string): [to: string, form: Record<string, string>] {
  const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
  return [new URL(action, at).href, { prompt, login: id, password: 'any' }];
}
