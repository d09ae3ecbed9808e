import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The hashes ('sha256-…') of the built page's inline script and style, by directive of its Content-Security-Policy.
 * 404.html has the same inline parts (scripts/prerendered-page.ts).
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
