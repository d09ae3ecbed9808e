import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { DAY_MS } from '../../domain/limits.ts';
import { OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService, type TestService } from '../testing/service.fixture.ts';

const SECOND = 1_000;

type Phone = ReturnType<typeof newPhone>;

interface Holder extends Phone {
  readonly isGone: boolean;
  /** The code of the celebration. Undefined for the open celebration. */
  readonly code: string | undefined;
}

/** The options with which the matrix starts its service. */
export const MATRIX = {
  limits: { guessesPerAddress: { burst: 100_000, perSecond: 1 } },
  celebrations: [WEDDING, OTHER_WEDDING],
};

export async function startMatrixWorld(options: { log?: Logger } = {}) {
  return fillMatrix(await startTestService({ ...options, ...MATRIX }));
}
export type MatrixWorld = Awaited<ReturnType<typeof startMatrixWorld>>;

/**
 * The open celebration 50 s after noon, with the guests Ana and Bea. Of three more sessions, one expired 5 s ago and is
 * not purged yet, one was purged, and one was deleted. Cem is a guest of a wedding, and Dora of another wedding.
 */
export async function fillMatrix<Service extends TestService>(service: Service) {
  const arrive = async (isGone: boolean, sessionStart: number, code?: string): Promise<Holder> => {
    const phone = newPhone();
    await service.request(...put(phone, saveAt(NOON, { sessionStart, drinks: [] }), code));
    return { ...phone, isGone, code };
  };
  const purged = await arrive(true, NOON - DAY_MS + 5 * SECOND);
  const expired = await arrive(true, NOON - DAY_MS + 45 * SECOND);
  const deleted = await arrive(true, NOON);
  await service.request(`/api/sessions/${deleted.sessionId}`, { method: 'DELETE', headers: deleted.headers });
  await service.timers.advance(50 * SECOND);
  const guests = async () => {
    const [ana, bea] = [await arrive(false, NOON), await arrive(false, NOON)];
    const [cem, dora] = [await arrive(false, NOON, WEDDING.code), await arrive(false, NOON, OTHER_WEDDING.code)];
    return { ana, bea, cem, dora };
  };
  const holders = { expired, purged, deleted, ...(await guests()) };
  return {
    ...service,
    holders,
    /** Replaces the present guests, who may have been deleted, by new ones. */
    renewGuests: async () => void Object.assign(holders, await guests()),
  };
}

/** The value of `Authorization`, and the secret in it if it is well-formed. */
export interface Shown {
  readonly authorization: string | undefined;
  readonly writeKey: string | undefined;
  /** The cookie of a signed-in host. No call of a guest reads it. */
  readonly cookie?: string;
}

const bearer = (writeKey: string): Shown => ({ authorization: `Bearer ${writeKey}`, writeKey });
const malformed = (authorization: string): Shown => ({ authorization, writeKey: undefined });
const other = (character = '') => (character === 'A' ? 'B' : 'A');

/** All kinds of secrets, including some that are similar to Ana's. */
export const SECRETS: Readonly<Record<string, (world: MatrixWorld) => Shown>> = {
  'no secret': () => ({ authorization: undefined, writeKey: undefined }),
  'an empty header': () => malformed(''),
  'a scheme alone': () => malformed('Bearer'),
  'her secret without scheme': ({ holders }) => malformed(holders.ana.writeKey),
  'her secret as Basic': ({ holders }) => malformed(`Basic ${holders.ana.writeKey}`),
  'her secret cut short': ({ holders }) => malformed(`Bearer ${holders.ana.writeKey.slice(0, -1)}`),
  'her secret padded': ({ holders }) => malformed(`Bearer ${holders.ana.writeKey}=`),
  'her secret twice': ({ holders }) => malformed(`Bearer ${holders.ana.writeKey}, ${holders.ana.writeKey}`),
  'her secret in hex': ({ holders }) =>
    malformed(`Bearer ${Buffer.from(holders.ana.writeKey, 'base64url').toString('hex')}`),
  'the hash of her secret': ({ holders }) =>
    bearer(createHash('sha256').update(holders.ana.writeKey).digest('base64url')),
  'her secret but for its first character': ({ holders }) =>
    bearer(other(holders.ana.writeKey[0]) + holders.ana.writeKey.slice(1)),
  'a secret nobody has': () => bearer(newPhone().writeKey),
  'another guest’s secret': ({ holders }) => bearer(holders.bea.writeKey),
  'an expired session’s secret': ({ holders }) => bearer(holders.expired.writeKey),
  'a purged session’s secret': ({ holders }) => bearer(holders.purged.writeKey),
  'a deleted session’s secret': ({ holders }) => bearer(holders.deleted.writeKey),
  'the secret of a guest of a wedding': ({ holders }) => bearer(holders.cem.writeKey),
  'the secret of a guest of another wedding': ({ holders }) => bearer(holders.dora.writeKey),
  'her secret': ({ holders }) => bearer(holders.ana.writeKey),
};

/** A session id as it appears in a URL, and the guest whose session it is. */
export interface Named {
  readonly text: string;
  readonly holder?: Holder;
  /** True if the id is not well-formed (docs/protocol.md#save). */
  readonly isOdd?: boolean;
  /** True if the id is not exactly one segment of a path, so that the call is not about a session. */
  readonly isNoStep?: boolean;
}

const odd = (text: string): Named => ({ text, isOdd: true });
const hexOf = (text: string) => [...text].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('');
const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

/** All kinds of session ids, including malformed ones that are similar to Ana's. */
export const SESSION_IDS: Readonly<Record<string, (world: MatrixWorld) => Named>> = {
  'Ana’s': ({ holders }) => ({ text: holders.ana.sessionId, holder: holders.ana }),
  'Ana’s, percent-encoded': ({ holders }) => ({ text: hexOf(holders.ana.sessionId), holder: holders.ana }),
  'Bea’s': ({ holders }) => ({ text: holders.bea.sessionId, holder: holders.bea }),
  'an expired one': ({ holders }) => ({ text: holders.expired.sessionId, holder: holders.expired }),
  'a purged one': ({ holders }) => ({ text: holders.purged.sessionId, holder: holders.purged }),
  'a deleted one': ({ holders }) => ({ text: holders.deleted.sessionId, holder: holders.deleted }),
  'one of a wedding': ({ holders }) => ({ text: holders.cem.sessionId, holder: holders.cem }),
  'one of another wedding': ({ holders }) => ({ text: holders.dora.sessionId, holder: holders.dora }),
  'an unknown one': () => ({ text: newPhone().sessionId }),
  'one that begins like Ana’s in the other case': ({ holders }) => ({
    text: swapCase(holders.ana.sessionId.slice(0, 12)) + newPhone().sessionId.slice(12),
  }),
  'Ana’s cut short': ({ holders }) => odd(holders.ana.sessionId.slice(0, -1)),
  'Ana’s and a space': ({ holders }) => odd(`${holders.ana.sessionId}%20`),
  'Ana’s and a line': ({ holders }) => odd(`${holders.ana.sessionId}%0A`),
  'Ana’s and a zero': ({ holders }) => odd(`${holders.ana.sessionId}%00`),
  'Ana’s, percent-encoded twice': ({ holders }) => odd(hexOf(holders.ana.sessionId).replaceAll('%', '%25')),
  'Ana’s and Bea’s': ({ holders }) => odd(`${holders.ana.sessionId},${holders.bea.sessionId}`),
  'Ana’s behind a slash': ({ holders }) => odd(`%2F${holders.ana.sessionId}`),
  'one of SQL': () => odd("'%20OR%201%3D1--"),
  'a wildcard': () => odd('%25'),
  'bytes that are no text': () => odd('%ff%fe'),
  'an emoji': () => odd('%F0%9F%8D%BA'),
  'a name of every object': () => odd('__proto__'),
  'one of 4,000 characters': () => odd('x'.repeat(4_000)),
  'the folder above': () => ({ ...odd('..'), isNoStep: true }),
  nothing: () => ({ ...odd(''), isNoStep: true }),
};
