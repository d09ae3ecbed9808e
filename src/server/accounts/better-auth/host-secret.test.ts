import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '../../log/log.ts';
import { newFolder } from '../../store/store.fixture.ts';
import { startAccounts } from '../../testing/accounts.fixture.ts';
import { isOnPostgres } from '../../testing/test-engine.fixture.ts';
import { readOrCreateHostSecret } from './host-secret.ts';

test('the secret is created once, and no other file remains in the folder', () => {
  const folder = newFolder();
  const secret = readOrCreateHostSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrCreateHostSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['hosts.secret']);
});

test.skipIf(isOnPostgres())(
  'while the secret is empty or truncated, hosts are refused, guests notice nothing, and the log says what to do',
  async () => {
    const lines: string[] = [];
    const log = createLog('error', { write: (line) => lines.push(line) });
    const { dataDir, restart, request, newHost } = await startAccounts({}, { log });
    const host = await newHost();
    const path = join(dataDir, 'hosts.secret');
    const sound = readFileSync(path, 'utf8');
    for (const content of ['', '\n', sound.slice(0, 63)]) {
      await restart(() => writeFileSync(path, content));
      lines.length = 0;
      for (let call = 0; call < 2; call++) expect((await host.get('user')).status).toBe(503);
      expect((await request('/api/leaderboard')).status).toBe(200);
      expect(lines).toEqual([expect.stringContaining('is empty or cut off. Put a copy of it back')]);
    }
    writeFileSync(path, sound);
    expect((await host.get('user')).status).toBe(200);
  },
);
