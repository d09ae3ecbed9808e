import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGES } from './src/domain/languages.ts';

/** Byte budgets (gzip). What loads first is what the built page names: its script and everything preloaded for it. */
const named = (page: string, pattern: RegExp) =>
  [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, file]) => `dist/${file}`);
const scriptsOf = (page: string) => named(page, /(?:src|href)="\/(assets\/[^"]+\.js)"/g);
const scripts = scriptsOf('dist/index.html');
const styles = named('dist/index.html', /href="\/(assets\/[^"]+\.css)"/g);

/** Those that have been built: scripts/build/build-languages.ts. */
const languages = LANGUAGES.filter((language) => existsSync(`dist/${language}/index.html`));

const wall = readFileSync('dist/screen.html', 'utf8');
const wallScripts = [...wall.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => `dist/${file}`);

export default [
  { name: 'initial JavaScript', path: scripts, gzip: true, limit: '79 kB' },
  ...languages.map((language) => ({
    name: `initial JavaScript, ${language}`,
    path: scriptsOf(`dist/${language}/index.html`),
    gzip: true,
    limit: '79.5 kB',
  })),
  { name: 'critical path', path: ['dist/index.html', ...styles, ...scripts], gzip: true, limit: '93.5 kB' },
  { name: 'stats screen on top', path: 'dist/assets/stats-screen-*.{js,css}', gzip: true, limit: '11.8 kB' },
  { name: 'the wall', path: wallScripts, gzip: true, limit: '10.24 kB' },
];
