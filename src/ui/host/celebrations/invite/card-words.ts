import { cardWords } from '#messages/hosts-invite.ts';

type Words = (typeof cardWords)['en'];

/** The words of a card in a language, or in English if there are none. */
export function cardWordsOf(language: string): Words {
  return cardWords[language as keyof typeof cardWords] ?? cardWords.en;
}
