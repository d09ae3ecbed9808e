import * as v from 'valibot';
import type { TryWrite } from './log-destination.ts';

const lineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ level: v.number(), time: v.number(), msg: v.optional(v.string(), '') }),
);

/** The labels of lines that a reader at a terminal should notice, by level. */
const NAMES: Readonly<Record<number, string>> = { 40: 'Warning: ', 50: 'Error: ', 60: 'Fatal: ' };
/**
 * Fields that are omitted in a terminal, because they are shown in another way, or because the reader knows the process
 * and the computer.
 */
const KNOWN = ['level', 'time', 'msg', 'pid', 'hostname', 'err'];

/** Writes the log as plain lines for a reader at a terminal, like the other lines of a start. */
export function inPlainLines(tryWrite: TryWrite): TryWrite {
  return (text) => tryWrite(text.split('\n').map(plainLine).join('\n'));
}

/** '14:02:11 Warning: fewer streams than configured (openFiles=1024)' */
export function plainLine(json: string): string {
  const parsed = v.safeParse(lineSchema, json);
  if (!parsed.success) return json;
  const { level, time, msg, err, ...rest } = parsed.output;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const facts = Object.entries(rest).filter(([name]) => !KNOWN.includes(name));
  const told = facts.map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const line = `${clock} ${NAMES[level] ?? ''}${msg}${told.length > 0 ? ` (${told.join(', ')})` : ''}`;
  return [line, ...stackOf(err)].map(obeyedByNoTerminal).join('\n  ');
}

function stackOf(err: unknown): string[] {
  const known = v.safeParse(v.looseObject({ message: v.string(), stack: v.optional(v.string()) }), err);
  if (!known.success) return [];
  return (known.output.stack ?? known.output.message).split('\n').map((line) => line.trim());
}

/** An error may contain texts from guests and other servers, so control characters are removed. */
function obeyedByNoTerminal(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');
}
