import * as v from 'valibot';

/** How Clink is known at the provider of a house. */
export interface HouseSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** How the account of a provider is stored. Another provider may call somebody else the same. */
export function houseAccountId(issuer: string, subject: string): string {
  return `${issuer} ${subject}`;
}

const PATIENCE_MS = 5_000;
const MAX_BYTES = 256 * 1_024;
const address = v.pipe(v.string(), v.url());

/** What is needed of OpenID Connect Discovery, 3. */
const documentSchema = v.object({
  issuer: v.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  id_token_signing_alg_values_supported: v.pipe(v.array(v.string()), v.minLength(1)),
  token_endpoint_auth_methods_supported: v.optional(v.array(v.string()), ['client_secret_basic']),
});
export type IssuerDocument = v.InferOutput<typeof documentSchema>;

export function documentUrlOf({ issuer }: Pick<HouseSettings, 'issuer'>): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

/** Why the provider of the house cannot be used, in a sentence for the operator. */
export class IssuerFault extends Error {}

/**
 * Reads what the provider says about itself.
 * @throws {IssuerFault} if it does not answer, or is another one than it should be.
 */
export async function readIssuer(settings: Pick<HouseSettings, 'issuer'>): Promise<IssuerDocument> {
  const { issuer } = settings;
  const text = await readDocument(documentUrlOf(settings));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), documentSchema), text);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'it is not JSON').join(', ');
    throw new IssuerFault(`What answers at ${documentUrlOf(settings)} is not an OpenID provider (${faults}).`);
  }
  const { output } = parsed;
  if (output.issuer !== issuer)
    throw new IssuerFault(
      `The provider at ${issuer} says that it is ${output.issuer.slice(0, 200)}. Is OIDC_ISSUER exactly what it calls itself?`,
    );
  return output;
}

async function readDocument(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
    if (response.status !== 200) throw new IssuerFault(`${url} answers ${response.status}.`);
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (text.length > MAX_BYTES) throw new IssuerFault(`What answers at ${url} is too long for an OpenID provider.`);
    }
    return text;
  } catch (error) {
    if (error instanceof IssuerFault) throw error;
    throw new IssuerFault(`${url} cannot be reached.`, { cause: error });
  }
}
