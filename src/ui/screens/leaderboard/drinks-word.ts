export function drinksWord(count: number): string {
  return count === 1 ? 'drink' : 'drinks';
}
