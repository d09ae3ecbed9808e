/** Invisible characters of pasted texts, such as a zero-width space. */
const INVISIBLE = /\p{Cf}/gu;
/** Characters that may precede an address but never begin one. */
const BEFORE = /^[\s"<([\p{Pi}\p{Pf}„‚]+/u;
/** Characters with which an address can end. */
const LAST = /[\p{L}\p{M}\p{N}]/u;

/**
 * Returns the address in a pasted text, without the name before the address, angle brackets, `mailto:` and punctuation.
 * A text that does not contain exactly one address is returned unchanged.
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
  // An address may begin with an apostrophe.
  const isQuoted = begun.startsWith("'") && begun.charAt(end) === "'";
  return begun.slice(isQuoted ? 1 : 0, end);
}
