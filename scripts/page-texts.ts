import type { Plugin } from 'vite';
import { PRODUCT_NAME } from '../src/domain/product.ts';
import {
  broken,
  description,
  language,
  loadAgain,
  noScript,
  notLoaded,
  stillLoading,
  tooOld,
} from '../src/ui/messages/en/page.ts';
import { oldestBrowsers } from './oldest-browsers.ts';
import { paperColours } from './paper.ts';

const paper = paperColours();

const TEXTS = new Map([
  ['%PRODUCT%', PRODUCT_NAME],
  ['<html lang="en">', `<html lang="${language}">`],
  ['%DESCRIPTION%', description],
  ['%NO_SCRIPT%', noScript],
  ['%TOO_OLD%', tooOld(oldestBrowsers())],
  ['%NOT_LOADED%', notLoaded],
  ['%BROKEN%', broken],
  ['%STILL_LOADING%', stillLoading],
  ['%LOAD_AGAIN%', loadAgain],
  ['%PAPER%', paper.day],
  ['%PAPER_BY_NIGHT%', paper.night],
]);

/** What the page itself says, before any of its code has come: src/ui/index.html has a place for each. */
export function pageTexts(): Plugin {
  return {
    name: 'page-texts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => [...TEXTS].reduce((page, [place, text]) => page.replaceAll(place, () => text), html),
    },
  };
}
