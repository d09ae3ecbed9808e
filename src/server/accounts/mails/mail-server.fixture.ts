import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { domainToASCII } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { newFolder } from '../../store/store.fixture.ts';

const PATIENCE_MS = 20_000;

interface ReceivedMail {
  readonly to: string;
  readonly text: string;
  /** The header, as it was sent. */
  readonly from: string;
  /** How the sender greeted. */
  readonly greeting: string;
  readonly isEncrypted: boolean;
}

/**
 * A real SMTP server on a free port. Close it at the end. `refuses`: whether it refuses the next mail for now. Nobody has a
 * mailbox at gone.example. With `startTls` it offers TLS, with a certificate that nobody knows.
 */
export async function startMailServer(refuses = () => false, { startTls = false } = {}) {
  const mails: ReceivedMail[] = [];
  let refusals = 0;
  const refusal = (responseCode: number) => {
    refusals++;
    return Object.assign(new Error('refused'), { responseCode });
  };
  const server = new SMTPServer({
    disabledCommands: startTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...(startTls && certificateOf('mail.example')),
    // A test must not wait for a name server.
    disableReverseLookup: true,
    onRcptTo: ({ address }, _, done) => done(address.endsWith('@gone.example') ? refusal(550) : null),
    onData: (stream, session, done) => {
      void text(stream).then((source) => {
        if (refuses()) return done(refusal(451));
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => asSent(address)).join(),
          text: decoded(source),
          from: /^From: (.*)$/m.exec(source)?.[1]?.trim() ?? '',
          greeting: session.hostNameAppearsAs,
          isEncrypted: session.secure,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const { port } = server.server.address() as AddressInfo;

  /** The text of the next mail to this address, which is then taken out. */
  async function next(to: string): Promise<string> {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const index = mails.findIndex((mail) => mail.to === to);
      if (index >= 0) return mails.splice(index, 1)[0]?.text ?? '';
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`no mail to ${to}`);
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    next,
    /** The link in the next mail. */
    link: async (to: string) => /^https?:\S+$/m.exec(await next(to))?.[0] ?? '',
    /** The token of the link in the next mail. */
    token: async (to: string) => /&(?:confirm|recover|invitation)=([\w.-]+)/.exec(await next(to))?.[1] ?? '',
    code: async (to: string) => /^\d{6}$/m.exec(await next(to))?.[0] ?? '',
    /** Those that nobody has taken out. */
    rest: () => mails,
    /** How many attempts it has refused. */
    refusals: () => refusals,
    close,
  };
}

/** The server of the library writes `xn--mller-kva.de` as `müller.de`. */
function asSent(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local}@${domainToASCII(domain)}`;
}

/** Signed by itself, as Debian makes one for Postfix. */
function certificateOf(name: string): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = newFolder();
  const wanted = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`];
  execFileSync('openssl', [...wanted, '-keyout', 'key.pem', '-out', 'cert.pem'], { cwd: folder, stdio: 'pipe' });
  return { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) };
}

/** Quoted-printable, the encoding of long lines. */
function decoded(source: string): string {
  return source.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
