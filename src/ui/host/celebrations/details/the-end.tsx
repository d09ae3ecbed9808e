import { useState } from 'react';
import * as texts from '#messages/hosts-celebrations.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Sheet, SheetPair } from '../../../components/sheet.tsx';
import { useHost } from '../../host-context.tsx';
import { HOME } from '../../host-route.ts';
import { Lines } from '../../shell/lines.tsx';
import { useHosted } from '../hosted.tsx';
import { useAct } from '../parts/use-act.ts';
import styles from './details.module.css';

/** Ends the celebration, opens it again, or deletes it. Only the owner deletes. */
export function TheEnd() {
  const { celebration, calls, change } = useHosted();
  const { go } = useHost();
  const act = useAct();
  const [asked, setAsked] = useState<'end' | 'delete' | null>(null);
  const isOver = celebration.state === 'over';
  const close = () => setAsked(null);

  function end() {
    close();
    void act({ run: () => change({ state: 'over' }), done: texts.ended, takeBack: () => change({ state: 'open' }) });
  }

  async function remove() {
    close();
    if (await act({ run: calls.delete, done: texts.deleted(celebration.names) })) go(HOME);
  }

  return (
    <Card className={styles.card}>
      <h2>{texts.whenItIsOver}</h2>
      <div className={styles.row}>
        <span>
          {isOver ? texts.reopenIt : texts.endIt}
          <small>{isOver ? texts.reopenHint : texts.endHint}</small>
        </span>
        {isOver ? (
          <Button
            className={styles.small}
            aria-label={texts.reopenIt}
            onClick={() => act({ run: () => change({ state: 'open' }), done: texts.reopened })}
          >
            {texts.reopen}
          </Button>
        ) : (
          <Button
            className={styles.small}
            aria-label={texts.endIt}
            aria-haspopup="dialog"
            onClick={() => setAsked('end')}
          >
            {texts.end}
          </Button>
        )}
      </div>
      {celebration.role === 'owner' && (
        <div className={styles.row}>
          <span>
            {texts.deleteIt}
            <small>{texts.deleteHint}</small>
          </span>
          <Button
            className={styles.small}
            aria-label={texts.deleteIt}
            aria-haspopup="dialog"
            onClick={() => setAsked('delete')}
          >
            <Lines name="trash" />
            {texts.deleteNow}
          </Button>
        </div>
      )}
      <Sheet isOpen={asked === 'end'} onDismiss={close} title={texts.endQuestion} lead={texts.endLead}>
        <SheetPair>
          <Button data-autofocus onClick={close}>
            {texts.notYet}
          </Button>
          <Button kind="primary" onClick={end}>
            {texts.endNow}
          </Button>
        </SheetPair>
      </Sheet>
      <Sheet
        isOpen={asked === 'delete'}
        onDismiss={close}
        title={texts.deleteQuestion(celebration.names)}
        lead={texts.deleteLead(celebration.guests)}
      >
        <SheetPair>
          <Button data-autofocus onClick={close}>
            {texts.keepIt}
          </Button>
          <Button kind="danger" onClick={remove}>
            {texts.deleteNow}
          </Button>
        </SheetPair>
      </Sheet>
    </Card>
  );
}
