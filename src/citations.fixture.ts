import { existsSync, readFileSync } from 'node:fs';

/** A proof that a document names: a file of the repository, or a test in one. */
export interface CitedTest {
  readonly file: string;
  readonly title: string;
}

const root = new URL('../', import.meta.url);

/** A file of the repository, by its path from the root. */
export const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
export const isFile = (path: string) => path !== '' && existsSync(new URL(path, root));

/** The cells of a Markdown table's row. */
export function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** Parses `a path` or `a path` › a title. Several are separated by `<br>`. */
export function readCitations(cell: string): CitedTest[] {
  return cell.split('<br>').map((citation) => {
    const [file = '', ...title] = citation.split(' › ');
    return { file: file.replaceAll('`', ''), title: title.join(' › ') };
  });
}

/** Whether the source contains the title, between quotes of any kind. */
export function isTest({ file, title }: CitedTest): boolean {
  return title !== '' && isFile(file) && textOf(file).replaceAll("\\'", "'").includes(title);
}
