import { readFileSync } from 'node:fs';

/** Byte budgets (gzip). What loads first is what the built page names: its script and everything preloaded for it. */
const page = readFileSync('dist/index.html', 'utf8');
const named = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, file]) => `dist/${file}`);
const scripts = named(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
const styles = named(/href="\/(assets\/[^"]+\.css)"/g);

const wall = readFileSync('dist/screen.html', 'utf8');
const wallScripts = [...wall.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => `dist/${file}`);

export default [
  { name: 'initial JavaScript', path: scripts, gzip: true, limit: '79 kB' },
  { name: 'critical path', path: ['dist/index.html', ...styles, ...scripts], gzip: true, limit: '93.4 kB' },
  { name: 'stats screen on top', path: 'dist/assets/stats-screen-*.{js,css}', gzip: true, limit: '11.8 kB' },
  { name: 'the wall', path: wallScripts, gzip: true, limit: '10.24 kB' },
];
