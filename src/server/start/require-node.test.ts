import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requireNode } from './require-node.ts';

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('Node %s is too old, and the server says so', (version) => {
  expect(() => requireNode(version)).toThrow(`This is Node ${version}.`);
});

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test('package.json asks for the same versions', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('^20.19 || >=22.12');
});
