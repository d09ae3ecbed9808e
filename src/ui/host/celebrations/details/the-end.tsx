import { useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { useAct } from '../../acts/use-act.ts';
import { ConfirmSheet } from '../../form/form-sheet.tsx';
import { SettingFact, SettingsGroup } from '../../parts/settings.tsx';
import { DeletionNotice } from '../parts/deletion-notice.tsx';
import { EndSheet } from '../parts/end-sheet.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import { useHosted, useTimes } from '../room/hosted.tsx';

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
  return (
    <SettingsGroup
      icon="clock"
      title={isOver ? texts.over : texts.whenItIsOver}
      lead={isOver && settings.endedAt ? moment(settings.endedAt) : undefined}
    >
      {!isOver && (
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
      )}
      <SettingFact
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
      </SettingFact>
      <ConfirmSheet
        isOpen={asked === 'end'}
        title={texts.endQuestion}
        lead={texts.endLead}
        keep={texts.notYet}
        confirm={texts.endNow}
        onClose={close}
        onConfirm={end}
      />
      <EndSheet isOpen={asked === 'when'} onClose={close} />
    </SettingsGroup>
  );
}
