import * as v from 'valibot';
import { HouseFault, readFromHouse } from './ask-house.ts';

export interface HouseSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * The stored id of an account at a provider. It contains the issuer, because another provider may use the same subject
 * for another user.
 */
export function houseAccountId(issuer: string, subject: string): string {
  return `${issuer} ${subject}`;
}

/** The browser is sent to such an address, so it must not be a `javascript:` address. */
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:/i));

/** The fields that Clink needs from the provider's metadata (OpenID Connect Discovery, section 3). */
const documentSchema = v.object({
  issuer: v.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  userinfo_endpoint: v.optional(address),
  jwks_uri: address,
  id_token_signing_alg_values_supported: v.pipe(v.array(v.string()), v.minLength(1)),
  token_endpoint_auth_methods_supported: v.optional(v.array(v.string()), ['client_secret_basic']),
});
export type IssuerDocument = v.InferOutput<typeof documentSchema>;

function documentUrlOf({ issuer }: Pick<HouseSettings, 'issuer'>): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

/**
 * Reads the provider's discovery document. @throws {HouseFault} if the provider does not answer, or if its issuer is
 * not the configured one.
 */
export async function readIssuer(settings: Pick<HouseSettings, 'issuer'>): Promise<IssuerDocument> {
  const { issuer } = settings;
  const { text } = await readFromHouse(documentUrlOf(settings));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), documentSchema), text);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'it is not JSON').join(', ');
    throw new HouseFault(`What answers at ${documentUrlOf(settings)} is not an OpenID provider (${faults}).`);
  }
  const { output } = parsed;
  if (output.issuer !== issuer)
    throw new HouseFault(
      `The provider at ${issuer} says that it is ${output.issuer.slice(0, 200)}. Is OIDC_ISSUER exactly what it calls itself?`,
    );
  return output;
}
