import { type ComponentType, useEffect, useState } from 'react';
import { carryOnElsewhere } from '#messages/carry-on.ts';
import * as texts from '#messages/celebration.ts';
import { didNotLoad } from '#messages/tracker.ts';
import { useClink, usePhone } from '../clink-context.tsx';
import { Button } from '../components/button.tsx';
import { Drawing } from '../components/icon.tsx';
import { Stress } from '../components/stress.tsx';
import { QR, SettingRow } from '../dialogs/setting-row.tsx';
import { useFeedback } from '../feedback/feedback.tsx';
import type { LoadSquares } from '../squares.ts';
import type { InviteSheetProps } from './invite-sheet.tsx';
import styles from './party.module.css';

interface PartyProps {
  loadSquares: LoadSquares;
  /** Where other phones find this installation. */
  origin: string;
  onOtherCode(): void;
  onOtherPhone(): void;
}

/** Where the guest is celebrating, with the invitation for somebody else, and the way to another celebration. */
export function Party({ origin, loadSquares, onOtherCode, onOtherPhone }: PartyProps) {
  const { log } = useClink();
  const { toast } = useFeedback();
  const celebration = usePhone((phone) => phone.celebration);
  const [isInviting, setIsInviting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [Invite, setInvite] = useState<ComponentType<InviteSheetProps> | null>(null);

  // The code draws what is not part of the first load.
  useEffect(() => {
    loadSquares().then(
      ({ squares }) => setInvite(() => squares.InviteSheet),
      (error: unknown) => {
        log('Error fetching a view', error);
        setHasFailed(true);
      },
    );
  }, [log, loadSquares]);

  /** The sheet opens as soon as its code is there. */
  const invite = () => (hasFailed ? toast({ message: didNotLoad }) : setIsInviting(true));
  return (
    <>
      {celebration ? (
        <div className={styles.party}>
          <p className={styles.label}>
            <Stress sentence={texts.youAreCelebrating}>
              <bdi className={styles.names}>{celebration.names || celebration.code}</bdi>
            </Stress>
          </p>
          {celebration.date && <p className={styles.label}>{texts.dateOf(celebration.date)}</p>}
          <Button kind="primary" isWide aria-haspopup="dialog" onClick={invite}>
            <Drawing paths={QR} />
            {texts.invite}
          </Button>
        </div>
      ) : (
        <SettingRow icon="qr" aria-haspopup="dialog" onClick={invite}>
          {texts.invite}
        </SettingRow>
      )}
      <SettingRow icon="phone" aria-haspopup="dialog" onClick={onOtherPhone}>
        {carryOnElsewhere}
      </SettingRow>
      <SettingRow icon="swap" aria-haspopup="dialog" onClick={onOtherCode}>
        {celebration ? texts.goToAnother : texts.haveACode}
      </SettingRow>
      {Invite && (
        <Invite isOpen={isInviting} celebration={celebration} origin={origin} onDismiss={() => setIsInviting(false)} />
      )}
    </>
  );
}
