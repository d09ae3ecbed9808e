import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../store/store.fixture.ts';
import { parseEnv } from './env.ts';

function fileWith(text: string): string {
  const path = join(newFolder(), 'rules.json');
  writeFileSync(path, text);
  return path;
}

test('the rules of the house come from a file', () => {
  const rules = { boards: { never: ['mostDrinks'] }, wall: 'first-names', location: false, keepDays: 90 };
  const text = JSON.stringify(rules);
  expect(parseEnv({ HOUSE_RULES: fileWith(text) }).fixedRules).toEqual(rules);
  expect(parseEnv({ HOUSE_RULES: fileWith(`\ufeff${text}\r\n`) }).fixedRules).toEqual(rules);
  expect(parseEnv({ HOUSE_RULES: `"${fileWith('{}')}"` }).fixedRules).toEqual({});
  expect(parseEnv({ HOUSE_RULES: '' }).fixedRules).toBeNull();
});

test('all errors of the rules file are reported together with those of the variables', () => {
  const path = fileWith('{"wall":"initials","house":{"imprint":"at the desk"},"music":"off"}');
  const parse = () => parseEnv({ PORT: 'x', HOUSE_RULES: path });
  for (const fault of [
    '  PORT must be a port number, 0 to 65535',
    `  HOUSE_RULES ${path}: wall must be one of names, first-names, totals, off`,
    `  HOUSE_RULES ${path}: house.imprint must be a link, such as https://hotel.example/imprint`,
    `  HOUSE_RULES ${path}: music is not known here. Known are: boards, wall, location, door, keepDays, creators, house`,
  ])
    expect(parse).toThrow(fault);
});

test.each([
  ['{"wall":', 'is not JSON'],
  ['', 'is not JSON'],
  ['[]', 'must be an object with boards, wall, location, door, keepDays, creators, house'],
])('a rules file with the content %j is refused, because it %s', (text, fault) => {
  const path = fileWith(text);
  expect(() => parseEnv({ HOUSE_RULES: path })).toThrow(`HOUSE_RULES ${path}: ${fault}`);
});

test('a rules file that is missing, a folder, not a regular file or far too large is refused', () => {
  const folder = newFolder();
  for (const path of [join(folder, 'missing.json'), folder, '/dev/null', fileWith(' '.repeat(70_000))])
    expect(() => parseEnv({ HOUSE_RULES: path })).toThrow(
      `HOUSE_RULES must be a file with the rules of the house that this user can read. ${path} is none`,
    );
});
