import { version } from '../../package.json';

/** Of this Clink, such as 0.2.0. It is read once, when the server is built. */
export const VERSION: string = version;
