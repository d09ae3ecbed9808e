import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../domain/languages.ts';
import { hashOf } from '../http/hash-of.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';

export interface BuiltPage {
  readonly language: Language;
  readonly html: string;
  /** A hash of the HTML. It also changes with scripts and styles, because the HTML contains their names with hashes. */
  readonly version: string;
  /** The Content-Security-Policy of the page, which allows its inline parts. */
  readonly policy: string;
}

export interface BuiltPages {
  readonly dir: string;
  /** The path of a file below the folder of pages, in the language, or in English if the language was not built. */
  pathOf(name: string, language: Language): { readonly path: string; readonly language: Language };
  /** A page in the language, or else in English. Its text is empty if there is no build, as during development. */
  read(name: string, language: Language): BuiltPage;
  /** A file that is the same in all languages. Empty if there is no build. */
  text(name: string): string;
}

const PAGE = 'index.html';

/**
 * The pages that the build has written: English is at the root, and each other language is in its own folder
 * (scripts/build/build-page.ts). English replaces a language that was left out of the build. A build that is made while
 * the server runs replaces the previous build with all its files (scripts/build/publish.ts).
 */
export function openBuiltPages(pageDir: string): BuiltPages {
  const found = new Set<string>();
  const pages = new Map<string, BuiltPage>();
  let build = '';

  function forgetOlder(): void {
    const page = statSync(join(pageDir, PAGE), { throwIfNoEntry: false });
    const now = `${page?.ino} ${page?.ctimeMs}`;
    if (now === build) return;
    build = now;
    found.clear();
    pages.clear();
  }

  function isThere(path: string): boolean {
    if (!found.has(path) && existsSync(join(pageDir, path))) found.add(path);
    return found.has(path);
  }

  function pathOf(name: string, language: Language) {
    forgetOlder();
    const path = `${language}/${name}`;
    return language !== 'en' && isThere(path) ? { path, language } : { path: name, language: 'en' as const };
  }

  return {
    dir: pageDir,
    pathOf,
    text,
    read(name, language) {
      const file = pathOf(name, language);
      const page = pages.get(file.path) ?? readPage(file.path, file.language);
      pages.set(file.path, page);
      return page;
    },
  };

  function text(path: string): string {
    return isThere(path) ? readFileSync(join(pageDir, path), 'utf8') : '';
  }

  function readPage(path: string, language: Language): BuiltPage {
    const html = text(path);
    return { language, html, version: hashOf(html).slice(0, 12), policy: contentSecurityPolicy(inlineHashes(html)) };
  }
}

/**
 * The hashes ('sha256-…') of a built page's inline script and style, by directive of its Content-Security-Policy
 * (scripts/build/prerendered-page.ts).
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
