import { useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { Monogram } from '../../../components/drawings/monogram.tsx';
import { inOneTypeface } from '../../../look/typeface-of.tsx';
import { useAct } from '../../acts/use-act.ts';
import { ConfirmSheet } from '../../form/form-sheet.tsx';
import { Setting, SettingsGroup } from '../../parts/settings.tsx';
import { useHosted } from '../room/hosted.tsx';
import { DeleteIt } from './delete-it.tsx';
import styles from './last-acts.module.css';

/** What ends the celebration stands apart, after everything else. Only the owner can delete it. */
export function LastActs() {
  const { celebration, settings } = useHosted();
  const isOver = settings.state === 'over';
  const mayDelete = celebration.role === 'owner' && settings.deletesAt === null;
  if (isOver && !mayDelete) return null;
  return (
    <SettingsGroup isApart>
      {!isOver && <EndIt />}
      {mayDelete && <DeleteIt />}
    </SettingsGroup>
  );
}

/** Ends the celebration now. */
function EndIt() {
  const { celebration, change } = useHosted();
  const act = useAct();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  function end() {
    close();
    void act({ run: () => change({ state: 'over' }), done: texts.ended, undo: () => change({ state: 'open' }) });
  }

  return (
    <>
      <Setting icon="clock" onClick={() => setIsOpen(true)}>
        {texts.endIt}
      </Setting>
      <ConfirmSheet
        isOpen={isOpen}
        title={texts.endQuestion}
        lead={texts.endLead}
        picture={
          <div className={styles.couple}>
            <Monogram names={celebration.names} />
            <p className="display">{inOneTypeface(celebration.names)}</p>
          </div>
        }
        keep={texts.notYet}
        confirm={texts.endNow}
        onClose={close}
        onConfirm={end}
      />
    </>
  );
}
