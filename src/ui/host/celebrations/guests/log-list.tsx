import * as texts from '#messages/hosts-guests.ts';
import type { LogEntry } from '../../../../domain/hosting/host-action.ts';
import { useHostState } from '../../host-context.tsx';
import { TextLink } from '../../shell/text-link.tsx';
import styles from './log.module.css';

/** What hosts did, the newest first. An action that can be undone has 'Undo'. */
export function LogList({ entries, onUndo }: { entries: readonly LogEntry[]; onUndo(entry: LogEntry): void }) {
  const ownId = useHostState((state) => state.user?.id);
  if (entries.length === 0) return <p className={styles.none}>{texts.nothingYet}</p>;
  return (
    <ul role="list" className={styles.log}>
      {entries.map((entry) => {
        const who = entry.by.id === ownId ? texts.you : entry.by.name;
        const sentence = texts.logSentence({ ...entry, who, name: entry.guest?.name });
        return (
          <li key={entry.id} data-undone={entry.undone ? '' : undefined}>
            <time dateTime={new Date(entry.at).toISOString()}>{texts.clockTime(entry.at)}</time>
            <span>
              <span>{sentence}</span>
              {entry.mayReturn === false && <small>{texts.mayNotReturn}</small>}
              {entry.undone && <small>{texts.undoneBy(texts.clockTime(entry.undone.at), entry.undone.by)}</small>}
            </span>
            {entry.canUndo && (
              <TextLink aria-label={texts.undoThis(sentence)} onClick={() => onUndo(entry)}>
                {texts.undo}
              </TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
