import { expect, test } from 'vitest';
import { requireSecretHash } from '../http/ownership.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { newPhone } from '../testing/service.fixture.ts';
import { createLog } from './log.ts';

test('neither a secret nor its hash can be logged, wherever it appears [ASVS-16.2.5]', () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const { writeKey, headers } = newPhone();
  const hash = requireSecretHash(headers.authorization);
  log.error({ err: new Error(`no such column: ${writeKey}`, { cause: new Error(hash) }) }, 'request failed');
  log.child({ request: { headers } }).trace(`from ${headers.authorization}`);
  expect(lines.join('')).toContain('Bearer [secret]');
  expect(lines.join('')).not.toContain(writeKey);
  expect(lines.join('')).not.toContain(hash);
});

test('the link of a co-host is not removed as a secret, because without a mail server the operator reads it in the log', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const { marek, at } = await startHostedService();
  const { link } = await (await marek('POST', `${at}/invitations`, {})).json();
  log.warn({ essence: link }, 'no SMTP_URL: a host would have got this by mail');
  expect(lines.join('')).toContain(link);
});
