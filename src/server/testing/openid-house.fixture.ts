import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const CLIENT = { clientId: 'clink', clientSecret: 'a secret of the house and of Clink' };

/** A person whom the house knows. The id is the name at its sign-in. */
export interface HouseAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

interface HouseOptions {
  /** The address of Clink. It may become known only after the house has started. */
  readonly origin: string | Promise<string>;
  readonly method?: string | undefined;
  /** Calls to these paths get no answer: the connection ends. It may change during a test. */
  readonly isDown?: ((path: string) => boolean) | undefined;
  /** Where a call to this path is redirected. Null: it is not redirected. */
  readonly redirects?: ((path: string) => string | null) | undefined;
  /** Whether the token has the address and the name too. Otherwise only userinfo has them, as the standard wants it. */
  readonly tokenSaysAll?: boolean | undefined;
  /** Replaces the tokens that say who somebody is. */
  readonly lie?: ((token: string, key: KeyObject) => string) | undefined;
}

/** A token with other claims, with a signature of `key`. */
export function forged(token: string, key: KeyObject, claims: object): string {
  const [head = '', body = ''] = token.split('.');
  const said = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...claims };
  const signed = `${head}.${Buffer.from(JSON.stringify(said)).toString('base64url')}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

/**
 * A real OpenID provider on a port of its own, with PKCE required. Its accounts may change during a test. Whoever opens it
 * closes it. `signInAt` is what a browser does there: it signs in as somebody and agrees, and is sent back.
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

  /** Follows the provider's own pages. Returns the address to which it sends the browser back. */
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

/** One key for all houses, because making a key takes a third of a second. A token tells them apart by the issuer. */
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
  // The provider's warnings, which are about its pages for development, are not printed.
  return provider.callback();
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

/** Fills in the provider's forms for development: first who signs in, and then whether Clink may know it. */
function formIn(page: string, at: string, id: string): [to: string, form: Record<string, string>] {
  const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
  return [new URL(action, at).href, { prompt, login: id, password: 'any' }];
}
