/** 'Anna Maria Berger' is 'Anna Maria', and 'Tom' is 'Tom': the last word is left out if there are two or more. */
export function firstNameOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  return words.length < 2 ? name : words.slice(0, -1).join(' ');
}
