import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const CLIENT = { clientId: 'clink', clientSecret: 'a secret of the house and of Clink' };

/** A user of the house. The id is the user's name at the sign-in. */
export interface HouseAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

interface HouseOptions {
  /** The address of Clink, which may be known only after the house has started. */
  readonly origin: string | Promise<string>;
  readonly method?: string | undefined;
  /** Whether the connection is closed instead of answering a call to this path. The result may change during a test. */
  readonly isDown?: ((path: string) => boolean) | undefined;
  /** The address to which a call to this path is redirected. Null for no redirect. */
  readonly redirects?: ((path: string) => string | null) | undefined;
  /** Whether the token also contains the address and the name. Otherwise only userinfo contains them, as in the standard. */
  readonly tokenSaysAll?: boolean | undefined;
  /** Replaces the ID tokens by forged ones. */
  readonly lie?: ((token: string, key: KeyObject) => string) | undefined;
}

/** The token with other claims, signed with `key`. */
export function forged(token: string, key: KeyObject, claims: object): string {
  const [head = '', body = ''] = token.split('.');
  const said = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...claims };
  const signed = `${head}.${Buffer.from(JSON.stringify(said)).toString('base64url')}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

/**
 * A real OpenID provider on a separate port, which requires PKCE. Its accounts may change during a test. The caller
 * must close it. `signInAt` acts like a browser: it signs in as a user, agrees, and is redirected back.
 */
export async function openHouse(accounts: Record<string, HouseAccount>, options: HouseOptions) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const redirect = options.redirects?.(url);
    if (options.isDown?.(url)) request.socket.destroy();
    else if (redirect) response.writeHead(302, { location: redirect }).end();
    else (await answer)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = Promise.resolve(options.origin).then((origin) => providerFor(origin, issuer, accounts, options));

  /** Follows the provider's own pages. Returns the address to which the provider sends the browser back. */
  async function signInAt(url: string, id: string): Promise<URL> {
    const origin = await options.origin;
    const visit = newVisitor();
    let at = url;
    for (let step = 0; step < 12; step++) {
      const { next, page } = await visit(at);
      if (next?.origin === origin) return next;
      at = next?.href ?? (await visit(...formIn(page, at, id))).next?.href ?? '';
    }
    throw new Error('the provider sends nobody back');
  }

  function close(): void {
    server.closeAllConnections();
    server.close();
  }

  return { issuer, settings: { issuer, ...CLIENT }, signInAt, close, /** The paths of all calls. */ asked };
}

let key: KeyObject | null = null;

/**
 * One key for all houses, because creating a key takes a third of a second. Tokens of different houses differ by the issuer.
 */
function keyOfHouses(): KeyObject {
  key ??= generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  return key;
}

function providerFor(
  origin: string,
  issuer: string,
  accounts: Record<string, HouseAccount>,
  { method = 'client_secret_basic', lie, tokenSaysAll = false }: HouseOptions,
) {
  const privateKey = keyOfHouses();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${origin}/api/auth/callback/house`],
        token_endpoint_auth_method: method as 'client_secret_basic',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !tokenSaysAll,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    clientAuthMethods: [method as 'client_secret_basic'],
    cookies: { keys: ['for tests'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'house' }] },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...accounts[id] }) }),
  });
  if (lie)
    provider.use(async (context, next) => {
      await next();
      const { body } = context;
      if (context.path === '/token' && body?.id_token)
        context.body = { ...body, id_token: lie(body.id_token, privateKey) };
    });
  // The provider's warnings are not printed, because they are about its development pages.
  return provider.callback();
}

/** A browser with cookies that follows no redirect. */
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

/** Fills in the provider's development forms: first the user's name, and then the consent to tell Clink. */
function formIn(page: string, at: string, id: string): [to: string, form: Record<string, string>] {
  const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
  return [new URL(action, at).href, { prompt, login: id, password: 'any' }];
}
