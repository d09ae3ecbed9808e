import { createHash } from 'node:crypto';

/**
 * The hashes ('sha256-…') of a built page's inline script and style, by directive of its Content-Security-Policy.
 * 404.html has the same inline parts (scripts/build/prerendered-page.ts).
 */
export function inlineHashes(page: string) {
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
