import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requireSecretHash } from '../http/ownership.ts';
import { createLog } from '../log/log.ts';
import { API_CALLS, answerTo, type Call } from './api-calls.fixture.ts';
import { type MatrixWorld, SECRETS, SESSION_IDS, startMatrixWorld } from './ownership-matrix.fixture.ts';

const PAGES = ['/', '/assets/main-1.js', '/no-such-page'].map(
  (path): Call => ({ method: 'GET', path: (id) => `${path}?sessionId=${id}`, expected: () => 200 }),
);
const CALLS = [...Object.values(API_CALLS).flatMap((calls) => Object.values(calls)), ...PAGES];
const ASKED_FOR = ['Ana’s', 'a deleted one', 'an unknown one', 'one of SQL'];

/** Makes every call and loads every kind of page with every secret. Returns all answers with their headers. */
async function useEverything(world: MatrixWorld): Promise<string> {
  const answers: unknown[] = [];
  for (const call of CALLS) {
    for (const shownIn of Object.values(SECRETS)) {
      for (const id of ASKED_FOR) {
        const named = SESSION_IDS[id]?.(world);
        if (named) answers.push(await answerTo(world, call, shownIn(world), named));
      }
    }
  }
  return JSON.stringify(answers);
}

/** The forms in which a secret could appear: the text, its bytes, and encodings of both. */
function tracesOf(writeKey: string): Buffer[] {
  const bytes = Buffer.from(writeKey, 'base64url');
  const texts = [bytes, Buffer.from(writeKey)].flatMap((form) => [
    form.toString('base64url'),
    form.toString('base64'),
    form.toString('base64').replaceAll('=', ''),
    form.toString('hex'),
    form.toString('hex').toUpperCase(),
  ]);
  return [bytes, ...texts.map((text) => Buffer.from(text))];
}

function storedBytes(dataDir: string): Buffer {
  return Buffer.concat(readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file))));
}

test('a secret is in no answer, no log line and no stored byte, whatever error occurs [ASVS-14.2.4, 16.5.1]', async () => {
  const lines: string[] = [];
  const world = await startMatrixWorld({ log: createLog('trace', { write: (line) => lines.push(line) }) });
  const answers = await useEverything(world);
  const stored = storedBytes(world.dataDir);
  await world.close();
  const answersOfTheBroken = await useEverything(world);

  expect(answers).toContain(world.holders.bea.sessionId);
  for (const beginning of ['<!doctype html>', 'export {};']) expect(answers).toContain(beginning);
  expect(answersOfTheBroken).toContain('unavailable');
  expect(lines.join('')).toContain('request failed');
  const heard = Buffer.from(answers + answersOfTheBroken + lines.join(''));
  for (const { writeKey, headers } of Object.values(world.holders)) {
    const hash = requireSecretHash(headers.authorization);
    expect(stored.includes(hash)).toBe(true);
    expect(heard.includes(hash)).toBe(false);
    for (const trace of tracesOf(writeKey)) {
      expect(heard.includes(trace)).toBe(false);
      expect(stored.includes(trace)).toBe(false);
    }
  }
}, 60_000);
