import { correction, generate } from 'lean-qr';

/** A scanner needs this many light modules around the code. */
const QUIET_MODULES = 4;
const BLACK_ON_WHITE = '\x1b[30;107m';
const RESET = '\x1b[0m';

/** A QR code for a terminal, dark on light whatever the terminal's colours are. A character has two modules. */
export function terminalQr(text: string): string {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const lines: string[] = [];
  for (let y = -QUIET_MODULES; y < code.size + QUIET_MODULES; y += 2) {
    let line = '';
    for (let x = -QUIET_MODULES; x < code.size + QUIET_MODULES; x++)
      line += blockOf(code.get(x, y), code.get(x, y + 1));
    lines.push(BLACK_ON_WHITE + line + RESET);
  }
  return lines.join('\n');
}

function blockOf(isUpperDark: boolean, isLowerDark: boolean): string {
  if (isUpperDark) return isLowerDark ? '█' : '▀';
  return isLowerDark ? '▄' : ' ';
}
