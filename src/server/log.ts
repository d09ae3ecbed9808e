import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** A secret, or the hash of one: 43 base64url characters that stand alone. */
const SECRETS = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/**
 * JSON lines without secrets: what looks like one is struck out of the finished line, whoever logged it and wherever it
 * stood in an error, a header or a text.
 */
export function createLog(level: NonNullable<LoggerOptions['level']>, destination: DestinationStream): Logger {
  const hooks = { streamWrite: (line: string) => line.replaceAll(SECRETS, '[secret]') };
  return pino({ level, hooks }, destination);
}
