import { isIPv4 } from 'node:net';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** The subject in English, for the log. */
  readonly about: string;
  readonly text: string;
  readonly html: string;
  /** The link or the code, without the other text. */
  readonly essence: string;
  /** How long, in ms, the link or the code in the mail is valid. */
  readonly goodForMs: number;
}

/** Times in ms. */
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };
const LOCAL = /^(localhost|127\.[\d.]+|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/;

/**
 * A mail server. Mails to another computer are sent with TLS only, unless `?requireTLS=false` says otherwise. If a mail may be
 * sent without TLS, any certificate is accepted. `ownName`: the name with which this server greets the mail server.
 */
export function openSmtp(smtpUrl: string, from: string, ownName: string) {
  const url = new URL(smtpUrl);
  // For `smtp:`, URL keeps capital letters and a final dot. Some computers do not resolve their own name in this form.
  url.hostname = url.hostname.toLowerCase().replace(/\.$/, '');
  const isLocal = LOCAL.test(url.hostname);
  const needsTls = url.protocol === 'smtps:' || !isLocal;
  // Without a user, the library's default port 587 would be wrong: Debian's mail servers do not listen on that port.
  if (isLocal && url.protocol === 'smtp:' && !url.username && !url.port) url.port = '25';
  const mayBePlain = isLocal || url.searchParams.get('requireTLS') === 'false';
  const options = {
    ...PATIENCE,
    name: greetingOf(ownName),
    ...(needsTls && { requireTLS: true }),
    ...(mayBePlain && { 'tls.rejectUnauthorized': false }),
  };
  for (const [name, value] of Object.entries(options)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  const transport = createTransport(url.href, { from: mailboxIn(from) });
  return {
    /** Connects, and signs in there. */
    verify: async (): Promise<void> => void (await transport.verify()),
    send: async ({ to, subject, text, html }: Mail): Promise<void> => {
      // Asks mail programs for no automatic reply, because nobody reads it.
      const headers = { 'auto-submitted': 'auto-generated' };
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html, headers });
    },
    close: () => transport.close(),
  };
}

/** RFC 5321, 4.1.3. */
function greetingOf(hostname: string): string {
  const ipv6 = hostname.startsWith('[') ? hostname.replace('[', '[IPv6:') : null;
  return ipv6 ?? (isIPv4(hostname) ? `[${hostname}]` : hostname);
}

/**
 * Splits a mailbox into name and address. In a single text, some characters have a special meaning: `Clink: weddings
 * <…>` would be a group of mailboxes.
 */
function mailboxIn(text: string): { name: string; address: string } {
  const [, name = '', address = text.trim()] = /^(.*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const unquoted = name
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/\\(.)/g, '$1');
  return { name: unquoted, address };
}
