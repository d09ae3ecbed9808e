import fc from 'fast-check';
import { ACCOUNT_CALLS } from '../../../src/domain/api/account-calls.ts';
import type { ApiCall } from '../../../src/domain/api/api-call.ts';
import type { AccountRoute } from '../../../src/domain/api/calls.ts';
import { partsOf } from '../../../src/domain/api/route.ts';
import { sentSchema } from '../../../src/server/http/openapi/json-schema.ts';
import { bodies } from '../body.ts';
import type { Call } from '../known.ts';
import { contentType, encoded, moreHeader, oddQuery, oneOf } from '../odd-requests.ts';
import { oddHeaderValue, oddText } from '../odd-values.ts';
import type { Json } from '../schema-arbitrary.ts';
import { ORIGIN } from '../target.ts';
import { usually } from '../usually.ts';

/** One call under /api/auth, as data that prints and shrinks. */
export interface AccountCall extends Call {
  readonly route: AccountRoute;
  /** The scheme and the server's name, as the client claims them. */
  readonly base: string;
}

/** Every call that the server answers under /api/auth. */
export const ROUTES = Object.keys(ACCOUNT_CALLS) as AccountRoute[];

/**
 * Calls that cannot succeed in this fuzz, because there are hosts and an address already, no house with accounts, and no
 * device with passkeys.
 */
export const NEVER_DONE: readonly AccountRoute[] = [
  'GET /api/auth/setup/:token',
  'POST /api/auth/setup',
  'POST /api/auth/setup/code',
  'PUT /api/auth/admin/address',
  'POST /api/auth/house',
  'DELETE /api/auth/house',
  'GET /api/auth/callback/house',
  'POST /api/auth/passkeys',
  'PATCH /api/auth/passkeys/:id',
  'DELETE /api/auth/passkeys/:id',
  'POST /api/auth/passkeys/sign-in',
];

/** The usual value of the parameter in a route's path. */
const STEPS: Readonly<Partial<Record<AccountRoute, string>>> = {
  'GET /api/auth/invitations/:token': '<invitation>',
  'DELETE /api/auth/user/sessions/:id': '<session>',
  'POST /api/auth/admin/users/:id/ban': '<host>',
  'DELETE /api/auth/admin/users/:id': '<host>',
  'DELETE /api/auth/admin/invitations/:id': '<invitationId>',
};

/** The usual caller of a route. Only Sora's account and sessions may end during a round. */
const CALLERS: Readonly<Partial<Record<AccountRoute, string>>> = {
  'PUT /api/auth/user/password': '<soraCookie>',
  'DELETE /api/auth/user': '<soraCookie>',
  'POST /api/auth/logout': '<soraCookie>',
  'POST /api/auth/factors/verify': '<halfCookie>',
  'DELETE /api/auth/factors': '<toveCookie>',
  'POST /api/auth/factors/recovery-codes': '<toveCookie>',
};

const origin = usually<string | null>(
  8,
  fc.constant(ORIGIN),
  fc.oneof(fc.constantFrom('https://evil.example', 'null', `${ORIGIN}.evil.example`, null), oddHeaderValue),
);
const base = usually(
  3,
  fc.constant(ORIGIN),
  fc.constantFrom('http://evil.example', 'https://clink.example:8443', 'http://localhost'),
);
const forged = fc.tuple(
  oneOf('host x-forwarded-host x-forwarded-proto x-forwarded-for forwarded referer user-agent'),
  fc.oneof(oneOf('evil.example evil.example:443 http 127.0.0.1 host=evil.example'), oddHeaderValue),
);
const SESSION = '__Secure-clink-host.session_token';
const oddCookie = fc.oneof(
  fc.constantFrom('<marekCookie>x', 'x=<marekCookie>', '<marekCookie>; <halfCookie>', '<halfCookie>', `${SESSION}=`),
  fc.constantFrom(`${SESSION}=%`, `${SESSION}=%00.%00`, `${SESSION}=a.b; ${SESSION}=c.d`, '__proto__=1', ';;;='),
  oddHeaderValue.map((value) => `${SESSION}=${value}`),
  oddHeaderValue,
);

const oddStep = oddText.map((text) => encoded(text) || '-');
const oddSearch = oddQuery.map((text) => `?${text}`);
const oddHeaders = fc.array(fc.oneof(forged, moreHeader), { minLength: 1, maxLength: 3 });

/** Right and nearly right calls under /api/auth, also from other origins and with other names of the server. */
export const accountCalls: fc.Arbitrary<AccountCall> = fc.oneof(...ROUTES.map(callOf));

function callOf(route: AccountRoute): fc.Arbitrary<AccountCall> {
  const [method, template] = partsOf(route);
  const { who, body: schema }: ApiCall = ACCOUNT_CALLS[route];
  const usual = CALLERS[route] ?? (who === 'operator' ? '<olgaCookie>' : '<marekCookie>');
  return fc
    .record({
      step: usually(8, fc.constant(STEPS[route] ?? ''), oddStep),
      query: usually(5, fc.constant(''), oddSearch),
      cookie: fc.oneof(
        { weight: 12, arbitrary: fc.constant(usual) },
        { weight: 2, arbitrary: fc.constantFrom('<olgaCookie>', '<marekCookie>', '<halfCookie>', '') },
        { weight: 1, arbitrary: oddCookie },
      ),
      origin,
      base,
      type: schema ? contentType : fc.constant(undefined),
      more: usually<[string, string][]>(3, fc.constant([]), oddHeaders),
      body: schema ? bodies(sentSchema(schema), noReference, bent) : fc.constant(null),
    })
    .map(({ step, query, cookie, origin, base, type, more, body }) => ({
      route,
      method,
      target: `${template.replace(/:\w+/, () => step)}${query}`,
      base,
      headers: [
        ...more,
        ...(cookie === '' ? [] : [['cookie', cookie] as const]),
        ...(origin === null ? [] : [['origin', origin] as const]),
        ...(type === undefined ? [] : [['content-type', type] as const]),
      ],
      body,
    }));
}

function noReference(ref: string): never {
  throw new Error(`${ref} is not in a schema of accounts`);
}

/** Values that exist on the server, by field. The length of a field's random text decides between them and the text itself. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  name: ['Marek B.'],
  email: ['<marek>', '<newcomer>', '<tove>', 'nobody@example.org'],
  password: [...Array<string>(7).fill('<password>'), 'not the right one'],
  newPassword: ['four words of another kind'],
  token: ['<confirm>', '<recover>', '<invitation>'],
  invitation: ['<invitation>'],
  code: ['<totp>', '<mailed>'],
  recoveryCode: ['<recovery>'],
};

/** Replaces values of a message by existing ones, and leaves only one proof of who is calling. */
function bent(message: Json): Json {
  const known = Object.entries(message as { [key: string]: Json }).map(([name, value]) => {
    const choices = KNOWN[name] ?? [];
    const drawn = typeof value === 'string' ? value.length : 0;
    return [name, choices[drawn % (choices.length + 1)] ?? value];
  });
  const { code, ...rest } = Object.fromEntries(known);
  const isOther = 'password' in rest || 'recoveryCode' in rest;
  return code === undefined || isOther ? rest : { ...rest, code };
}
