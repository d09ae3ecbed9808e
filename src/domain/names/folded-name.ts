/** A name without what a reader may overlook: case, signs, blanks and invisible characters. */
export function foldedName(name: string): string {
  const compatible = name.normalize('NFKC').toLowerCase().replace(VARIANTS, '');
  return compatible.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || compatible;
}

/** Whether a character is drawn as an emoji. */
const VARIANTS = /[\ufe0e\ufe0f]/g;

/** Cyrillic and Greek letters that look like a Latin one, as capitals or as small letters. */
const TWINS: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
  ...{ і: 'i', ї: 'i', ј: 'j', ѕ: 's', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ı: 'i' },
  ...{ α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'y', χ: 'x' },
};

/** Whether people would take two names for the same one. */
export function looksAlike(a: string, b: string): boolean {
  return shapeOf(a) === shapeOf(b);
}

function shapeOf(name: string): string {
  return Array.from(foldedName(name), (letter) => TWINS[letter] ?? letter).join('');
}
