import manifest from '../../package.json' with { type: 'json' };

/** The version of this Clink, such as 0.2.0. It is read once, when the server is built. */
export const VERSION: string = manifest.version;
