import type { Fetch } from '../../sync/ports.ts';
import { calls } from './browser-ports.ts';

/** Whether changes go as POST. Some firewalls let nothing but GET, HEAD and POST through (docs/protocol.md#methods). */
let isByPost = false;

/**
 * The browser's fetch. A change that did not reach Clink goes the other way the next time, and at once if its method was
 * refused.
 */
const fetchThrough: Fetch = async (path, init) => {
  const { method = '', headers } = init;
  if (!/^(PU|PA|D)/.test(method)) return fetch(path, init);
  const send = () =>
    fetch(path, isByPost ? { ...init, method: 'POST', headers: { ...headers, 'clink-method': method } } : init);
  try {
    const response = await send();
    const { status } = response;
    // An older server does not know what such a POST means.
    const isOurs = status === 204 || (isJson(response) && !(isByPost && status === 404));
    if (isOurs) return response;
    isByPost = !isByPost;
    return /40[345]|501/.test(String(status)) ? send() : response;
  } catch (error) {
    isByPost = !isByPost;
    throw error;
  }
};

/** From now on all calls of the page go this way. */
export function sendThrough(): void {
  calls.send = fetchThrough;
}

function isJson({ headers }: Response): boolean {
  return /json/.test(headers.get('content-type') ?? '');
}
