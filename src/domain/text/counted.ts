/** Formats '1 host' or '2 hosts' for the output of a command. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
