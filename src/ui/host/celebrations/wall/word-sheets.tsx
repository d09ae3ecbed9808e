import type { Word } from '../../../../domain/wall/word.ts';
import { WordSentSheet } from './word-sent-sheet.tsx';
import { WordSheet } from './word-sheet.tsx';

interface WordSheetsProps {
  isOpen: boolean;
  nowMs: number;
  word: Word | null;
  onClose(): void;
}

/** The sheet for a new message, or the sheet of the message that is shown now. */
export function WordSheets({ isOpen, nowMs, word, onClose }: WordSheetsProps) {
  return (
    <>
      <WordSheet isOpen={isOpen && !word} onClose={onClose} />
      <WordSentSheet isOpen={isOpen && word !== null} nowMs={nowMs} word={word} onClose={onClose} />
    </>
  );
}
