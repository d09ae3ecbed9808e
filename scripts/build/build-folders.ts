/** The pages that a server answers with. English is at the root, and each other language in a folder. */
export const PAGES = 'dist';
/** Where they are built, so that a server that runs keeps its files until the build is done (scripts/build/publish.ts). */
export const PAGES_BESIDE = 'build/pages.next';

/** The server as it is started. */
export const SERVER = 'build/server';
/** Where it is built. */
export const SERVER_BESIDE = 'build/server.next';
/** In both: the paths of what the bundler wrote. */
export const SERVER_FILES = 'files.json';
/** In both: the hash of the list of packages that it was built from. */
export const LOCK_HASH = 'package-lock.sha256';
