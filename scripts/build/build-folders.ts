/** The folder of the pages that a server sends. English is at its root, and each other language in a folder of its own. */
export const PAGES = 'dist';
/**
 * The folder in which the pages are built, so that a running server keeps its files until the build is done
 * (scripts/build/publish.ts).
 */
export const PAGES_BESIDE = 'build/pages.next';

/** The folder of the server that is started. */
export const SERVER = 'build/server';
/** The folder in which the server is built. */
export const SERVER_BESIDE = 'build/server.next';
/** The file, in both folders of the server, with the paths of the files that the bundler wrote. */
export const SERVER_FILES = 'files.json';
/** The file, in both folders of the server, with the hash of the list of packages from which it was built. */
export const LOCK_HASH = 'package-lock.sha256';
