import { domainToASCII } from 'node:url';

/**
 * An e-mail address with its domain in ASCII: `hans@müller.de` becomes `hans@xn--mller-kva.de`. A text that is no
 * address stays as it is.
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at).trim()) || address.slice(at));
}
