import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { domainToASCII } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { newFolder } from '../../store/store.fixture.ts';

const PATIENCE_MS = 20_000;

interface Login {
  readonly user: string;
  readonly password: string;
}

interface Unusual {
  readonly startTls?: boolean;
  readonly login?: Login;
  readonly refusesAt?: Step;
  readonly refusesWith?: number;
}

/** The command at which the server temporarily refuses a mail. Postfix's greylisting refuses at RCPT TO. */
type Step = 'MAIL FROM' | 'RCPT TO' | 'DATA';

interface ReceivedMail {
  readonly to: string;
  readonly text: string;
  /** The `From` header, as it was sent. */
  readonly from: string;
  readonly greeting: string;
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
}

/**
 * A real SMTP server on a free port. The caller must close it. `refuses`: whether it temporarily refuses the next mail.
 * Mailboxes at gone.example do not exist. With `startTls` it offers TLS, with a self-signed certificate. With `login`
 * it accepts mails only over TLS, from a sender who signs in with this login.
 */
export async function startMailServer(
  refuses = () => false,
  { startTls = false, login, refusesAt = 'DATA', refusesWith = 451 }: Unusual = {},
) {
  const mails: ReceivedMail[] = [];
  let refusals = 0;
  const refusal = (responseCode: number) => {
    refusals++;
    return Object.assign(new Error('refused'), { responseCode });
  };
  const refusalAt = (step: Step) => (step === refusesAt && refuses() ? refusal(refusesWith) : null);
  const server = new SMTPServer({
    disabledCommands: [...(login ? [] : ['AUTH']), ...(startTls ? [] : ['STARTTLS'])],
    authOptional: login === undefined,
    onAuth: ({ username, password }, _, done) =>
      username === login?.user && password === login?.password ? done(null, { user: username }) : done(refusal(535)),
    ...(startTls && certificateOf('mail.example')),
    // A test must not wait for a name server.
    disableReverseLookup: true,
    onMailFrom: (_, __, done) => done(refusalAt('MAIL FROM')),
    onRcptTo: ({ address }, _, done) => done(address.endsWith('@gone.example') ? refusal(550) : refusalAt('RCPT TO')),
    onData: (stream, session, done) => {
      text(stream).then((source) => {
        const refused = refusalAt('DATA');
        if (refused) return done(refused);
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => asSent(address)).join(),
          text: decoded(source),
          from: /^From: (.*)$/m.exec(source)?.[1]?.trim() ?? '',
          greeting: session.hostNameAppearsAs,
          isEncrypted: session.secure,
          user: session.user,
        });
        done();
      }, done);
    },
  });
  // A client may disconnect in the middle of a mail.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const { port } = server.server.address() as AddressInfo;

  /** Waits for a mail to this address that matches `wanted`, removes the mail and returns it. */
  async function next(to: string, wanted = /./): Promise<string> {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const index = mails.findIndex((mail) => mail.to === to && wanted.test(mail.text));
      if (index >= 0) return mails.splice(index, 1)[0]?.text ?? '';
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`no mail to ${to}`);
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    urlFor: ({ user, password }: Login) =>
      `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    next,
    /** The link in the next mail whose link has a token. Mails about a change are skipped. */
    link: async (to: string) => /^https?:\S+$/m.exec(await next(to, TOKEN))?.[0] ?? '',
    token: async (to: string) => TOKEN.exec(await next(to, TOKEN))?.[1] ?? '',
    code: async (to: string) => CODE.exec(await next(to, CODE))?.[0] ?? '',
    /** The mails that no test has removed. */
    rest: () => mails,
    refusals: () => refusals,
    close,
  };
}

const TOKEN = /&(?:confirm|recover|invitation)=([\w.-]+)/;
const CODE = /^\d{6}$/m;

/** The library's server decodes `xn--mller-kva.de` to `müller.de`. */
function asSent(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local}@${domainToASCII(domain)}`;
}

/** A self-signed certificate like the one that Debian creates for Postfix. */
function certificateOf(name: string): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = newFolder();
  const wanted = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`];
  execFileSync('openssl', [...wanted, '-keyout', 'key.pem', '-out', 'cert.pem'], { cwd: folder, stdio: 'pipe' });
  return { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) };
}

function decoded(source: string): string {
  return source
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, encoding, word) => textOf(encoding, word.replaceAll('_', ' ')))
    .replace(PART, (_, head, encoding, body) => head + textOf(encoding, body));
}

const PART =
  /(^content-transfer-encoding: (base64|quoted-printable)\r\n(?:.+\r\n)*\r\n)([\s\S]*?)(?=\r\n--|$(?![\s\S]))/gim;

/** `encoding`: base64 or quoted-printable, or the first letter of either. */
function textOf(encoding: string, text: string): string {
  if (/^b/i.test(encoding)) return Buffer.from(text, 'base64').toString();
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
