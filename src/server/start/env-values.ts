import * as v from 'valibot';
import { SETUP_CODE_MAX_LENGTH, SETUP_CODE_MIN_LENGTH } from '../../domain/accounts/account-limits.ts';
import { isOrigin } from '../http/address/public-address.ts';
import { callerReader } from '../http/caller.ts';

/** The kinds of values that an environment variable may have. */

/**
 * The intended value of a variable in a file. Some programs also pass on the quotes around the value, or the line end
 * of Windows.
 */
export function writtenValue(value: string): string {
  const text = value.trim();
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1).trim() : text;
}

/** A folder is read exactly as it is written, because a different spelling names a different folder with other data. */
export const folder = v.pipe(
  v.string(),
  v.check(
    (text: string) => text.trim() === writtenValue(text) && !/[\r\n]/.test(text),
    'must be a folder, without quotes and without the end of a line. A file of variables may have been written on Windows. If there is data in a folder of that name, rename it',
  ),
);

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number, 0 to 65535'),
);

export const publicUrl = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an http or https address without a path, such as https://clink.example'),
  v.transform((text) => new URL(text)),
);

export const proxies = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
  v.check(
    (list: string[]) => areProxies(list),
    'must list addresses, CIDR blocks, loopback, linklocal or uniquelocal, with commas between',
  ),
);

export const number = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 to 999999999'),
  v.transform(Number),
);

const MINUTES_OF_A_DEMO = 'must be a whole number of minutes from 5 to 360';

/** A visitor needs a few minutes. The celebration of a round that begins at midnight ends automatically six hours later. */
export const demoMinutes = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, MINUTES_OF_A_DEMO),
  v.transform(Number),
  v.minValue(5, MINUTES_OF_A_DEMO),
  v.maxValue(360, MINUTES_OF_A_DEMO),
);

/** An IPv6 address may have the brackets of a URL. */
export const host = v.pipe(
  v.string(),
  v.transform((text) => text.trim().replace(/^\[(.*)\]$/, '$1')),
);

/** The code must be long enough, because ten guesses in ten minutes are allowed (src/server/accounts/hosts/set-up-code.ts). */
export const setUpCode = v.pipe(
  v.string(),
  v.minLength(SETUP_CODE_MIN_LENGTH, `must have at least ${SETUP_CODE_MIN_LENGTH} characters`),
  v.maxLength(SETUP_CODE_MAX_LENGTH, `must have at most ${SETUP_CODE_MAX_LENGTH} characters`),
);

/** SIGTERM ends the server within 10 s, and draining must leave most of this time for the rest. */
export const drainSeconds = v.pipe(
  v.string(),
  v.regex(/^[0-5]$/, 'must be a whole number from 0 to 5'),
  v.transform(Number),
);

export const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'));

export const mailServer = v.pipe(
  v.string(),
  v.check(isMailServer, 'must be the address of a mail server, such as smtps://user:password@mail.example'),
);

export const mailbox = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
    'must be an e-mail address, such as Clink <clink@clink.example>',
  ),
);

export const issuer = v.pipe(
  v.string(),
  v.trim(),
  v.check(isIssuer, 'must be the https address of an OpenID provider, such as https://login.example.org'),
);

export const database = v.pipe(
  v.string(),
  v.check(
    isDatabase,
    'must be the address of a PostgreSQL database, such as postgres://clink:password@localhost/clink',
  ),
  v.check(
    (text: string) => text === '' || TLS_MODES.includes(parametersOf(text).get('sslmode')),
    'needs an sslmode of disable, require, verify-ca or verify-full',
  ),
  v.check(
    (text: string) => parametersOf(text).get('sslmode') !== 'verify-ca' || parametersOf(text).has('sslrootcert'),
    'needs sslrootcert with sslmode=verify-ca: the file with the certificate of the authority',
  ),
  v.transform(asInPsql),
);

/** The values of `sslmode` that Clink accepts. With psql's other values, a connection may silently be opened without TLS. */
const TLS_MODES: readonly (string | null)[] = [null, 'disable', 'require', 'verify-ca', 'verify-full'];

/** Adds a parameter that makes the library interpret `sslmode=require` like psql. */
function asInPsql(text: string): string {
  const parameters = parametersOf(text);
  if (!parameters.has('sslmode') || parameters.has('uselibpqcompat')) return text;
  return `${text}&uselibpqcompat=true`;
}

function parametersOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split('?')[1]);
}

/**
 * Whether a text is the address of a database. As in psql, the host may be missing:
 * `postgres://clink@/clink?host=/run/postgresql`.
 */
function isDatabase(text: string): boolean {
  return text === '' || (/^postgres(ql)?:/.test(text) && URL.canParse(text.replace('@/', '@localhost/')));
}

function isMailServer(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

/**
 * Whether a text may be the issuer of a provider (OpenID Connect Discovery, 3). Plain http is allowed only for a
 * provider on this computer.
 */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && search + hash + username === '';
}

function areProxies(list: readonly string[]): boolean {
  try {
    callerReader(list);
    return true;
  } catch {
    return false;
  }
}
