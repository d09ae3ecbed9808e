/** Links whose query was damaged by programs or people. The test reads the last parameter of each link. */
export const MISTREATED: readonly (readonly [string, (query: string) => string])[] = [
  ['as it was written', (query) => query],
  ['with a second question mark behind it', (query) => `${query}?utm_medium=email`],
  ['behind a parameter with a second question mark', (query) => `?utm_source=x${query}`],
  ['with parameters of a newsletter', (query) => `${query}&utm_source=x&utm_campaign=y&mc_eid=z`],
  ['in capitals', (query) => query.replace(/[?&]\w+/g, (name) => name.toUpperCase())],
  ['encoded once more', (query) => `?${encodeURIComponent(query.slice(1))}`],
  ['encoded twice more', (query) => `?${encodeURIComponent(encodeURIComponent(query.slice(1)))}`],
  ['with its signs written for HTML', (query) => `?utm_source=x&amp;${query.slice(1).replaceAll('&', '&amp;')}`],
  ['with spaces', (query) => query.replace(/=([^=]*)$/, '=%20$1%20')],
  ['with the end of a sentence', (query) => `${query}).`],
  ['with a closing quote', (query) => `${query}%E2%80%9D,`],
  ['with a fragment that was encoded', (query) => `${query}%23top`],
  [
    'behind an empty one of the same name',
    (query) => `?${/[?&](\w+)=[^=]*$/.exec(query)?.[1] ?? ''}=&${query.slice(1)}`,
  ],
];
