import { pino } from 'pino';
import { expect, test } from 'vitest';
import { inPlainLines } from './plain-lines.ts';

/** A log, and the text that a terminal shows of it. */
function logOnTerminal() {
  const shown: string[] = [];
  const write = inPlainLines((text) => shown.push(text) > 0);
  return { log: pino({ level: 'info' }, { write }), shown: () => shown.join('') };
}

test('in a terminal, a line contains its time, its message and its fields, and ends with a line break', () => {
  const { log, shown } = logOnTerminal();
  log.info({ version: '0.1.0', means: { openFiles: 7 } }, 'starts');
  expect(shown()).toMatch(/^\d\d:\d\d:\d\d starts \(version=0\.1\.0, means=\{"openFiles":7\}\)\n$/);
});

test('warnings and errors are labelled, and an error shows where it was thrown', () => {
  const { log, shown } = logOnTerminal();
  log.warn('the disk is nearly full');
  log.error({ err: new Error('no space left') }, 'the store cannot write');
  expect(shown()).toMatch(/ Warning: the disk is nearly full\n/);
  expect(shown()).toMatch(/ Error: the store cannot write\n {2}Error: no space left\n {2}at .*plain-lines\.test\.ts/);
});

test('no text in the log can move the cursor, colour the terminal or reverse the text', () => {
  const { log, shown } = logOnTerminal();
  log.warn({ path: '/\u001b]0;owned\u0007\u009b2J\u202e' }, 'refused\r\nforged');
  expect(shown()).toMatch(/^[^\p{Cc}\p{Cf}]+\n$/u);
});

test('a text that is not a log line is not changed', () => {
  const shown: string[] = [];
  inPlainLines((text) => shown.push(text) > 0)('\nNode says something\n');
  expect(shown).toEqual(['\nNode says something\n']);
});
