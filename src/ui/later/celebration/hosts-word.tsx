import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import * as texts from '#messages/celebration/word.ts';
import { type HeardWord, hasSameEnd } from '../../../domain/wall/served-word.ts';
import { createToldInTab } from '../../browser/told-in-tab.ts';
import { Drawing } from '../../components/drawings/icon.tsx';
import { APART, Mark, Rings } from '../../components/drawings/rings.tsx';
import { Sheet, useLast } from '../../components/sheet/sheet.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { shortTime } from '../../time/short-time.ts';
import styles from './hosts-word.module.css';
import type { Joining } from './joining.ts';
import picture from './over-sheet.module.css';
import { useRoomForWord } from './use-room-for-word.ts';

const CLOSE = ['M6.5 6.500l11 11M17.5 6.500l-11 11'] as const;

/** The tab remembers this many dismissed messages, more than there are in an evening. */
const REMEMBERED = 20;

/** Shows the hosts' message to everybody until its time is over or the guest dismisses it. */
export function HostsWord({ joining }: { joining: Joining }) {
  const word = useStore(joining, (state) => state.word);
  const names = usePhone((phone) => phone.celebration?.names ?? '');
  const [read] = useState(() => createToldInTab('wordsRead', REMEMBERED));
  const [putAway, setPutAway] = useState<HeardWord | null>(null);
  const isRead =
    word !== null && (word === putAway || read.some((until) => hasSameEnd(word, { until: Number(until) })));
  const shown = isRead ? null : word;
  const isDown = shown?.phonesDown === true;
  const banner = useRef<HTMLDivElement>(null);
  useRoomForWord(banner);
  function put(away: HeardWord) {
    read.add(String(away.until));
    setPutAway(away);
  }
  const down = useLast(isDown ? shown : null);
  return (
    <>
      <div className={styles.place} aria-live="polite" aria-atomic="true">
        {shown && !isDown && (
          <div className={styles.word} ref={banner}>
            <Mark />
            <p>
              <bdi>{inOneTypeface(shown.text)}</bdi>
              <small>{texts.fromUntil(names, shortTime(shown.untilThere))}</small>
            </p>
            <button type="button" aria-label={texts.putAway} onClick={() => put(shown)}>
              <Drawing paths={CLOSE} />
            </button>
          </div>
        )}
      </div>
      {down && <PhonesDown word={down} isOpen={isDown} onNeeded={() => put(down)} />}
    </>
  );
}

/**
 * The page while phones are down: only the hosts' line, two glasses, and one button to leave. Unsent drinks are still
 * sent.
 */
function PhonesDown({ word, isOpen, onNeeded }: { word: HeardWord; isOpen: boolean; onNeeded(): void }) {
  return (
    <Sheet
      isOpen={isOpen}
      isUnasked
      isFull
      align="centre"
      picture={
        <div className={picture.picture} aria-hidden="true">
          <Rings hasSpark distance={APART.wideLens} />
        </div>
      }
      title={<bdi>{inOneTypeface(word.text)}</bdi>}
      lead={texts.comesBackAt(shortTime(word.untilThere))}
    >
      <div className={picture.actions}>
        <TextButton isWide data-autofocus onClick={onNeeded}>
          {texts.needItNow}
        </TextButton>
      </div>
    </Sheet>
  );
}
