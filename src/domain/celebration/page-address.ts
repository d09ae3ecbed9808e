/** Browsers and Node have this class. It is declared here, because this folder is compiled without platform types. */
declare const URLSearchParams: new (query: string) => Iterable<[name: string, value: string]>;

/** The parameter with which a page is loaded from the network, bypassing the service worker. */
export const FRESH_PARAMETER = 'fresh';

/** No real address has this many parameters. */
const MAX_PARAMETERS = 32;

/**
 * Returns the parameters in the query and the fragment of the page's address, and repairs common damage. Newsletters
 * add parameters behind a second question mark, mail programs encode an address twice or write `&amp;`, and phone
 * keyboards capitalise the first letter. Names are in lower case. If a parameter is repeated, its first value that is
 * not empty is used.
 */
export function readAddress(address: string): Readonly<Record<string, string>> {
  const readable = address
    .replace(/%(?:25)+(?=[\da-f]{2})/gi, '%')
    .replace(/%([2-7][\da-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const found: Record<string, string> = Object.create(null);
  for (const part of readable.split(/[?&#](?:amp;)*/, MAX_PARAMETERS)) {
    for (const [name, value] of new URLSearchParams(part)) found[name.trim().toLowerCase()] ||= value.trim();
  }
  return found;
}
