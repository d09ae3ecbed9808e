import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Language, languageOf } from '../../src/domain/languages.ts';
import * as ar from '../../src/ui/messages/ar/page.ts';
import * as arWall from '../../src/ui/messages/ar/wall.ts';
import * as de from '../../src/ui/messages/de/page.ts';
import * as deWall from '../../src/ui/messages/de/wall.ts';
import * as en from '../../src/ui/messages/en/page.ts';
import * as enWall from '../../src/ui/messages/en/wall.ts';
import * as es from '../../src/ui/messages/es/page.ts';
import * as esWall from '../../src/ui/messages/es/wall.ts';
import * as fr from '../../src/ui/messages/fr/page.ts';
import * as frWall from '../../src/ui/messages/fr/wall.ts';
import * as it from '../../src/ui/messages/it/page.ts';
import * as itWall from '../../src/ui/messages/it/wall.ts';
import * as nl from '../../src/ui/messages/nl/page.ts';
import * as nlWall from '../../src/ui/messages/nl/wall.ts';
import * as pl from '../../src/ui/messages/pl/page.ts';
import * as plWall from '../../src/ui/messages/pl/wall.ts';
import * as pt from '../../src/ui/messages/pt/page.ts';
import * as ptWall from '../../src/ui/messages/pt/wall.ts';

/** The same names and arguments with other words. */
type Catalogue<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};

/** What the page itself says in each language, before any of its code has come. */
export const pageTextsOf: Readonly<Record<Language, Catalogue<typeof en>>> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pl,
  pt,
  ar,
};

/** What stands in the page of the wall in each language before its script runs. */
export const wallTextsOf: Readonly<Record<Language, Catalogue<typeof enWall>>> = {
  en: enWall,
  de: deWall,
  fr: frWall,
  es: esWall,
  it: itWall,
  nl: nlWall,
  pl: plWall,
  pt: ptWall,
  ar: arWall,
};

/** The language of the page while developing: `npx vite --mode de`. Any other mode is English. */
export function languageOfMode(mode: string): Language {
  return languageOf(mode) ?? 'en';
}

/** While developing, `#messages/*` are the sentences of one language. Everywhere else they are English (package.json). */
export function messagesOf(language: Language): Plugin {
  const replacement = `${resolve('src/ui/messages', language)}/`;
  return {
    name: 'messages-of-language',
    apply: 'serve',
    config: () => ({ resolve: { alias: [{ find: /^#messages\//, replacement }] } }),
  };
}
