import { correction, generate } from 'lean-qr';

/** The width of the light border that scanners need around the code, in modules. */
const QUIET_MODULES = 4;
const BLACK_ON_WHITE = '\x1b[30;107m';
const RESET = '\x1b[0m';

/** A QR code for a terminal, dark on light whatever the terminal's colours are. Each character draws two modules. */
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
