/** The folder of the pages that a server sends. English is at its root, and each other language is in its own subfolder. */
export const PAGES = 'dist';
/**
 * The folder in which the pages are built, so that a running server keeps its files until the build has ended
 * (scripts/build/publish.ts).
 */
export const PAGES_BESIDE = 'build/pages.next';

/** The folder from which the server is started. */
export const SERVER = 'build/server';
/** The folder in which the server is built. */
export const SERVER_BESIDE = 'build/server.next';
/** In both folders of the server, this file lists the paths of the files that the bundler wrote. */
export const SERVER_FILES = 'files.json';
/** In both folders of the server, this file contains the hash of the package list from which the server was built. */
export const LOCK_HASH = 'package-lock.sha256';
