import { useState } from 'react';
import * as texts from '#messages/hosts/evening.ts';
import { aWord, sayingNow } from '#messages/hosts/wall.ts';
import { currentWord } from '../../../../domain/wall/wall-settings.ts';
import { Setting } from '../../parts/settings.tsx';
import { useHosted } from '../room/hosted.tsx';
import { WordSheets } from '../wall/word-sheets.tsx';

/** Opens the sheet for a message to everybody, or the sheet of the message that is shown now. */
export function WordRow({ nowMs }: { nowMs: number }) {
  const { celebration } = useHosted();
  const [isOpen, setIsOpen] = useState(false);
  const word = currentWord(celebration.word, nowMs);
  return (
    <>
      <Setting
        icon="word"
        hint={word && <bdi>{sayingNow(word.text)}</bdi>}
        value={word ? undefined : texts.noWord}
        onClick={() => setIsOpen(true)}
      >
        {aWord}
      </Setting>
      <WordSheets isOpen={isOpen} nowMs={nowMs} word={word} onClose={() => setIsOpen(false)} />
    </>
  );
}
