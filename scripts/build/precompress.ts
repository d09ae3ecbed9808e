import { precompressFolder } from './precompress-folder.ts';

/** The last step of building the page. */
await precompressFolder('dist');
