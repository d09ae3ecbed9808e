import {
  authorizationCodeRequest,
  createAuthorizationURL,
  getOAuth2Tokens,
  type OAuth2Tokens,
  type OAuthProvider,
} from 'better-auth/oauth2';
import * as v from 'valibot';
import { askHouse, HouseFault, readFromHouse } from './ask-house.ts';
import { type HouseKeys, houseKeys, readIdToken, verifySigned } from './id-token.ts';
import { type HouseSettings, houseAccountId, type IssuerDocument } from './issuer.ts';
import { oauthErrorOf } from './oauth-errors.ts';

/** The provider's id in the library. It is a part of the address to which the provider sends hosts back. */
export const HOUSE = 'house';
const SCOPES = ['openid', 'email', 'profile'];
const MAX_SAID_LENGTH = 200;

const refusalSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ error: v.string(), error_description: v.optional(v.string()) }),
);
const claimsSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ sub: v.string() }));

/** The claims of the provider about a host, in its signed token or from its userinfo endpoint (OpenID Connect Core, 5.1). */
export interface HouseProfile {
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly name?: unknown;
}

export interface HouseUser {
  /** Null if the provider sent no e-mail. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string;
}

interface ProviderDeps {
  readonly house: HouseSettings;
  /** @throws {HouseFault} */
  readonly document: () => Promise<IssuerDocument>;
  readonly userOf: (profile: HouseProfile) => Promise<HouseUser>;
  /** Called with the error that ends a sign-in, because the library reports only that the sign-in failed. */
  readonly onFault: (fault: HouseFault) => void;
}

/** The provider of a house, as the library uses it. Each failed check is reported with its own reason. */
export function houseProvider({ house, document, userOf, onFault }: ProviderDeps): OAuthProvider<HouseProfile> {
  const { issuer, clientId, clientSecret } = house;
  let keys: { readonly of: string; readonly keys: HouseKeys } | null = null;

  function keysOf(known: IssuerDocument): HouseKeys {
    if (keys?.of !== known.jwks_uri) keys = { of: known.jwks_uri, keys: houseKeys(known) };
    return keys.keys;
  }

  async function exchange(call: { code: string; codeVerifier?: string | undefined; redirectURI: string }) {
    const known = await document();
    const tokenEndpoint = known.token_endpoint;
    const methods = known.token_endpoint_auth_methods_supported;
    const question = await authorizationCodeRequest({
      ...call,
      options: { clientId, clientSecret },
      tokenEndpoint,
      authentication: methods.includes('client_secret_basic') ? 'basic' : 'post',
    });
    const { status, text } = await askHouse(tokenEndpoint, question);
    if (status !== 200) throw refusedBy(tokenEndpoint, status, text);
    const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text);
    if (!answer.success) throw new HouseFault(`What ${tokenEndpoint} answers is not JSON.`);
    return getOAuth2Tokens(answer.output);
  }

  async function profileIn({ idToken, accessToken }: OAuth2Tokens, nonce: string): Promise<HouseProfile> {
    if (typeof idToken !== 'string')
      throw new HouseFault('The provider sent no ID token. Does it allow the scope openid?');
    const known = await document();
    const claims = await readIdToken(idToken, nonce, known, house, keysOf(known));
    const isComplete = ['email', 'email_verified', 'name'].every((claim) => claims[claim] !== undefined);
    const { userinfo_endpoint: endpoint } = known;
    if (isComplete || endpoint === undefined || accessToken === undefined) return claims;
    return merged(claims, await claimsAt(endpoint, accessToken, claims, keysOf(known)));
  }

  /** Requests the claims about the user. An error ends the sign-in only if the ID token alone does not identify the user. */
  async function claimsAt(endpoint: string, accessToken: string, claims: HouseProfile, keys: HouseKeys) {
    const { sub, email, email_verified: isVerified } = claims;
    try {
      const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json, application/jwt' };
      const { type, text } = await readFromHouse(endpoint, { headers });
      const said = type === 'application/jwt' ? JSON.stringify(await verifySigned('userinfo', text, keys)) : text;
      const parsed = v.safeParse(claimsSchema, said);
      if (!parsed.success) throw new HouseFault(`What ${endpoint} answers is not a user.`);
      if (parsed.output.sub !== sub) throw new HouseFault(`${endpoint} speaks of another user than the ID token.`);
      return parsed.output;
    } catch (error) {
      if (email === undefined || isVerified === undefined || !(error instanceof HouseFault)) throw error;
      return { sub };
    }
  }

  async function orFault<Answer>(act: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof HouseFault)) throw error;
      onFault(error);
      return null;
    }
  }

  return {
    id: HOUSE,
    name: HOUSE,
    issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => houseAccountId(issuer, profile.sub),
    createAuthorizationURL: async ({ state, codeVerifier, redirectURI, idTokenNonce }) =>
      createAuthorizationURL({
        id: HOUSE,
        options: { clientId, clientSecret },
        authorizationEndpoint: (await document()).authorization_endpoint,
        ...{ state, codeVerifier, redirectURI, nonce: idTokenNonce, scopes: SCOPES },
      }),
    validateAuthorizationCode: (call) => orFault(() => exchange(call)),
    getUserInfo: ({ expectedIdTokenNonce = '', ...tokens }) =>
      orFault(async () => {
        const profile = await profileIn(tokens, expectedIdTokenNonce);
        return { user: await userOf(profile), data: profile };
      }),
  };
}

/**
 * The claims of the token take precedence over those of the answer. `email_verified` of the answer applies only to the
 * answer's own address.
 */
function merged(claims: HouseProfile, said: HouseProfile): HouseProfile {
  const speaksOfIt = claims.email === undefined || said.email === undefined || isSame(claims.email, said.email);
  const { email_verified: isVerified, ...rest } = said;
  return { ...rest, ...(speaksOfIt && { email_verified: isVerified }), ...claims };
}

function isSame(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' && a.toLowerCase() === b.toLowerCase();
}

function refusedBy(endpoint: string, status: number, text: string): HouseFault {
  const parsed = v.safeParse(refusalSchema, text);
  if (!parsed.success) return new HouseFault(`${endpoint} answers ${status}.`);
  const { error, error_description: description } = parsed.output;
  const help = error === 'invalid_client' ? ' Are OIDC_CLIENT_ID and OIDC_CLIENT_SECRET right?' : '';
  const said = description?.slice(0, MAX_SAID_LENGTH);
  return new HouseFault(`${endpoint} answers ${status}: ${oauthErrorOf(error)}.${help}`, { said });
}
