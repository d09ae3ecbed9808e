import { useEffect, useRef, useState } from 'react';
import * as texts from '#messages/hosts/team.ts';
import { HANDINGS_OVER, type HandingOver } from '../../../../domain/hosting/handing-over.ts';
import { Button } from '../../../components/button.tsx';
import { Segments } from '../../../components/segments.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { useHost } from '../../state/host-context.tsx';
import { isTonight } from '../parts/evening.ts';
import { useHosted } from '../room/hosted.tsx';
import styles from './ask-for-help.module.css';
import { AskOne } from './ask-for-help.tsx';

/** For a planner, who gives the celebration to the couple. The owner alone can do that. */
export function HandItOver({ onAsked }: { onAsked(): void }) {
  const { celebration, settings } = useHosted();
  const { clock } = useHost();
  const [isOpen, setIsOpen] = useState(false);
  const [handsOver, setHandsOver] = useState<HandingOver>('stay');
  const choice = useRef<HTMLDivElement>(null);
  // The focus is outside React. The button that had it is gone.
  useEffect(() => {
    if (isOpen) choice.current?.querySelector('button')?.focus();
  }, [isOpen]);
  return (
    <TitledCard title={texts.handOver}>
      <p className={styles.lead}>{texts.handOverLead}</p>
      {isOpen ? (
        <div ref={choice} className={styles.handOver}>
          {isTonight({ ...celebration, state: settings.state }, clock.now()) && (
            <Notice icon="clock">{texts.handOverTonight}</Notice>
          )}
          <h3>{texts.afterwards}</h3>
          <Segments<HandingOver>
            label={texts.afterwards}
            segments={HANDINGS_OVER.map((id) => ({ id, label: texts.afterwardsYou[id] }))}
            chosen={handsOver}
            onChoose={setHandsOver}
          />
          <AskOne handsOver={handsOver} onAsked={onAsked} />
        </div>
      ) : (
        <Button isWide onClick={() => setIsOpen(true)}>
          {texts.handOver}
        </Button>
      )}
    </TitledCard>
  );
}
