import { useState } from 'react';
import * as texts from '#messages/hosts-celebrations.ts';
import { HOME } from '../../host-route.ts';
import { ConfirmSheet } from '../../parts/confirm-sheet.tsx';
import { Row } from '../../parts/row.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useGoOn } from '../../parts/use-go-on.ts';
import { Lines } from '../../shell/lines.tsx';
import { useHosted } from '../hosted.tsx';
import { SmallButton } from '../parts/small-button.tsx';

/** Ends the celebration, opens it again, or deletes it. Only the owner deletes. */
export function TheEnd() {
  const { celebration, settings, calls, change } = useHosted();
  const goOn = useGoOn();
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

  async function remove() {
    close();
    if (await act({ run: calls.delete, done: texts.deleted(celebration.names) })) goOn(HOME);
  }

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
        <Row
          hint={texts.deleteHint}
          action={
            <SmallButton label={texts.deleteIt} aria-haspopup="dialog" onClick={() => setAsked('delete')}>
              <Lines name="trash" />
              {texts.deleteNow}
            </SmallButton>
          }
        >
          {texts.deleteIt}
        </Row>
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
      <ConfirmSheet
        isOpen={asked === 'delete'}
        title={texts.deleteQuestion(celebration.names)}
        lead={texts.deleteLead(celebration.guests)}
        keep={texts.keepIt}
        confirm={texts.deleteNow}
        onClose={close}
        onConfirm={remove}
      />
    </TitledCard>
  );
}
