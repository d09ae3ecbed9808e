import { precompressFolder } from './precompress-folder.ts';

/** The last step of the page's build. */
precompressFolder('dist');
