import { useRef } from 'react';
import * as texts from '#messages/hosts-guests.ts';
import type { LogEntry } from '../../../../domain/hosting/log-entry.ts';
import { usePassedFocus } from '../../../use-passed-focus.ts';
import { useHostState } from '../../host-context.tsx';
import { TextLink } from '../../shell/text-link.tsx';
import styles from './log.module.css';
import { logSentence } from './log-sentence.ts';

/** What hosts did, the newest first. An action that can be undone has 'Undo'. */
export function LogList({ entries, onUndo }: { entries: readonly LogEntry[]; onUndo(entry: LogEntry): void }) {
  const ownId = useHostState((state) => state.user?.id);
  if (entries.length === 0) return <p className={styles.none}>{texts.nothingYet}</p>;
  return (
    <ul role="list" className={styles.log}>
      {entries.map((entry) => (
        <LogRow key={entry.id} entry={entry} isOwn={entry.by.id === ownId} onUndo={() => onUndo(entry)} />
      ))}
    </ul>
  );
}

function LogRow({ entry, isOwn, onUndo }: { entry: LogEntry; isOwn: boolean; onUndo(): void }) {
  const row = useRef<HTMLLIElement>(null);
  const sentence = logSentence(entry, isOwn);
  return (
    <li ref={row} tabIndex={-1} data-undone={entry.undone ? '' : undefined}>
      <time dateTime={new Date(entry.at).toISOString()}>{texts.clockTime(entry.at)}</time>
      <span>
        <span>{sentence}</span>
        {entry.mayReturn === false && <small>{texts.mayNotReturn}</small>}
        {entry.undone && <small>{texts.undoneBy(texts.clockTime(entry.undone.at), entry.undone.by)}</small>}
      </span>
      {entry.canUndo && <UndoLink sentence={sentence} onUndo={onUndo} onGone={() => row.current?.focus()} />}
    </li>
  );
}

function UndoLink({ sentence, onUndo, onGone }: { sentence: string; onUndo(): void; onGone(): void }) {
  const link = usePassedFocus<HTMLButtonElement>(onGone);
  return (
    <TextLink ref={link} aria-label={texts.undoThis(sentence)} onClick={onUndo}>
      {texts.undo}
    </TextLink>
  );
}
