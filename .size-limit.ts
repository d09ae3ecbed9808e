import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGES } from './src/domain/languages.ts';

/** Byte budgets (gzip). The first load consists of the script that the built page names and everything that it preloads. */
const named = (page: string, pattern: RegExp) =>
  [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, file]) => `dist/${file}`);
const scriptsOf = (page: string) => named(page, /(?:src|crossorigin href)="\/(assets\/[^"]+\.js)"/g);
const laterScriptsOf = (page: string) => named(page, /rel="prefetch" href="\/(assets\/[^"]+\.js)"/g);
const styles = named('dist/index.html', /href="\/(assets\/[^"]+\.css)"/g);

/** Only built languages are checked, because `npm run build:english` builds only one. */
const languages = LANGUAGES.map((language) => ({ language, folder: language === 'en' ? 'dist' : `dist/${language}` }));

export default [
  ...languages
    .filter(({ folder }) => existsSync(`${folder}/index.html`))
    .flatMap(({ language, folder }) => [
      { name: `initial JavaScript, ${language}`, path: scriptsOf(`${folder}/index.html`), gzip: true, limit: '88 kB' },
      { name: `the wall, ${language}`, path: scriptsOf(`${folder}/screen.html`), gzip: true, limit: '13 kB' },
      {
        name: `the wall later, ${language}`,
        path: laterScriptsOf(`${folder}/screen.html`),
        gzip: true,
        limit: '6.5 kB',
      },
    ]),
  {
    name: 'critical path',
    path: ['dist/index.html', ...styles, ...scriptsOf('dist/index.html')],
    gzip: true,
    limit: '103.3 kB',
  },
  { name: 'stats screen on top', path: 'dist/assets/{words-,}stats-screen-*.{js,css}', gzip: true, limit: '15.2 kB' },
];
