import { createRemoteJWKSet, customFetch, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { HouseFault, readFromHouse } from './ask-house.ts';
import type { HouseSettings, IssuerDocument } from './issuer.ts';

/** OpenID Connect Core, 2. */
const REQUIRED_CLAIMS = ['iss', 'sub', 'aud', 'exp', 'iat'];
const CLOCK_TOLERANCE_S = 30;

export type HouseKeys = ReturnType<typeof houseKeys>;

/** The provider's signing keys. They are read again when a token names an unknown key. */
export function houseKeys({ jwks_uri }: Pick<IssuerDocument, 'jwks_uri'>) {
  return createRemoteJWKSet(new URL(jwks_uri), {
    [customFetch]: async (url) => new Response((await readFromHouse(url)).text),
  });
}

/** The claims of an ID token (OpenID Connect Core, 3.1.3.7). @throws {HouseFault} with the check that failed. */
export async function readIdToken(
  token: string,
  nonce: string,
  document: IssuerDocument,
  { issuer, clientId }: HouseSettings,
  keys: HouseKeys,
): Promise<JWTPayload & { readonly sub: string }> {
  const algorithms = document.id_token_signing_alg_values_supported;
  const claims = await verifySigned('ID token', token, keys, {
    issuer,
    audience: clientId,
    algorithms,
    requiredClaims: REQUIRED_CLAIMS,
  });
  if (claims.nonce !== nonce) throw new HouseFault('The nonce of the ID token is not the one that Clink has sent.');
  const isForAnother = claims.azp === undefined ? [claims.aud].flat().length > 1 : claims.azp !== clientId;
  if (isForAnother) throw new HouseFault('The ID token was made for another client (azp) than OIDC_CLIENT_ID.');
  return { ...claims, sub: String(claims.sub) };
}

/** @throws {HouseFault} with the reason. */
export async function verifySigned(
  what: string,
  token: string,
  keys: HouseKeys,
  options: Parameters<typeof jwtVerify>[2] = {},
): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, keys, { ...options, clockTolerance: CLOCK_TOLERANCE_S })).payload;
  } catch (error) {
    if (error instanceof HouseFault) throw error;
    throw new HouseFault(faultOf(what, token, error), { cause: error });
  }
}

function faultOf(what: string, token: string, error: unknown): string {
  if (error instanceof errors.JWTExpired) return `The ${what} has expired. Are the clocks of both computers right?`;
  if (error instanceof errors.JWTClaimValidationFailed) return claimFaultOf(what, error);
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported)
    return `The ${what} is signed with ${algorithmOf(token)}, for which the provider publishes no key. Give it a key that signs, such as one for RS256 or ES256.`;
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return `The signature of the ${what} is not that of a key at the provider's jwks_uri.`;
  if (error instanceof errors.JWKSNoMatchingKey)
    return `The ${what} is signed with a key that is not at the provider's jwks_uri.`;
  if (error instanceof errors.JOSEError) return `The ${what} cannot be verified (${error.code}).`;
  return `The ${what} cannot be verified.`;
}

function claimFaultOf(what: string, { claim, reason }: errors.JWTClaimValidationFailed): string {
  if (claim === 'aud') return `The ${what} is for another client (aud) than OIDC_CLIENT_ID.`;
  if (claim === 'iss') return `The ${what} is of another provider (iss) than OIDC_ISSUER.`;
  if (claim === 'iat' || claim === 'nbf')
    return `The ${what} is from the future (${claim}). Are the clocks of both computers right?`;
  return `The claim ${claim} of the ${what} is ${reason === 'missing' ? 'missing' : 'not right'}.`;
}

function algorithmOf(token: string): string {
  try {
    return String(decodeProtectedHeader(token).alg).slice(0, 20);
  } catch {
    return 'an unknown algorithm';
  }
}
