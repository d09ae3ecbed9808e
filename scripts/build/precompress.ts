import { precompressFolder } from './precompress-folder.ts';

/** The last step of building the page. */
precompressFolder('dist');
