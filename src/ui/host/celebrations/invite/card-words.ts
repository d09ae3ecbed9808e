import { cardWords } from '#messages/hosts-invite.ts';

type Words = (typeof cardWords)['en'];

/** The words of a language. A card of a language that has none is in English. */
export function cardWordsOf(language: string): Words {
  return cardWords[language as keyof typeof cardWords] ?? cardWords.en;
}
