/** A name without differences that a reader may overlook: case, punctuation, spaces and invisible characters. */
export function foldedName(name: string): string {
  return withoutSigns(name).toLowerCase();
}

/** Variation selectors, which say whether a character is drawn as an emoji. */
const VARIANTS = /[\ufe0e\ufe0f]/g;

function withoutSigns(name: string): string {
  const compatible = name.normalize('NFKC').replace(VARIANTS, '');
  return compatible.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || compatible;
}

/**
 * For each letter, the letter of another script that it looks like. If there are two, the first is for the capital and
 * the second for the small letter.
 */
const TWINS: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', г: 'r', е: 'e', ё: 'e', к: 'k', м: 'm', н: 'h', о: 'o', п: 'n', р: 'p', с: 'c', т: 't' },
  ...{
    у: 'y',
    х: 'x',
    ш: 'w',
    ь: 'b',
    і: 'i',
    ї: 'i',
    ј: 'j',
    ѕ: 's',
    һ: 'h',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    ѵ: 'v',
    ӏ: 'il',
  },
  ...{ ı: 'i', ɑ: 'a', ɡ: 'g', ɩ: 'i', ʙ: 'b', ɪ: 'i', ɴ: 'n', ʀ: 'r', ᴇ: 'e', ᴏ: 'o', ᴛ: 't', ᴠ: 'v', ᴡ: 'w' },
  ...{ α: 'a', β: 'b', γ: 'y', ε: 'e', ζ: 'z', η: 'hn', ι: 'i', κ: 'k', μ: 'mu', ν: 'nv', ο: 'o', ρ: 'p', σ: 'o' },
  ...{ ς: 'c', τ: 't', υ: 'yu', χ: 'x', ω: 'w' },
  ...{ ی: 'ي', ى: 'ي', ک: 'ك' },
};

const HAS_TWIN = new RegExp(`[${Object.keys(TWINS).join('')}]`);

/**
 * The ways to read a name: all letters as capitals, as small letters, or as they are written. Two names look alike if
 * they share a reading. So a long list of names can be checked without comparing all pairs.
 */
export function readingsOf(name: string): readonly string[] {
  const folded = foldedName(name);
  if (!HAS_TWIN.test(folded)) return [folded];
  const read = (text: string, isCapital: (letter: string) => boolean) =>
    Array.from(text, (letter) => {
      const small = letter.toLowerCase();
      const looks = TWINS[small] ?? small;
      return looks.length === 1 || isCapital(letter) ? looks.charAt(0) : looks.charAt(1);
    }).join('');
  const spellings = [
    read(folded, () => true),
    read(folded, () => false),
    read(withoutSigns(name), (letter) => letter !== letter.toLowerCase()),
  ];
  return [...new Set(spellings)];
}

/** Whether people would mistake one name for the other. */
export function looksAlike(a: string, b: string): boolean {
  const spellings = readingsOf(b);
  return readingsOf(a).some((spelling) => spellings.includes(spelling));
}

/**
 * Whether people would mistake a name for a known one. In a name that mixes Latin letters with letters of other
 * scripts, each of the latter may stand for any letter, because no list of similar letters is complete.
 */
export function imitates(name: string, known: string): boolean {
  const [letters, others] = [lettersOf(name), lettersOf(known)];
  if (letters.length !== others.length || !letters.some(isPlain)) return looksAlike(name, known);
  return letters.every((letter, at) => !isPlain(letter) || mayLookLike(letter, others[at] ?? ''));
}

function lettersOf(name: string): string[] {
  return Array.from(foldedName(name));
}

function isPlain(letter: string): boolean {
  return /[a-z]/.test(letter);
}

function mayLookLike(a: string, b: string): boolean {
  const looks = TWINS[b] ?? b;
  return a === b || Array.from(TWINS[a] ?? a).some((look) => looks.includes(look));
}
