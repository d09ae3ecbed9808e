/** The QR code contains a ticket and a pad. The server keeps only a hash of the ticket, and it never gets the pad. */
export interface TicketLink {
  readonly ticket: string;
  readonly pad: string;
  /** The celebration's code, or null for the open one. A proxy may choose the server by it (docs/hosting.md#postgresql). */
  readonly code: string | null;
}

/** A link that was copied from a sentence ends with its full stop. */
const FRAGMENT = /^#carry=([\w-]{22})([\w-]{43})([0-9A-Z]{8})?\W*$/;

/** Everything is in the fragment, which browsers send to nobody. `origin` has no slash at the end. */
export function ticketUrl(origin: string, { ticket, pad, code }: TicketLink): string {
  return `${origin}/#carry=${ticket}${pad}${code ?? ''}`;
}

/** The ticket in the fragment of the page's address, or null. */
export function readTicketLink(fragment: string): TicketLink | null {
  const [, ticket, pad, code = null] = FRAGMENT.exec(fragment) ?? [];
  return ticket && pad ? { ticket, pad, code } : null;
}
