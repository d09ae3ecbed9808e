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
  /** The code with which the server refuses a mail for now. */
  readonly refusesWith?: number;
}

/** The command at which the server refuses a mail for now. Greylisting of Postfix refuses at the recipient. */
type Step = 'MAIL FROM' | 'RCPT TO' | 'DATA';

interface ReceivedMail {
  readonly to: string;
  readonly text: string;
  /** The header, as it was sent. */
  readonly from: string;
  /** The name with which the sender greeted the server. */
  readonly greeting: string;
  readonly isEncrypted: boolean;
  /** Who signed in to send it. */
  readonly user: string | undefined;
}

/**
 * A real SMTP server on a free port. Close it at the end. `refuses`: whether it refuses the next mail for now. Nobody has a
 * mailbox at gone.example. With `startTls` it offers TLS, with a certificate that nobody knows. With `login` it takes mails
 * only from a sender who signs in with it, over TLS.
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
  // A client may go away in the middle of a mail.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const { port } = server.server.address() as AddressInfo;

  /** Waits for a mail to this address in which `wanted` is found, and takes it out. */
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
    /** The address of this server with a user and a password. */
    urlFor: ({ user, password }: Login) =>
      `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    next,
    /** The link in the next mail whose link has a token. A mail about a change has none. */
    link: async (to: string) => /^https?:\S+$/m.exec(await next(to, TOKEN))?.[0] ?? '',
    /** The token in the next mail with a link that has one. */
    token: async (to: string) => TOKEN.exec(await next(to, TOKEN))?.[1] ?? '',
    /** The code in the next mail that has a code. */
    code: async (to: string) => CODE.exec(await next(to, CODE))?.[0] ?? '',
    /** The mails that no test has taken out. */
    rest: () => mails,
    /** How many attempts it has refused. */
    refusals: () => refusals,
    close,
  };
}

const TOKEN = /&(?:confirm|recover|invitation)=([\w.-]+)/;
const CODE = /^\d{6}$/m;

/** The server of the library writes `xn--mller-kva.de` as `müller.de`. */
function asSent(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local}@${domainToASCII(domain)}`;
}

/** A certificate that is signed by itself, as Debian makes one for Postfix. */
function certificateOf(name: string): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = newFolder();
  const wanted = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`];
  execFileSync('openssl', [...wanted, '-keyout', 'key.pem', '-out', 'cert.pem'], { cwd: folder, stdio: 'pipe' });
  return { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) };
}

/** The head and the parts of a mail, as a mail program shows them. */
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
