import { useRef } from 'react';
import * as texts from '#messages/hosts/guests.ts';
import { formerHost, hostDid, youDid } from '#messages/hosts/log.ts';
import * as hostsWall from '#messages/hosts/wall.ts';
import { locale } from '#messages/page.ts';
import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import type { WallChoice, WallColours } from '../../../../../domain/wall/wall-settings.ts';
import { InlineButton } from '../../../../components/button.tsx';
import type { Deeds } from '../../../../messages/forms/deeds.ts';
import { usePassedFocus } from '../../../../taps-and-focus/use-passed-focus.ts';
import { Nothing } from '../../../notices/nothing.tsx';
import { FactLine } from '../../../parts/facts.tsx';
import { Initial } from '../../../parts/row.tsx';
import { useHost, useHostState } from '../../../state/host-context.tsx';
import type { Times } from '../../../time/times.ts';
import { useHosted, useTimes } from '../../room/hosted.tsx';
import styles from './log.module.css';
import { logDetails } from './log-details.ts';
import { minutesOf } from './log-minutes.ts';
import { signOf } from './log-signs.ts';

interface LogListProps {
  entries: readonly LogEntry[];
  /** The list is beside more important content. Of many details each entry has the first, and how many follow. */
  isBrief?: boolean;
  onUndo(entry: LogEntry): void;
}

/** The actions of hosts, the newest first, grouped by minute. An action that can be undone has an 'Undo' button. */
export function LogList({ entries, isBrief = false, onUndo }: LogListProps) {
  const { clock } = useHost();
  const own = useHostState((state) => state.user);
  const { view } = useHosted();
  const times = useTimes();
  // For an undo, the log contains only the name of the host. The name does not identify this host if another host has
  // the same name.
  const isOnlyName = (view.room?.hosts ?? []).filter(({ name }) => name === own?.name).length <= 1;
  if (entries.length === 0) return <Nothing icon="clock">{texts.nothingYet}</Nothing>;
  return (
    <div className={styles.log} data-brief={isBrief || undefined}>
      {minutesOf(entries, times, clock.now()).map(({ day, time, entries: together }, index) => (
        <div key={together[0]?.id}>
          <p>
            <FactLine facts={[day ?? (index === 0 ? TODAY : ''), time].filter(Boolean)} />
          </p>
          <ul role="list">
            {together.map((entry) => (
              <LogRow
                key={entry.id}
                entry={entry}
                isBrief={isBrief}
                canUndo={entry.canUndo && view.status !== 'offline'}
                isOwn={entry.by.id === own?.id}
                hasUndone={isOnlyName && entry.undone?.by === own?.name}
                onUndo={() => onUndo(entry)}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const TODAY = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  .format(0, 'day')
  .replace(/^./u, (first) => first.toLocaleUpperCase(locale));

interface LogRowProps {
  entry: LogEntry;
  isBrief: boolean;
  canUndo: boolean;
  isOwn: boolean;
  /** Whether this host has undone the entry. */
  hasUndone: boolean;
  onUndo(): void;
}

/** A brief list has room for this many details of an entry. */
const MOST_BRIEF = 2;

function LogRow({ entry, isBrief, canUndo, isOwn, hasUndone, onUndo }: LogRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const times = useTimes();
  const sentence = logSentence(entry, isOwn);
  const all = logDetails(entry, times);
  const details = [
    ...(isBrief && all.length > MOST_BRIEF ? [all[0] ?? '', `+${all.length - 1}`] : all),
    ...(entry.mayReturn === false ? [texts.mayNotReturn] : []),
    ...(entry.undone ? [undoneOf(entry.undone, hasUndone, times)] : []),
  ];
  return (
    <li ref={row} tabIndex={-1} data-undone={entry.undone ? '' : undefined}>
      <Initial icon={signOf(entry.action)} />
      <span className={styles.words}>
        <span>
          <Sentence>{sentence}</Sentence>
        </span>
        {details.length > 0 && (
          <small>
            <FactLine facts={factsOf(details).map(withValuesTogether)} />
          </small>
        )}
      </span>
      {canUndo && <UndoLink sentence={sentence} onUndo={onUndo} onGone={() => row.current?.focus()} />}
    </li>
  );
}

/** Full sentences need no dot between them, so all that follows a sentence is one fact with it. */
function factsOf(details: readonly string[]): readonly string[] {
  const facts: string[] = [];
  for (const detail of details) {
    const before = facts.at(-1);
    if (before?.endsWith('.')) facts[facts.length - 1] = `${before} ${detail}`;
    else facts.push(detail);
  }
  return facts;
}

const VALUES = /([“„«‘].*?[”“»’](?!\p{L}))/u;

/** A sentence in which names and values stand out. */
function Sentence({ children }: { children: string }) {
  // Every second part is a value.
  return withValuesTogether(children)
    .split(VALUES)
    .map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part));
}

/** Keeps a name or a value in quotation marks on one line, if it fits on a line. */
function withValuesTogether(sentence: string): string {
  return sentence.replace(new RegExp(VALUES, 'gu'), (value) => value.replaceAll(' ', '\u00a0'));
}

function undoneOf({ at, by }: NonNullable<LogEntry['undone']>, isOwn: boolean, { time }: Times): string {
  return isOwn ? texts.undoneByYou(time(at)) : texts.undoneBy(time(at), by);
}

interface UndoLinkProps {
  sentence: string;
  onUndo(): void;
  /** Called when the link had the focus and has disappeared. */
  onGone(): void;
}

function UndoLink({ sentence, onUndo, onGone }: UndoLinkProps) {
  const link = usePassedFocus<HTMLButtonElement>(onGone);
  return (
    <InlineButton ref={link} aria-label={texts.undoThis(sentence)} onClick={onUndo}>
      {texts.undo}
    </InlineButton>
  );
}

/** A sentence about the action, without a full stop. Actions that only a newer server knows get a general sentence. */
export function logSentence({ action, by, guest, to = '', guests = 0 }: LogEntry, isOwn: boolean): string {
  const deeds = isOwn ? youDid : hostDid;
  // Some actions have a sentence for each value.
  const deed = isKnown(`${action}-${to}`, deeds) ? `${action}-${to}` : action;
  const say = isKnown(deed, deeds) ? deeds[deed] : deeds.other;
  const { shows, colourNames } = hostsWall;
  const shown = action === 'wall' ? (shows[to as WallChoice] ?? colourNames[to as WallColours] ?? '') : to;
  return say({ who: by.name || formerHost, name: guest?.name ?? '', to: shown, guests });
}

function isKnown(deed: string, deeds: Deeds): deed is keyof Deeds {
  return Object.hasOwn(deeds, deed);
}
