import { useEffect, useRef, useState } from 'react';
import * as texts from '#messages/hosts/team.ts';
import { HANDINGS_OVER, type HandingOver } from '../../../../domain/hosting/handing-over.ts';
import { Segments } from '../../../components/segments.tsx';
import { Sheet } from '../../../components/sheet/sheet.tsx';
import { CloseCross } from '../../parts/close-cross.tsx';
import { Setting, SettingsGroup } from '../../parts/settings.tsx';
import { useHost } from '../../state/host-context.tsx';
import { isTonight } from '../../time/evening.ts';
import { useHosted } from '../room/hosted.tsx';
import styles from './ask-for-help.module.css';
import { AskOne } from './ask-for-help.tsx';

/** Lets the owner, such as a planner, hand the celebration over to somebody else, such as the couple. */
export function HandItOver({ onAsked }: { onAsked(): void }) {
  const { celebration, settings } = useHosted();
  const { clock } = useHost();
  const [isOpen, setIsOpen] = useState(false);
  const [handsOver, setHandsOver] = useState<HandingOver>('stay');
  const choice = useRef<HTMLDivElement>(null);
  // This is an effect because the focus is outside React. The focus starts at the choice.
  useEffect(() => {
    if (isOpen) choice.current?.querySelector('button')?.focus();
  }, [isOpen]);
  const shut = () => setIsOpen(false);
  const isNow = isTonight({ ...celebration, state: settings.state }, clock.now());
  return (
    <>
      <SettingsGroup>
        <Setting icon="people" onClick={() => setIsOpen(true)}>
          {texts.handOver}
        </Setting>
      </SettingsGroup>
      <Sheet
        isOpen={isOpen}
        title={texts.handOver}
        corner={<CloseCross onClose={shut} />}
        lead={<span className={styles.sentence}>{isNow ? texts.handOverTonight : texts.handOverLead}</span>}
        onDismiss={shut}
      >
        <div key={String(isOpen)} ref={choice} className={styles.handOver}>
          <h3>{texts.afterwards}</h3>
          <Segments<HandingOver>
            label={texts.afterwards}
            segments={HANDINGS_OVER.map((id) => ({ id, label: texts.afterwardsYou[id] }))}
            chosen={handsOver}
            onChoose={setHandsOver}
          />
          <AskOne
            handsOver={handsOver}
            onAsked={({ link }) => {
              onAsked();
              // If a link was made, the sheet stays open so that the host can copy it.
              if (!link) shut();
            }}
          />
        </div>
      </Sheet>
    </>
  );
}
