import * as v from 'valibot';
import { callerReader } from './caller.ts';

/** The kinds of values that an environment variable may have. */

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

export const filled = v.pipe(
  v.string(),
  v.check((text: string) => text.trim() !== '', 'must not be empty'),
);

/** SIGTERM ends the server within 10 s, so most of this time must remain for the rest. */
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
  v.regex(
    /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
    'must be an e-mail address, such as Clink <clink@clink.example>',
  ),
);

export const database = v.pipe(
  v.string(),
  v.check(
    isDatabase,
    'must be the address of a PostgreSQL database, such as postgres://clink:password@localhost/clink',
  ),
);

function isDatabase(text: string): boolean {
  return text === '' || (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol));
}

function isMailServer(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search + hash + username === '';
}

function areProxies(list: readonly string[]): boolean {
  try {
    callerReader(list);
    return true;
  } catch {
    return false;
  }
}
