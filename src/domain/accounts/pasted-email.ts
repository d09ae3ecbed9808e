/** Marks that a pasted text brings along, such as a zero-width space. */
const INVISIBLE = /\p{Cf}/gu;
/** An address begins with none of these. */
const BEFORE = /^[\s"<([\p{Pi}\p{Pf}„‚]+/u;
/** An address ends with one of these. */
const LAST = /[\p{L}\p{M}\p{N}]/u;

/**
 * The address in a text that was pasted: without the name before it, angle brackets, `mailto:`, and the signs of the sentence
 * around it. A text that is not about one address stays as it is.
 */
export function pastedEmail(text: string): string {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').trim();
  const [, before = '', bracketed = plain] = /^([^<>]*)<([^<>]*)>[^<>@]*$/.exec(plain) ?? [];
  const [, linked = bracketed] = /^\s*mailto:([^?]*)/i.exec(bracketed) ?? [];
  const address = withoutQuotes(linked);
  const isOnly = !before.includes('@') || withoutQuotes(before) === address;
  return isOnly && address.split('@').length === 2 ? address : text;
}

function withoutQuotes(text: string): string {
  const begun = text.replace(BEFORE, '');
  let end = begun.length;
  while (end > 0 && !LAST.test(begun.charAt(end - 1))) end--;
  // A mailbox may begin with an apostrophe.
  const isQuoted = begun.startsWith("'") && begun.charAt(end) === "'";
  return begun.slice(isQuoted ? 1 : 0, end);
}
