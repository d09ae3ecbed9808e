import { useRef } from 'react';
import * as texts from '#messages/hosts-guests.ts';
import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import { usePassedFocus } from '../../../../taps-and-focus/use-passed-focus.ts';
import { TextLink } from '../../../parts/text-link.tsx';
import { useHostState } from '../../../state/host-context.tsx';
import { useHosted } from '../../room/hosted.tsx';
import styles from './log.module.css';
import { logDetails } from './log-details.ts';
import { logSentence } from './log-sentence.ts';

/** What hosts did, the newest first. An action that can be undone has 'Undo'. */
export function LogList({ entries, onUndo }: { entries: readonly LogEntry[]; onUndo(entry: LogEntry): void }) {
  const own = useHostState((state) => state.user);
  const { view } = useHosted();
  // The log has only the name of whoever has undone something.
  const isOnlyName = (view.room?.hosts ?? []).filter(({ name }) => name === own?.name).length <= 1;
  if (entries.length === 0) return <p className={styles.none}>{texts.nothingYet}</p>;
  return (
    <ul role="list" className={styles.log}>
      {entries.map((entry) => (
        <LogRow
          key={entry.id}
          entry={entry}
          isOwn={entry.by.id === own?.id}
          hasUndone={isOnlyName && entry.undone?.by === own?.name}
          onUndo={() => onUndo(entry)}
        />
      ))}
    </ul>
  );
}

interface LogRowProps {
  entry: LogEntry;
  isOwn: boolean;
  /** Whether this host has taken it back. */
  hasUndone: boolean;
  onUndo(): void;
}

function LogRow({ entry, isOwn, hasUndone, onUndo }: LogRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const sentence = logSentence(entry, isOwn);
  return (
    <li ref={row} tabIndex={-1} data-undone={entry.undone ? '' : undefined}>
      <time dateTime={new Date(entry.at).toISOString()}>{texts.clockTime(entry.at)}</time>
      <span>
        <span>{sentence}</span>
        {logDetails(entry).map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
        {entry.mayReturn === false && <small>{texts.mayNotReturn}</small>}
        {entry.undone && <small>{undoneOf(entry.undone, hasUndone)}</small>}
      </span>
      {entry.canUndo && <UndoLink sentence={sentence} onUndo={onUndo} onGone={() => row.current?.focus()} />}
    </li>
  );
}

function undoneOf({ at, by }: NonNullable<LogEntry['undone']>, isOwn: boolean): string {
  return isOwn ? texts.undoneByYou(texts.clockTime(at)) : texts.undoneBy(texts.clockTime(at), by);
}

function UndoLink({ sentence, onUndo, onGone }: { sentence: string; onUndo(): void; onGone(): void }) {
  const link = usePassedFocus<HTMLButtonElement>(onGone);
  return (
    <TextLink ref={link} aria-label={texts.undoThis(sentence)} onClick={onUndo}>
      {texts.undo}
    </TextLink>
  );
}
