import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

function builtPage(html: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'clink-page-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'index.html'), html);
  return dir;
}

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('exactly the inline code of the page is allowed, by its hash', () => {
  const page = '<script>keep();\n</script><style>p{}</style><script type="module" src="/a.js"></script>';
  expect(inlineHashes(builtPage(page))).toEqual({
    'script-src': [source('keep();\n')],
    'style-src': [source('p{}')],
  });
});

test('a server without a built page still starts', () => {
  expect(inlineHashes('/nowhere')).toEqual({ 'script-src': [], 'style-src': [] });
});
