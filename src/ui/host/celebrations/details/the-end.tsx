import { useState } from 'react';
import * as texts from '#messages/hosts-celebrations.ts';
import { useAct } from '../../acts/use-act.ts';
import { ConfirmSheet } from '../../form/confirm-sheet.tsx';
import { Row } from '../../parts/row.tsx';
import { TextLink } from '../../parts/text-link.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { DeletionNotice } from '../parts/deletion-notice.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import { useHosted } from '../room/hosted.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import styles from './details.module.css';

/** Ends the celebration, opens it again, or deletes it. Only the owner deletes, and seldom: so it is only a line. */
export function TheEnd() {
  const { celebration, settings, change } = useHosted();
  const act = useAct();
  const [asked, setAsked] = useState<'end' | 'delete' | null>(null);
  const isOver = settings.state === 'over';
  const close = () => setAsked(null);

  function end() {
    close();
    void act({ run: () => change({ state: 'over' }), done: texts.ended, undo: () => change({ state: 'open' }) });
  }

  function open() {
    void act({ run: () => change({ state: 'open' }), done: texts.reopened });
  }

  if (settings.deletesAt !== null) return <DeletionNotice deletesAt={settings.deletesAt} />;
  return (
    <TitledCard title={texts.whenItIsOver}>
      <Row
        hint={isOver ? texts.reopenHint : texts.endHint}
        action={
          isOver ? (
            <SmallButton label={texts.reopenIt} onClick={open}>
              {texts.reopen}
            </SmallButton>
          ) : (
            <SmallButton label={texts.endIt} aria-haspopup="dialog" onClick={() => setAsked('end')}>
              {texts.end}
            </SmallButton>
          )
        }
      >
        {isOver ? texts.reopenIt : texts.endIt}
      </Row>
      {celebration.role === 'owner' && (
        <p className={styles.delete}>
          <TextLink isSoft aria-haspopup="dialog" onClick={() => setAsked('delete')}>
            {texts.deleteIt}
          </TextLink>
        </p>
      )}
      <ConfirmSheet
        isOpen={asked === 'end'}
        title={texts.endQuestion}
        lead={texts.endLead}
        keep={texts.notYet}
        confirm={texts.endNow}
        isMild
        onClose={close}
        onConfirm={end}
      />
      <DeleteSheet isOpen={asked === 'delete'} onClose={close} />
    </TitledCard>
  );
}
