import { useState } from 'react';
import * as texts from '#messages/hosts/wall.ts';
import { currentWord } from '../../../../domain/wall/wall-settings.ts';
import type { Word } from '../../../../domain/wall/word.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useHosted } from '../room/hosted.tsx';
import { WordSentSheet } from './word-sent-sheet.tsx';
import { WordSheet } from './word-sheet.tsx';

/** Says one line to everybody. While a word is out, the button shows it, and leads to taking it back. */
export function WordButton({ nowMs }: { nowMs: number }) {
  const { celebration } = useHosted();
  const [isOpen, setIsOpen] = useState(false);
  const word = currentWord(celebration.word, nowMs);
  return (
    <>
      <Button isWide aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="word" />
        <bdi>{word ? texts.sayingNow(word.text) : texts.aWord}</bdi>
      </Button>
      <WordSheets isOpen={isOpen} nowMs={nowMs} word={word} onClose={() => setIsOpen(false)} />
    </>
  );
}

interface WordSheetsProps {
  isOpen: boolean;
  nowMs: number;
  word: Word | null;
  onClose(): void;
}

/** The sheet for a new word, or that of the one that is out. */
export function WordSheets({ isOpen, nowMs, word, onClose }: WordSheetsProps) {
  return (
    <>
      <WordSheet isOpen={isOpen && !word} onClose={onClose} />
      <WordSentSheet isOpen={isOpen && word !== null} nowMs={nowMs} word={word} onClose={onClose} />
    </>
  );
}
