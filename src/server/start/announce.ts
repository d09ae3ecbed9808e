import type { WriteStream } from 'node:tty';
import { MINUTE_MS } from '../../domain/limits.ts';
import { linkUnder } from '../accounts/better-auth/host-links.ts';
import { isOwnComputerOnly, networkUrl, ownUrl } from '../http/address/network-url.ts';
import { commandFor } from '../http/own-commands.ts';

export interface Opened {
  readonly port: number;
  readonly host: string | undefined;
  readonly publicUrl: URL | null;
}

/** The link that creates the first host, at each usable address. */
export interface SetUpLink {
  readonly link: string;
  /** The link for a phone. Null if phones cannot reach the server. */
  readonly phoneLink: string | null;
  readonly untilMs: number;
}

export function setUpLinkOf(token: string, { port, host, publicUrl }: Opened, untilMs: number): SetUpLink {
  const linkAt = (origin: string) => linkUnder(origin)('setup', token);
  if (publicUrl) return { link: linkAt(publicUrl.origin), phoneLink: linkAt(publicUrl.origin), untilMs };
  const forPhones = networkUrl(port, host);
  return { link: linkAt(ownUrl(port, host)), phoneLink: forPhones && linkAt(forPhones), untilMs };
}

export function openLines({ port, host }: Opened): string {
  return `Clink is open: ${ownUrl(port, host)}\n${forPhones(port, host)}\n`;
}

export function demoLine(demoMs: number): string {
  const minutes = Math.round(demoMs / MINUTE_MS);
  return `This is a demo: everything is in memory and forgotten every ${minutes} minutes. No folder or file is opened.\n`;
}

function forPhones(port: number, host: string | undefined): string {
  if (isOwnComputerOnly(host)) return `It listens on ${host} only, so phones need a proxy on this computer.`;
  const url = networkUrl(port, host);
  return url
    ? `For phones in the same network: ${url}`
    : 'This computer is not on a network yet, so phones cannot reach it.';
}

/** The line that is printed instead of a link if there is a set-up code. It does not contain the code. */
export function setUpCodeLine({ port, host, publicUrl }: Opened): string {
  const page = linkUnder(publicUrl?.origin ?? ownUrl(port, host))('sign-in');
  return `\nThere is no host yet. Open ${page} and type the code that is set as SETUP_CODE.\n`;
}

/** The lines with the link for the first host. On a terminal they also have a QR code for a phone. */
export async function setUpLines(setUp: SetUpLink, out: Pick<WriteStream, 'isTTY' | 'columns'>): Promise<string> {
  const { link, phoneLink, untilMs } = setUp;
  const until = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(untilMs);
  const isTerminal = out.isTTY === true;
  const shown = isTerminal ? `\u001b[1;4m${link}\u001b[0m` : link;
  const lines = `
There is no host yet. This link makes you the first one:
  ${shown}
It works once, until ${until}. A new one: ${commandFor('hosts', 'setup')}
`;
  if (!isTerminal || phoneLink === null) return lines;
  const square = await terminalSquare(phoneLink, out.columns);
  const invitation = phoneLink === link ? 'Or scan it with a phone:' : 'Or scan it with a phone in the same network:';
  return square === '' ? lines : `${lines}\n${invitation}\n\n${square}`;
}

/** The number of empty modules around the QR code. Most readers need two. */
const QUIET = 2;
/**
 * The character for two modules, one above the other. Light modules are drawn and dark ones left out, because most terminals
 * are dark.
 */
const HALVES = { '11': ' ', '10': '▄', '01': '▀', '00': '█' } as const;

/**
 * A QR code of half blocks, dark on light whatever the colours of the terminal. Empty if the terminal is too narrow.
 * Loads the library only when needed.
 */
async function terminalSquare(text: string, columns = 80): Promise<string> {
  const { generate } = await import('lean-qr');
  const bitmap = generate(text);
  const side = bitmap.size + 2 * QUIET;
  if (side + 2 > columns) return '';
  const at = (x: number, y: number) => (bitmap.get(x - QUIET, y - QUIET) ? '1' : '0');
  const rows = Array.from({ length: Math.ceil(side / 2) }, (_, row) =>
    Array.from({ length: side }, (_, x) => HALVES[`${at(x, 2 * row)}${at(x, 2 * row + 1)}`]).join(''),
  );
  return rows.map((row) => `  \u001b[97;40m${row}\u001b[0m\n`).join('');
}
