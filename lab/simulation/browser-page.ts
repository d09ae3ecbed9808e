/**
 * What src/ui/later needs of a browser's page: an address without a code or a ticket, which never changes, and no button for
 * going back.
 */
const PAGE = {
  location: new URL('https://clink.example/'),
  history: { state: null, replaceState: () => {} },
  document: { querySelector: () => null },
  addEventListener: () => {},
  removeEventListener: () => {},
};

Object.assign(globalThis, PAGE);

export {};
