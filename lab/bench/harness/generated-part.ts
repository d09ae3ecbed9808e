import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces what stands between a document's markers for `name`; a document without them stays as it is. */
export function writeGeneratedPart(document: string, name: string, text: string): void {
  const [begin, end] = [`<!-- bench ${name} -->`, `<!-- /bench ${name} -->`];
  const [before, rest] = readFileSync(document, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) return;
  writeFileSync(document, `${before}${begin}\n\n${text}\n\n${end}${after}`);
  spawnSync('npx', ['biome', 'format', '--write', document], { stdio: 'ignore' });
}

export function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
