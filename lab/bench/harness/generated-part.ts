import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces the text between a document's markers for `name`. A document without them stays as it is. */
export function writeGeneratedPart(document: string, name: string, text: string): void {
  const [begin, end] = [`<!-- bench ${name} -->`, `<!-- /bench ${name} -->`];
  const [before, rest] = readFileSync(document, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) return;
  writeFileSync(document, `${before}${begin}\n\n${text}\n\n${end}${after}`);
  spawnSync('npx', ['biome', 'format', '--write', document], { stdio: 'ignore' });
}

/** A Markdown table. */
export function tableText(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
