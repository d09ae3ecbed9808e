import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, ROOT), 'utf8');

/** The variables of 0.1.0, which has no tag to read them from. */
const OF_THE_FIRST_VERSION = `PORT HOST DATA_DIR LOG_LEVEL PUBLIC_URL TRUST_PROXY OPEN_CELEBRATION MAX_SAVES_PER_SESSION
  MAX_NEW_SESSIONS_PER_ADDRESS MAX_STREAMS_PER_ADDRESS MAX_STREAMS MAX_SESSIONS METRICS_TOKEN DRAIN_SECONDS HOST_SIGNUP
  SMTP_URL MAIL_FROM HOST_SECRET DATABASE_URL`.split(/\s+/);

test('the changelog names every variable that was added after the first version', () => {
  const all = [...textOf('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name);
  const later = all.filter((name) => !OF_THE_FIRST_VERSION.includes(name));
  expect(later).toContain('OIDC_ISSUER');
  const changelog = textOf('CHANGELOG.md');
  expect(later.filter((name) => !changelog.includes(`\`${name}`))).toEqual([]);
});
