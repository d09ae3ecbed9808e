import { domainToASCII } from 'node:url';

/**
 * An e-mail address with its domain in ASCII: `hans@müller.de` becomes `hans@xn--mller-kva.de`. Any other text is
 * returned unchanged.
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at).trim()) || address.slice(at));
}
