import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** A secret, or the hash of one: 43 base64url characters in a row. */
const SECRETS = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/**
 * Writes JSON lines. Anything that looks like a secret is removed from the finished line, whether it came from an
 * error, a header or a text.
 */
export function createLog(level: NonNullable<LoggerOptions['level']>, destination: DestinationStream): Logger {
  const hooks = { streamWrite: (line: string) => line.replaceAll(SECRETS, '[secret]') };
  return pino({ level, hooks }, destination);
}
