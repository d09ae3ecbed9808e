import type { Plugin } from 'vite';

const OF_REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/.*\.js$/;
const PRODUCTION = /\.production\.js$/;
const ENTRY = /module\.exports = require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/;
const REQUIRE = /(?:var|,)\s*(\w+) = require\("([\w/-]+)"\);?/g;
const FIRST_EXPORT = /^exports\.(\w+) =/gm;

/** What every supported browser has (package.json): React brings a replacement for each, which the minifier then leaves out. */
const KNOWN_FUNCTION =
  /typeof (?:AbortController|MessageChannel|Promise|queueMicrotask|reportError|WeakMap|WeakSet|clearTimeout|setTimeout)\b/g;
/** What no browser has. */
const UNKNOWN = /typeof setImmediate\b/g;
/**
 * Firefox never delivers a message that was posted while a page went into the back-forward cache. The scheduler would wait
 * for it for ever, so it also looks when the page is shown again.
 */
const LISTENING = 'channel.port1.onmessage = performWorkUntilDeadline;';
const ON_RETURN = 'addEventListener("pageshow", performWorkUntilDeadline);';

/**
 * Makes the first load 4 KB smaller (gzip). React is published as CommonJS, and a bundler keeps every export of that.
 * From ES modules it keeps only what the page uses. React's developer tools do not see the built page.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    apply: 'build',
    config: () => ({ define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
    transform: {
      filter: { id: OF_REACT },
      handler: (code, id) => ({ code: PRODUCTION.test(id) ? toModule(code) : reexport(code, id), map: null }),
    },
  };
}

/** A package's entry, which chooses between the development and the production build. */
function reexport(code: string, id: string): string {
  const [, file] = ENTRY.exec(code) ?? [];
  if (!file) throw new Error(`${id} names no production build`);
  return `export * from '${file}';\nexport * as default from '${file}';\n`;
}

/**
 * A production build of React as an ES module.
 * @throws if the build has another form than this function knows.
 */
export function toModule(code: string): string {
  const imports = [...code.matchAll(REQUIRE)].map(([, name, from]) => `import * as ${name} from '${from}';\n`);
  const names = [...new Set(Array.from(code.matchAll(FIRST_EXPORT), ([, name]) => name))];
  const body = code
    .replace(REQUIRE, '')
    .replace(FIRST_EXPORT, 'var exports_$1 =')
    .replaceAll(/\bexports\.(\w+)/g, 'exports_$1')
    .replaceAll(KNOWN_FUNCTION, '"function"')
    .replaceAll(UNKNOWN, '"undefined"')
    .replace(LISTENING, `${LISTENING} ${ON_RETURN}`);
  if (names.length === 0 || /\brequire\(|\bexports\b/.test(body)) throw new Error('React is built in another form');
  return `${imports.join('')}${body}\nexport { ${names.map((name) => `exports_${name} as ${name}`).join(', ')} };\n`;
}
