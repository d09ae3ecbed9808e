import { type ReactNode, useState } from 'react';
import { doors, theDoor } from '#messages/hosts/celebrations.ts';
import * as guestTexts from '#messages/hosts/guests.ts';
import { places } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/tonight.ts';
import { sayingNow, shows } from '#messages/hosts/wall.ts';
import { currentWord } from '../../../../domain/wall/wall-settings.ts';
import { Button } from '../../../components/button.tsx';
import { Sheet, SheetPair } from '../../../components/sheet/sheet.tsx';
import { useAct } from '../../acts/use-act.ts';
import { HostLink } from '../../parts/host-link.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Menu } from '../../parts/menu.tsx';
import { DoorChoice, useDoor } from '../parts/door-choice.tsx';
import { useHosted } from '../room/hosted.tsx';
import { WordSheets } from '../wall/word-sheets.tsx';
import styles from './acts.module.css';

/**
 * The buttons for the night, each with what it acts on or what is chosen now. Two act at once: a message to everybody, and
 * pausing the leaderboard. Two are settings: the wall, and the door.
 */
export function Acts({ pausedAt, nowMs }: { pausedAt: number | null; nowMs: number }) {
  const { celebration } = useHosted();
  const { id, wall } = celebration;
  return (
    <div className={styles.acts}>
      <WordAct nowMs={nowMs} />
      <PauseAct isPaused={pausedAt !== null} />
      <HostLink className={styles.act} to={{ screen: 'celebration', id, place: 'wall' }}>
        <ActWords icon="screen" title={places.wall}>
          {shows[wall]}
        </ActWords>
      </HostLink>
      <DoorAct />
    </div>
  );
}

function ActWords({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b>{title}</b> <small>{children}</small>
      </span>
    </>
  );
}

/** While a message is shown to everybody, the button shows it and opens the sheet that can take it back. */
function WordAct({ nowMs }: { nowMs: number }) {
  const { celebration } = useHosted();
  const [isOpen, setIsOpen] = useState(false);
  const word = currentWord(celebration.word, nowMs);
  return (
    <>
      <button
        type="button"
        className={styles.act}
        data-off={word !== null || undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <ActWords icon="word" title={texts.aWord}>
          {word ? <bdi>{sayingNow(word.text)}</bdi> : texts.toTheRoom}
        </ActWords>
      </button>
      <WordSheets isOpen={isOpen} nowMs={nowMs} word={word} onClose={() => setIsOpen(false)} />
    </>
  );
}

function PauseAct({ isPaused }: { isPaused: boolean }) {
  const { change } = useHosted();
  const act = useAct();

  function togglePause() {
    void act({
      run: () => change({ paused: !isPaused }),
      done: isPaused ? guestTexts.runsAgain : guestTexts.isPaused,
      undo: () => change({ paused: isPaused }),
    });
  }

  return (
    <button type="button" className={styles.act} data-off={isPaused || undefined} onClick={togglePause}>
      <ActWords icon={isPaused ? 'play' : 'pause'} title={isPaused ? texts.goOn : texts.pause}>
        {isPaused ? texts.goOnWhat : texts.pauseWhat}
      </ActWords>
    </button>
  );
}

function DoorAct() {
  const { door, choose } = useDoor();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <button
        type="button"
        className={styles.act}
        data-off={door === 'closed' || undefined}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        <ActWords icon="door" title={theDoor}>
          {doors[door]}
        </ActWords>
      </button>
      <Sheet isOpen={isAsking} title={guestTexts.doorQuestion} lead={guestTexts.doorLead} onDismiss={close}>
        <Menu>
          <DoorChoice
            door={door}
            onChoose={(next) => {
              close();
              void choose(next);
            }}
          />
        </Menu>
        <SheetPair>
          <Button onClick={close}>{guestTexts.close}</Button>
        </SheetPair>
      </Sheet>
    </>
  );
}
