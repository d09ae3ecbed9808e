import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link or the code alone. */
  readonly essence: string;
}

/** Times in ms. */
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };
const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** A mail server. Mails to another computer are sent with TLS only, unless `?requireTLS=false` says otherwise. */
export function openSmtp(smtpUrl: string, from: string) {
  const url = new URL(smtpUrl);
  const isEncrypted = url.protocol === 'smtps:' || LOCAL.test(url.hostname);
  const options = { ...PATIENCE, ...(!isEncrypted && { requireTLS: true }) };
  for (const [name, value] of Object.entries(options)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  const transport = createTransport(url.href, { from });
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
