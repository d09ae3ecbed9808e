import fc from 'fast-check';
import type * as v from 'valibot';
import * as calls from '../../../src/domain/accounts/account-calls.ts';
import { accountRoutes } from '../../../src/server/accounts/open-accounts.ts';
import { sentSchema } from '../../../src/server/openapi/json-schema.ts';
import { bodies } from '../body.ts';
import type { Call } from '../known.ts';
import { contentType, encoded, moreHeader, oddQuery, oneOf } from '../odd-requests.ts';
import { oddHeaderValue, oddText } from '../odd-values.ts';
import type { Json } from '../schema-arbitrary.ts';
import { ORIGIN } from '../target.ts';
import { usually } from '../usually.ts';

/** One call under /api/auth as data. */
export interface AccountCall extends Call {
  readonly route: string;
  /** Scheme and name of the server, as the client claims. */
  readonly base: string;
}

type Bodies = v.GenericSchema | null;

/** Every call under /api/auth that may have a body, with its schema. */
export const BODIES: Readonly<Record<string, Bodies>> = {
  'POST /signup': calls.signUpSchema,
  'POST /verify': calls.tokenOnlySchema,
  'POST /resend': calls.mailLinkSchema,
  'POST /token': calls.signInSchema,
  'POST /otp': calls.emailOnlySchema,
  'POST /recover': calls.mailLinkSchema,
  'POST /password': calls.newPasswordSchema,
  'PATCH /user': calls.renameSchema,
  'PUT /user/password': calls.changePasswordSchema,
  'PUT /user/email': calls.changeEmailSchema,
  'DELETE /user': calls.provenSchema,
  'DELETE /user/sessions/:id': null,
  'POST /logout': calls.signOutSchema,
  'POST /factors': calls.provenSchema,
  'POST /factors/verify': calls.secondStepSchema,
  'DELETE /factors': calls.provenSchema,
  'POST /factors/recovery-codes': calls.provenSchema,
  'POST /admin/users/:id/ban': calls.banSchema,
  'DELETE /admin/users/:id': null,
  'POST /admin/invitations': calls.emailOnlySchema,
  'DELETE /admin/invitations/:id': null,
  'POST /setup': calls.setUpSchema,
  'POST /house': calls.houseSchema,
  'DELETE /house': calls.provenSchema,
  'POST /passkeys/options': calls.provenSchema,
  'POST /passkeys': calls.newPasskeySchema,
  'PATCH /passkeys/:id': calls.passkeyNameSchema,
  'DELETE /passkeys/:id': calls.provenSchema,
  'POST /passkeys/sign-in/options': null,
  'POST /passkeys/sign-in': calls.passkeySignInSchema,
};

/** Every call that the server answers under /api/auth (docs/protocol.md#accounts). */
export const ROUTES = routesUnder('/api/auth');

function routesUnder(base: string): string[] {
  const world = { settings: {} } as Parameters<typeof accountRoutes>[0];
  const { routes } = accountRoutes(world, { publicUrl: new URL(ORIGIN) } as Parameters<typeof accountRoutes>[1]);
  const served = routes.filter(({ method }) => method !== 'ALL');
  return [...new Set(served.map(({ method, path }) => `${method} ${path.replace(base, '')}`))];
}

/** These cannot succeed here: there are hosts already, no house, and nobody has a device that signs. */
export const NEVER_DONE: readonly string[] = [
  ...['GET /setup/:token', 'POST /setup', 'POST /house', 'DELETE /house', 'GET /callback/house'],
  ...['POST /passkeys', 'PATCH /passkeys/:id', 'DELETE /passkeys/:id', 'POST /passkeys/sign-in'],
];

/** What usually stands in a path. */
const STEPS: Readonly<Record<string, string>> = {
  'GET /invitations/:token': '<invitation>',
  'DELETE /user/sessions/:id': '<session>',
  'POST /admin/users/:id/ban': '<host>',
  'DELETE /admin/users/:id': '<host>',
  'DELETE /admin/invitations/:id': '<invitationId>',
};

/** Who usually makes a call. Sora's account and sessions may end, and the others' last the round. */
const CALLERS: Readonly<Record<string, string>> = {
  'PUT /user/password': '<soraCookie>',
  'DELETE /user': '<soraCookie>',
  'POST /logout': '<soraCookie>',
  'POST /factors/verify': '<halfCookie>',
  'DELETE /factors': '<toveCookie>',
  'POST /factors/recovery-codes': '<toveCookie>',
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

/** Every call under /api/auth, right and nearly right, also from other pages and under other names of the server. */
export const accountCalls: fc.Arbitrary<AccountCall> = fc.oneof(
  ...ROUTES.map((route) => callOf(route, BODIES[route] ?? null)),
);

function callOf(route: string, schema: Bodies): fc.Arbitrary<AccountCall> {
  const [method = '', template = ''] = route.split(' ');
  const usual = CALLERS[route] ?? (template.startsWith('/admin') ? '<olgaCookie>' : '<marekCookie>');
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
      target: `/api/auth${template.replace(/:\w+/, () => step)}${query}`,
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

/** What a field may be besides what was drawn. The length of what was drawn chooses. */
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

/** Makes a message use what exists. Of two ways to do the same it has one. */
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
