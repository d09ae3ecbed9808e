import { isUtf8 } from 'node:buffer';
import { getPath } from 'hono/utils/url';

/** This limit is more than twice the longest path of a page, a file or a call. */
const MAX_PATH_LENGTH = 256;
/** This limit is more than twice the longest id. */
const MAX_ID_LENGTH = 100;
/** This limit is more than the number of parts in the path of any call. */
const MAX_PARTS = 16;

/** Replaces the path of a page if it cannot be read. The answer is 404 with the not-found screen. */
const NO_PAGE = '/404.html';
/** Replaces the path of a call if it cannot be read. The answer is 404 with a problem. */
const NO_CALL = '/api/';
/** Replaces an id that is too long or is not valid text. No id contains this character. */
const NOBODY = '\ufffd';

/**
 * The decoded path of a request. Hono and its file server decode each malformed escape separately, and each throws an
 * exception, which is slow. So the length and the form are checked first, in linear time. A page whose path is not
 * valid text is not found. An id that is too long, or not valid text, gets the same answer as an unknown id.
 */
export function readPath(request: Request): string {
  const { url } = request;
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const path = url.slice(start).split(/[?#]/, 1)[0] ?? '';
  if (isReadable(path)) return getPath(request);
  const parts = path.split('/', MAX_PARTS + 1);
  if (!path.startsWith(NO_CALL)) return NO_PAGE;
  const call = parts.map((part) => (part.length <= MAX_ID_LENGTH && isReadable(part) ? part : NOBODY)).join('/');
  return parts.length <= MAX_PARTS && call.length <= MAX_PATH_LENGTH ? decoded(call) : NO_CALL;
}

/** Whether a text is short, each escape has two digits, and all escapes together are valid UTF-8. */
function isReadable(text: string): boolean {
  if (text.length > MAX_PATH_LENGTH || /%(?![\da-f]{2})/i.test(text)) return false;
  const bytes = text.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return isUtf8(Buffer.from(bytes, 'latin1'));
}

/** Decodes a path as Hono does. An escaped percent sign stays escaped, because Hono decodes the parts again. */
function decoded(path: string): string {
  return decodeURI(path.replaceAll('%25', '%2525'));
}
