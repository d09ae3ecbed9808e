import { useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { Card } from '../../../components/card.tsx';
import { Monogram } from '../../../components/drawings/monogram.tsx';
import { inOneTypeface } from '../../../look/typeface-of.tsx';
import { useAct } from '../../acts/use-act.ts';
import { ConfirmSheet } from '../../form/form-sheet.tsx';
import { Initial } from '../../parts/row.tsx';
import { SettingFact, SettingsGroup } from '../../parts/settings.tsx';
import { DeletionNotice } from '../parts/deletion-notice.tsx';
import { EndSheet } from '../parts/end-sheet.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import { useHosted, useTimes } from '../room/hosted.tsx';
import styles from './the-end.module.css';

/** Shows when the celebration ends by itself, and lets hosts end or reopen it. */
export function TheEnd() {
  const { celebration, settings, change } = useHosted();
  const act = useAct();
  const { moment } = useTimes();
  const [asked, setAsked] = useState<'when' | 'end' | null>(null);
  const isOver = settings.state === 'over';
  const close = () => setAsked(null);

  function end() {
    close();
    void act({ run: () => change({ state: 'over' }), done: texts.ended, undo: () => change({ state: 'open' }) });
  }

  function open() {
    void act({ run: () => change({ state: 'open' }), done: texts.reopened });
  }

  if (settings.deletesAt !== null) return <DeletionNotice isCard deletesAt={settings.deletesAt} />;
  if (isOver) {
    return (
      <Card className={styles.over}>
        <Initial icon="clock" />
        <div>
          <h2 className="display">{texts.over}</h2>
          {settings.endedAt && <p>{moment(settings.endedAt)}</p>}
        </div>
        <div className={styles.reopen}>
          <small>{texts.reopenHint}</small>
          <SmallButton onClick={open}>{texts.reopenIt}</SmallButton>
        </div>
      </Card>
    );
  }
  return (
    <SettingsGroup icon="clock" title={texts.whenItIsOver}>
      <SettingFact
        hint={moment(Date.parse(celebration.ends))}
        action={
          <SmallButton label={texts.changeEnd} aria-haspopup="dialog" onClick={() => setAsked('when')}>
            {texts.change}
          </SmallButton>
        }
      >
        {texts.endsByItself}
      </SettingFact>
      <SettingFact
        hint={texts.endHint}
        action={
          <SmallButton label={texts.endIt} aria-haspopup="dialog" onClick={() => setAsked('end')}>
            {texts.end}
          </SmallButton>
        }
      >
        {texts.endIt}
      </SettingFact>
      <ConfirmSheet
        isOpen={asked === 'end'}
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
      <EndSheet isOpen={asked === 'when'} onClose={close} />
    </SettingsGroup>
  );
}
