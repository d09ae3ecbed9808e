import { domainToASCII } from 'node:url';

/** An e-mail address as mails go there: `hans@müller.de` is at `xn--mller-kva.de`. Whatever is no address stays as it is. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at).trim()) || address.slice(at));
}
