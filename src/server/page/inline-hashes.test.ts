import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './built-page.ts';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('only the inline code of the page is allowed, by its hash', () => {
  const page = '<script>keep();\n</script><style>p{}</style><script type="module" src="/a.js"></script>';
  expect(inlineHashes(page)).toEqual({
    'script-src': [source('keep();\n')],
    'style-src': [source('p{}')],
  });
});

test('a server without a built page allows no inline code', () => {
  expect(inlineHashes('')).toEqual({ 'script-src': [], 'style-src': [] });
});
