/** Such as '1 host' and '2 hosts', for a sentence in the output of a command. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
