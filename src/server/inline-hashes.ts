import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What stands in the built page itself, as sources for its Content-Security-Policy: 'sha256-…', by directive. 404.html has
 * the same ones (scripts/prerendered-page.ts).
 */
export function inlineHashes(pageDir: string) {
  const path = join(pageDir, 'index.html');
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return {
    'script-src': hashes(page, /<script>([\s\S]*?)<\/script>/g),
    'style-src': hashes(page, /<style>([\s\S]*?)<\/style>/g),
  };
}

function hashes(page: string, inline: RegExp): string[] {
  return [...page.matchAll(inline)].map(([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
}
