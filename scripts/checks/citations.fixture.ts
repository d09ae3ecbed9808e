import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

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

/** The files that a cell lists, separated by `<br>`. */
export function filesIn(cell: string): string[] {
  return cell.split('<br>').map((file) => file.replaceAll('`', ''));
}
